import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { layers } from '../../theme/layers.css.ts'
import { phones } from '../../theme/styleRules.ts'

/** The tabs of a page above the part they open; nearer to each other on phones. */
export const tabbedPart = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space[28],
      '@media': { [phones]: { gap: vars.space[8] } },
    },
  },
})
