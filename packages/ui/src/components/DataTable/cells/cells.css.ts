import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { weights } from '../../../theme/tokens.ts'
import { canHover, rule } from '../../../theme/styleRules.ts'

export const named = style(rule({ display: 'flex', alignItems: 'center', gap: vars.space[10], minInlineSize: 0 }))

export const lead = style(rule({ flexShrink: 0 }))

export const name = style(
  rule({
    display: 'block',
    color: vars.color.ink,
    fontWeight: weights.button,
    overflowWrap: 'anywhere',
    hyphens: 'manual',
    textDecorationThickness: 1,
    textUnderlineOffset: '0.25em',
    '@media': { [canHover]: { selectors: { '[data-part="opener"]:hover &': { textDecorationLine: 'underline' } } } },
  }),
)

export const second = style(
  rule({
    display: 'block',
    color: vars.color.ink3,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.line,
    fontWeight: weights.regular,
    overflowWrap: 'anywhere',
    hyphens: 'none',
    // The address stays in the detail and as a column of its own (look.md, additions).
    selectors: { '[data-density="compact"] &': { display: 'none' } },
  }),
)

/** "1 of 4" keeps its order in a text of the other direction. */
export const figure = style(rule({ fontVariantNumeric: 'tabular-nums', unicodeBidi: 'plaintext' }))

export const number = styleVariants({
  plain: rule({ color: vars.color.ink }),
  bad: rule({ color: vars.color.bad, fontWeight: weights.strong }),
  zero: rule({ color: vars.color.ink3 }),
})

export const numberRest = style(rule({ color: vars.color.ink3, fontSize: vars.type.small.size }))

export const missing = style(rule({ color: vars.color.ink3, fontSize: vars.type.small.size, whiteSpace: 'nowrap' }))
