import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style } from '@vanilla-extract/css'

export const list = style({
  '@layer': { [layers.layout]: { display: 'flex', flexDirection: 'column', padding: 0, listStyle: 'none' } },
})

export const row = style({
  '@layer': {
    [layers.layout]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'start',
      justifyContent: 'space-between',
      gap: vars.space[12],
      paddingBlock: vars.space[12],
      borderBlockEnd: `1px solid ${vars.color.rule}`,
    },
  },
})

export const words = style({
  '@layer': { [layers.layout]: { display: 'grid', gap: vars.space[2], minInlineSize: 0, overflowWrap: 'anywhere' } },
})
