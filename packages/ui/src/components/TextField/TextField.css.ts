import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { canHover, rule } from '../../theme/styleRules.ts'

/** The element itself: no edge of its own, the whole control is its target. */
export const input = recipe({
  base: rule({
    flex: '1 1 auto',
    inlineSize: '100%',
    minInlineSize: 0,
    paddingBlock: vars.space[6],
    paddingInline: vars.space[12],
    border: 0,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    outline: 'none',
    selectors: {
      '[aria-hidden] + &': { paddingInlineStart: 0 },
      '&::placeholder': { color: vars.color.ink3, opacity: 1 },
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
  }),
  variants: {
    isMultiline: { true: rule({ alignSelf: 'stretch', resize: 'vertical', minBlockSize: vars.space[72], fieldSizing: 'content' }) },
  },
})

export const affix = style(
  rule({
    display: 'flex',
    flexShrink: 0,
    alignItems: 'center',
    color: vars.color.ink3,
    selectors: { '&:first-child': { paddingInlineStart: vars.space[12] }, '&:last-child': { paddingInlineEnd: vars.space[12] } },
  }),
)

/** Shows or hides the password; a native button, so that a sign-in page pays for no more. */
export const reveal = style(
  rule({
    display: 'inline-flex',
    flexShrink: 0,
    alignItems: 'center',
    justifyContent: 'center',
    alignSelf: 'stretch',
    inlineSize: vars.size.field,
    borderRadius: vars.radius.chip,
    color: vars.color.ink2,
    cursor: 'pointer',
    selectors: { '&:focus-visible': { outlineOffset: -3 } },
    '@media': { [canHover]: { selectors: { '&:hover': { color: vars.color.ink } } } },
  }),
)
