import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style } from '@vanilla-extract/css'

export const list = style({
  '@layer': { [layers.layout]: { display: 'grid', padding: 0, margin: 0, listStyle: 'none' } },
})

export const rating = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      gap: vars.space[6],
      paddingBlock: vars.space[12],
      borderBlockEnd: `1px solid ${vars.color.rule}`,
      overflowWrap: 'anywhere',
    },
  },
})

export const head = style({
  '@layer': { [layers.layout]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[12] } },
})
