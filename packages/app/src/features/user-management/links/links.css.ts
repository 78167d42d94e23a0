import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style } from '@vanilla-extract/css'

/** A case, and below it the answers it can have. */
export const linkLine = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      gap: vars.space[10],
      paddingBlock: vars.space[14],
      selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.rule}` } },
    },
  },
})
