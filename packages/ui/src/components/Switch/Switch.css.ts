import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { rule } from '../../theme/styleRules.ts'

/** The input itself is the track; the thumb is drawn inside it and walks from its start to its end. */
export const track = style(
  rule({
    placeContent: 'center start',
    inlineSize: vars.space[36],
    blockSize: vars.space[20],
    padding: vars.space[2],
    borderRadius: vars.radius.round,
    selectors: {
      '&::before': {
        content: '""',
        inlineSize: vars.space[14],
        blockSize: vars.space[14],
        borderRadius: vars.radius.round,
        background: vars.color.control,
        transitionProperty: 'margin-inline-start, background-color',
        transitionDuration: vars.duration.colour,
        transitionTimingFunction: vars.easing.out,
      },
      '&:checked::before': { marginInlineStart: vars.space[16], background: vars.brand.on },
      '&&[aria-disabled="true"]::before': { background: vars.color.ink3 },
    },
  }),
)

/** Below the words, beside a drawing wider than a box. */
export const below = style(
  rule({ selectors: { '&&': { paddingInlineStart: `calc(${vars.space[36]} + ${vars.space[10]})` } } }),
)
