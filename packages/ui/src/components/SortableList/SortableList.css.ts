import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { canHover, rule } from '../../theme/styleRules.ts'

export const root = style(rule({ position: 'relative', minInlineSize: 0 }))
export const list = style(rule({ display: 'grid' }))
export const section = style(rule({ paddingInlineStart: vars.space[32] }))

/** Ruled like the rows of a table; what is being moved lies on the wash. */
export const row = style(
  rule({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    minBlockSize: vars.size.row,
    paddingBlock: vars.space[4],
    borderBlockEnd: `1px solid ${vars.color.rule}`,
    scrollMarginBlock: vars.space[72],
    selectors: {
      '&[data-moving]': { background: vars.brand.subtle, boxShadow: `inset 3px 0 ${vars.brand.exact}` },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[data-moving]': { outline: '2px solid Highlight', outlineOffset: -2 } },
      },
    },
  }),
)

export const handle = style(
  rule({
    display: 'inline-flex',
    flexShrink: 0,
    alignItems: 'center',
    justifyContent: 'center',
    inlineSize: vars.size.controlSmall,
    blockSize: vars.size.controlSmall,
    borderRadius: vars.radius.control,
    color: vars.color.ink3,
    cursor: 'grab',
    // A finger on the handle drags; beside it the page scrolls as ever.
    touchAction: 'none',
    selectors: {
      '&[aria-pressed="true"]': { background: vars.brand.subtleSelected, color: vars.brand.text },
      '[data-dragging] &': { cursor: 'grabbing' },
    },
    '@media': {
      [canHover]: {
        selectors: { '&:hover:not([aria-pressed="true"])': { background: vars.color.wash, color: vars.color.ink } },
      },
      print: { visibility: 'hidden' },
    },
  }),
)

export const content = recipe({
  base: rule({
    flex: '1 1 auto',
    minInlineSize: 0,
    fontSize: vars.type.ui.size,
    lineHeight: vars.type.ui.line,
    overflowWrap: 'anywhere',
  }),
  variants: { isSection: { true: rule({ fontWeight: vars.weight.strong }) } },
})

/** Where what is dragged would come to stand. */
export const line = recipe({
  base: rule({
    position: 'absolute',
    insetInline: 0,
    blockSize: 3,
    translate: '0 -50%',
    borderRadius: vars.radius.mark,
    background: vars.brand.border,
    pointerEvents: 'none',
    '@media': { '(forced-colors: active)': { background: 'Highlight' } },
  }),
  variants: { isInSection: { true: rule({ insetInlineStart: vars.space[32] }) } },
})
