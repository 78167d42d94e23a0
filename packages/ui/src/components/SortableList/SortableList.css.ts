import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { canHover, rule } from '../../theme/styleRules.ts'
import { breakpoints } from '../../theme/tokens.ts'

/** From the rows of an outline to the line between it and what it opens; the panel around it has this padding. */
export const outlineEdge = `calc(${vars.space[20]} + 1px)`

/** From here on what an outline opens stands beside it. */
const beside = `(min-width: ${breakpoints.drawer}px)`

export const root = style(rule({ position: 'relative', minInlineSize: 0 }))
export const list = style(rule({ display: 'grid' }))
export const section = recipe({
  variants: {
    look: {
      ruled: rule({ paddingInlineStart: vars.space[32] }),
      outline: rule({ paddingInlineStart: vars.space[16], paddingBlockEnd: vars.space[8] }),
    },
  },
})

/** Ruled like the rows of a table; what is being moved lies on the wash. */
export const row = recipe({
  base: rule({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    minBlockSize: vars.size.row,
    paddingBlock: vars.space[4],
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
  variants: {
    look: {
      ruled: rule({ borderBlockEnd: `1px solid ${vars.color.rule}` }),
      outline: rule({
        gap: vars.space[4],
        paddingInlineEnd: vars.space[4],
        border: '1px solid transparent',
        borderInline: 'none',
        // An index tab: the paper of what is open beside it, over the line between the two.
        '@media': {
          [beside]: {
            selectors: {
              '&[data-current]': {
                marginInlineEnd: `calc(-1 * ${outlineEdge})`,
                paddingInlineEnd: `calc(${outlineEdge} + ${vars.space[4]})`,
                borderBlockColor: vars.color.rule,
                background: vars.color.paper,
                boxShadow: `inset 3px 0 ${vars.brand.exact}`,
              },
            },
          },
        },
      }),
    },
  },
})

/** In an outline the menu shows where it can be wanted: under the pointer, with the focus, on the open row, on touch. */
export const menu = recipe({
  base: rule({ flexShrink: 0 }),
  variants: {
    look: {
      ruled: {},
      outline: rule({
        '@media': {
          [canHover]: {
            opacity: 0,
            selectors: {
              '&:focus-within, [data-part="row"]:hover > &, [data-current] > &, &[data-open]': { opacity: 1 },
            },
          },
        },
      }),
    },
  },
})

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
  variants: {
    look: {
      ruled: {},
      outline: rule({
        blockSize: 2,
        '::before': {
          content: '',
          position: 'absolute',
          insetBlockStart: -3,
          insetInlineStart: 0,
          inlineSize: 8,
          blockSize: 8,
          borderRadius: '50%',
          background: 'inherit',
        },
      }),
    },
    isInSection: { true: {}, false: {} },
  },
  compoundVariants: [
    { variants: { look: 'ruled', isInSection: true }, style: rule({ insetInlineStart: vars.space[32] }) },
    { variants: { look: 'outline', isInSection: true }, style: rule({ insetInlineStart: vars.space[16] }) },
  ],
})
