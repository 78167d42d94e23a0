import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { rule, twoLines } from '../../theme/styleRules.ts'

export const brand = style(
  rule({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[10],
    minInlineSize: 0,
    minBlockSize: vars.space[36],
    borderRadius: vars.radius.chip,
    color: vars.color.ink,
    textDecoration: 'none',
  }),
)

/** The mark stands in the middle of a square place, so that name and menu labels keep one line; a wide logo takes more. */
export const markSlot = recipe({
  base: rule({ display: 'flex', flexShrink: 0, justifyContent: 'center' }),
  variants: {
    place: { sidebar: rule({ minInlineSize: vars.space[28] }), bar: rule({ minInlineSize: vars.space[24] }) },
  },
})

export const brandWords = style(rule({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' }))

export const brandName = style(
  rule({
    ...twoLines,
    fontSize: vars.type.h3.size,
    lineHeight: vars.type.small.line,
    fontWeight: vars.type.h2.weight,
    letterSpacing: vars.type.h3.tracking,
  }),
)

export const brandUnit = style(
  rule({ ...twoLines, color: vars.color.ink3, fontSize: vars.type.caption.size, lineHeight: vars.type.small.line }),
)
