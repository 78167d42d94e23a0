import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { rule } from '../../theme/styleRules.ts'

export const list = style(
  rule({
    display: 'grid',
    minInlineSize: 0,
    selectors: { '&[data-orientation="horizontal"]': { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[24] } },
  }),
)

export const dot = style(
  rule({
    borderRadius: vars.radius.round,
    selectors: {
      '&:checked::before': { visibility: 'visible', clipPath: 'circle(30%)' },
      '&[aria-disabled="true"]::before': { background: vars.color.ink3 },
    },
  }),
)
