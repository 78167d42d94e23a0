import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { weights } from '../../theme/tokens.ts'
import { canHover, rule } from '../../theme/styleRules.ts'

export const group = style(
  rule({ paddingInlineStart: vars.space[16], selectors: { '& + &': { paddingBlockStart: vars.space[16] } } }),
)

export const caption = style(
  rule({
    paddingBlockEnd: vars.space[6],
    paddingInline: `${vars.space[10]} ${vars.space[14]}`,
    color: vars.color.ink3,
    fontSize: vars.type.caption.size,
    lineHeight: vars.type.caption.line,
    fontWeight: vars.type.caption.weight,
    letterSpacing: vars.type.caption.tracking,
    overflowWrap: 'anywhere',
  }),
)

export const list = style(rule({ display: 'grid', gap: vars.space[2] }))

/**
 * An index tab: it starts with the ribbon's strip and runs into the page, whose colour it has. Its lines lie outside
 * the row, so that the words do not move when the page changes.
 */
export const entry = style(
  rule({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[10],
    minBlockSize: vars.size.nav,
    paddingBlock: vars.space[6],
    paddingInline: `${vars.space[12]} ${vars.space[14]}`,
    borderStartStartRadius: vars.radius.control,
    borderEndStartRadius: vars.radius.control,
    color: vars.color.ink2,
    fontSize: vars.type.ui.size,
    lineHeight: vars.type.ui.line,
    letterSpacing: vars.type.ui.tracking,
    fontWeight: weights.nav,
    textDecoration: 'none',
    transitionProperty: 'background-color, color',
    transitionDuration: vars.duration.colour,
    selectors: {
      '&:focus-visible': { outlineOffset: -2 },
      '&[aria-current="page"]': {
        borderRadius: 0,
        background: vars.color.paper,
        boxShadow: `0 -1px ${vars.color.rule}, 0 1px ${vars.color.rule}`,
        color: vars.color.ink,
        fontWeight: weights.strong,
      },
      '&[aria-current="page"]::before': {
        content: '',
        position: 'absolute',
        insetBlock: -1,
        insetInlineStart: 0,
        borderInlineStart: `${vars.space[4]} solid ${vars.brand.exact}`,
        borderStartStartRadius: vars.radius.mark,
        borderEndStartRadius: vars.radius.mark,
      },
    },
    '@media': {
      [canHover]: {
        selectors: { '&:hover:not([aria-current="page"])': { background: vars.color.wash, color: vars.color.ink } },
      },
    },
  }),
)

export const entryIcon = style(
  rule({
    display: 'flex',
    flexShrink: 0,
    selectors: { '[aria-current="page"] > &': { color: vars.brand.text } },
  }),
)

export const entryLabel = style(rule({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' }))

export const count = style(
  rule({
    flexShrink: 0,
    color: vars.color.ink2,
    fontSize: vars.type.caption.size,
    lineHeight: vars.type.caption.line,
    fontWeight: vars.type.caption.weight,
    fontVariantNumeric: 'tabular-nums',
  }),
)
