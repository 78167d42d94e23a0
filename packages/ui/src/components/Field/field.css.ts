import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { weights } from '../../theme/tokens.ts'
import { rule } from '../../theme/styleRules.ts'

/** Label above, field, hint below (look.md, form): the column every field stands in. */
export const field = style(rule({ display: 'grid', gap: vars.space[6], minInlineSize: 0, color: vars.color.ink }))

export const label = style(
  rule({
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.line,
    fontWeight: weights.button,
    overflowWrap: 'anywhere',
  }),
)

export const requirement = style(rule({ color: vars.color.ink3, fontWeight: weights.regular }))

/** The drawn edge of a field; the focus ring is its own, because the element in focus fills it. */
export const control = recipe({
  base: rule({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    inlineSize: '100%',
    minInlineSize: 0,
    minBlockSize: vars.size.field,
    border: `1px solid ${vars.color.control}`,
    borderRadius: vars.radius.control,
    background: vars.color.sheet,
    color: vars.color.ink,
    fontSize: vars.type.ui.size,
    lineHeight: vars.type.ui.line,
    letterSpacing: vars.type.ui.tracking,
    transitionProperty: 'border-color, background-color',
    transitionDuration: vars.duration.colour,
    selectors: {
      '&[data-hovered]': { borderColor: vars.color.ink2 },
      '&[data-focus-within], &[data-focus-visible]': { outline: `2px solid ${vars.brand.border}`, outlineOffset: 1 },
    },
    // Below 16 px phones zoom into a field that is touched.
    '@media': { '(pointer: coarse)': { fontSize: vars.type.h3.size } },
  }),
  variants: {
    isInvalid: {
      true: rule({ borderColor: vars.color.bad, boxShadow: `inset 0 0 0 1px ${vars.color.bad}` }),
    },
    isUnavailable: {
      true: rule({ background: vars.color.wash, borderColor: vars.color.ruleStrong, color: vars.color.ink2 }),
    },
  },
})

export const hint = style(
  rule({
    color: vars.color.ink3,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.line,
    textWrap: 'pretty',
    overflowWrap: 'anywhere',
  }),
)

export const error = style(
  rule({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[6],
    color: vars.color.bad,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.line,
    fontWeight: weights.button,
    textWrap: 'pretty',
    overflowWrap: 'anywhere',
  }),
)

export const errorGlyph = style(
  rule({ display: 'flex', alignItems: 'center', flexShrink: 0, blockSize: vars.type.small.line }),
)
