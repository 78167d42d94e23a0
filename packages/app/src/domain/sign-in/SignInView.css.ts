import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style } from '@vanilla-extract/css'
import { brandLine, footLine, frame, layout, productName, wide } from './beforeShell.ts'

const formWidth = '376px'

export const gate = layout({
  minBlockSize: '100dvh',
  background: vars.color.paper,
  color: vars.color.ink,
  display: 'grid',
  '@media': { [wide]: { gridTemplateColumns: '1fr 1fr' } },
})

/** With two pages the words stand in the middle of the page, whatever the lines of the foot: start/welcome.ts knows where. */
export const entrance = layout({
  ...frame,
  gap: vars.space[28],
  '@media': { [wide]: { ...frame['@media']?.[wide], display: 'grid', gridTemplate: '1fr auto 1fr / minmax(0, 1fr)' } },
})

export const brand = layout({ ...brandLine, '@media': { [wide]: { alignSelf: 'start' } } })

export const product = style({ '@layer': { [layers.components]: productName } })

export const strip = layout({ '@media': { [wide]: { display: 'none' } } })

export const middle = layout({ flex: '1 1 auto' })

export const action = layout({ '@media': { [wide]: { maxInlineSize: formWidth } } })

export const foot = layout({ ...footLine, '@media': { [wide]: { alignSelf: 'end' } } })

export const facing = layout({
  display: 'none',
  '@media': {
    [wide]: {
      display: 'grid',
      placeItems: 'center',
      background: vars.color.desk,
      borderInlineStart: `1px solid ${vars.color.rule}`,
      padding: vars.space[48],
    },
  },
})

export const cover = layout({ inlineSize: '100%', maxInlineSize: '400px' })
