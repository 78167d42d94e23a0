import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { rule } from '../../theme/styleRules.ts'

/** Side by side where both dates have room, else one below the other. */
export const pair = style(
  rule({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: vars.space[8],
    '@media': { '(max-width: 400px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
)
