import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { breakpoints, weights } from '../../theme/tokens.ts'
import { typography } from '../../theme/typography.ts'
import { raised, rule } from '../../theme/styleRules.ts'

/** Widest, and its distance from the top, in px (look.md, palette). */
const width = 620
const fromTop = 88

/** Below this the palette fills the screen. */
const small = `(max-width: ${breakpoints.cards - 0.02}px)`

export const overlay = style(
  rule({
    position: 'fixed',
    insetBlockStart: 0,
    insetInlineStart: 0,
    inlineSize: '100%',
    // Follows the keyboard of a phone; React Aria measures it.
    blockSize: 'var(--visual-viewport-height, 100dvh)',
    zIndex: vars.z.dialog,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    paddingBlock: `${fromTop}px ${vars.space[16]}`,
    paddingInline: vars.space[16],
    background: vars.color.scrim,
    transitionProperty: 'opacity',
    transitionDuration: vars.duration.fade,
    selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
    '@media': { [small]: { padding: 0 }, [`(max-height: 560px)`]: { paddingBlockStart: vars.space[16] } },
  }),
)

export const panel = style(
  rule({
    display: 'flex',
    flexDirection: 'column',
    inlineSize: `min(100%, ${width}px)`,
    minBlockSize: 0,
    overflow: 'hidden',
    ...raised('dialog'),
    color: vars.color.ink,
    '@media': { [small]: { inlineSize: '100%', blockSize: '100%', border: 0, borderRadius: 0 } },
  }),
)

export const dialog = style(
  rule({ display: 'flex', flexDirection: 'column', minBlockSize: 0, blockSize: '100%', outline: 'none' }),
)

export const head = style(
  rule({
    display: 'flex',
    flexShrink: 0,
    alignItems: 'center',
    gap: vars.space[12],
    minBlockSize: vars.space[56],
    paddingInline: `${vars.space[20]} ${vars.space[12]}`,
    borderBlockEnd: `1px solid ${vars.color.rule}`,
    color: vars.color.ink2,
  }),
)

/** The whole head shows that the field has the focus: its caret does, and its edge is the window's. */
export const input = style(
  rule({
    flex: '1 1 auto',
    minInlineSize: 0,
    minBlockSize: vars.space[44],
    border: 0,
    outline: 'none',
    background: 'transparent',
    color: vars.color.ink,
    fontSize: vars.type.h3.size,
    lineHeight: vars.type.h3.line,
    caretColor: vars.brand.border,
    selectors: { '&::placeholder': { color: vars.color.ink3, opacity: 1 } },
  }),
)

export const list = style(
  rule({
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    flex: '1 1 auto',
    paddingBlockEnd: vars.space[8],
  }),
)

export const caption = style(
  rule({
    paddingBlock: `${vars.space[12]} ${vars.space[4]}`,
    paddingInline: vars.space[20],
    ...typography('caption'),
    color: vars.color.ink2,
  }),
)

export const option = style(
  rule({
    position: 'relative',
    display: 'grid',
    // The label wraps before the detail is cut, but keeps half of the row.
    gridTemplateColumns: 'auto minmax(50%, 1fr)',
    gridAutoFlow: 'column',
    alignItems: 'center',
    gap: vars.space[16],
    minBlockSize: vars.space[44],
    paddingBlock: vars.space[6],
    paddingInline: vars.space[20],
    ...typography('ui'),
    cursor: 'pointer',
    scrollMarginBlock: vars.space[8],
    selectors: {
      '&[aria-selected="true"]': { background: vars.brand.subtle },
      '&[aria-selected="true"]::before': {
        content: '',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: 0,
        borderInlineStart: `3px solid ${vars.brand.exact}`,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[aria-selected="true"]': { outline: `2px solid ${vars.brand.border}`, outlineOffset: -2 } },
      },
    },
  }),
)

export const glyph = style(rule({ display: 'inline-flex', inlineSize: vars.space[16], color: vars.color.ink2 }))
export const label = style(rule({ fontWeight: weights.nav, overflowWrap: 'anywhere' }))
export const detail = style(
  rule({
    ...typography('small'),
    color: vars.color.ink2,
    textAlign: 'end',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
)

/** What was typed: heavier and underlined, never by colour alone. */
export const match = style(
  rule({
    background: 'none',
    color: 'inherit',
    fontWeight: weights.strong,
    textDecorationLine: 'underline',
    textDecorationColor: vars.brand.exact,
    textDecorationThickness: 2,
    textUnderlineOffset: '0.3em',
  }),
)

export const state = style(
  rule({
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space[8],
    padding: vars.space[20],
    ...typography('ui'),
    color: vars.color.ink2,
  }),
)
export const stateTitle = style(rule({ color: vars.color.ink, fontWeight: weights.strong, overflowWrap: 'anywhere' }))

export const problem = style(
  rule({
    display: 'flex',
    flexShrink: 0,
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[8],
    paddingBlock: vars.space[8],
    paddingInline: vars.space[20],
    borderBlockStart: `1px solid ${vars.color.rule}`,
    ...typography('small'),
    color: vars.color.ink,
  }),
)

export const foot = style(
  rule({
    display: 'flex',
    flexShrink: 0,
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[16],
    rowGap: vars.space[4],
    paddingBlock: vars.space[8],
    paddingInline: vars.space[20],
    borderBlockStart: `1px solid ${vars.color.rule}`,
    ...typography('caption'),
    color: vars.color.ink2,
  }),
)

/** Keys are for those who have some. */
export const keys = style(rule({ display: 'contents', '@media': { '(pointer: coarse)': { display: 'none' } } }))
export const count = style(rule({ marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' }))
