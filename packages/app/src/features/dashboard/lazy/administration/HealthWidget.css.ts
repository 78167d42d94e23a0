import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style } from '@vanilla-extract/css'

export const parts = style({
  '@layer': { [layers.layout]: { padding: 0, listStyle: 'none', borderBlockEnd: `1px solid ${vars.color.rule}` } },
})

export const part = style({
  '@layer': {
    [layers.layout]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: vars.space[8],
      paddingBlock: vars.space[12],
      borderBlockStart: `1px solid ${vars.color.rule}`,
    },
  },
})
