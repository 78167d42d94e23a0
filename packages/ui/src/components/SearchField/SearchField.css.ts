import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { rule } from '../../theme/styleRules.ts'
import { breakpoints } from '../../theme/tokens.ts'

/** The key that leads here, drawn as a key cap (look.md, list page). */
export const keyHint = style(
  rule({
    font: 'inherit',
    flexShrink: 0,
    marginInlineEnd: vars.space[8],
    paddingInline: vars.space[6],
    border: `1px solid ${vars.color.ruleStrong}`,
    borderRadius: vars.radius.chip,
    color: vars.color.ink3,
    fontSize: vars.type.caption.size,
    lineHeight: vars.type.small.line,
    // On touch there is no such key.
    '@media': { '(pointer: coarse)': { display: 'none' } },
  }),
)

/** Where there is no room beside the words that are searched for, it is only read. */
export const scope = style(
  rule({
    flexShrink: 0,
    paddingInlineEnd: vars.space[8],
    color: vars.color.ink2,
    fontSize: vars.type.small.size,
    whiteSpace: 'nowrap',
    selectors: { '&:last-child': { paddingInlineEnd: vars.space[12] } },
    '@media': { [`(max-width: ${breakpoints.cards - 0.02}px)`]: { display: 'none' } },
  }),
)
