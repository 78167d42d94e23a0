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

export const entrance = layout({ ...frame, gap: vars.space[28] })

export const brand = layout(brandLine)

export const product = style({ '@layer': { [layers.components]: productName } })

export const strip = layout({ '@media': { [wide]: { display: 'none' } } })

export const middle = layout({
  flex: '1 1 auto',
  '@media': { [wide]: { display: 'flex', flexDirection: 'column', justifyContent: 'center' } },
})

export const action = layout({ '@media': { [wide]: { maxInlineSize: formWidth } } })

export const foot = layout(footLine)

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
