import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { measures, weights } from '../../theme/tokens.ts'
import { canHover, rule } from '../../theme/styleRules.ts'

export const summary = style(
  rule({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[10],
    maxInlineSize: measures.notice,
    paddingBlock: vars.space[12],
    paddingInline: vars.space[12],
    // Becomes a border where colours are forced.
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    background: vars.color.badBg,
    color: vars.color.ink,
    fontSize: vars.type.ui.size,
    lineHeight: vars.type.ui.line,
    letterSpacing: vars.type.ui.tracking,
    overflowWrap: 'anywhere',
    // Whatever led here leaves room above it, for what sticks to the top of the page.
    scrollMarginBlock: vars.space[24],
  }),
)

export const glyph = style(
  rule({ display: 'flex', alignItems: 'center', flexShrink: 0, blockSize: vars.type.h3.line, color: vars.color.bad }),
)

export const words = style(rule({ display: 'grid', gap: vars.space[2], minInlineSize: 0 }))

export const title = style(
  rule({
    color: vars.color.bad,
    fontSize: vars.type.h3.size,
    lineHeight: vars.type.h3.line,
    fontWeight: vars.type.h3.weight,
    letterSpacing: vars.type.h3.tracking,
    textWrap: 'balance',
  }),
)

export const list = style(rule({ display: 'grid', listStyle: 'none', textWrap: 'pretty' }))

/** Each line is 28 px high, so that the link in it has the 24 px a target needs (WCAG 2.5.8). */
export const line = style(rule({ paddingBlock: vars.space[4] }))

export const link = style(
  rule({
    color: vars.color.ink,
    fontWeight: weights.button,
    textDecorationLine: 'underline',
    textDecorationThickness: 1,
    textUnderlineOffset: '0.25em',
    borderRadius: vars.radius.mark,
    paddingBlock: vars.space[4],
    '@media': {
      [canHover]: { selectors: { '&:hover': { textDecorationThickness: 2 } } },
      '(pointer: coarse)': { paddingBlock: vars.space[12] },
    },
  }),
)
