import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { weights } from '../../theme/tokens.ts'
import { typography } from '../../theme/typography.ts'
import { canHover, phones, rule } from '../../theme/styleRules.ts'

export const root = style(rule({ display: 'grid', gap: vars.space[16], minInlineSize: 0 }))

/** The hairline runs below tabs and actions; a shadow inside, so that the tab's own line covers it. */
export const head = style(
  rule({
    display: 'flex',
    // Actions that find no room beside the tabs stand above them, so that all tabs keep the whole width.
    flexWrap: 'wrap-reverse',
    alignItems: 'center',
    columnGap: vars.space[16],
    rowGap: vars.space[8],
    minInlineSize: 0,
    boxShadow: `inset 0 -1px ${vars.color.rule}`,
    '@media': {
      '(forced-colors: active)': { borderBlockEnd: `1px solid ${vars.color.rule}` },
      // A line is dear there; tabs scroll.
      [phones]: { flexWrap: 'nowrap' },
    },
  }),
)

/** Links and what is done with them keep one line: the links scroll. */
export const oneLine = style(rule({ flexWrap: 'nowrap' }))

/** How many px of the row fade where there are more tabs beyond its edge. */
export const fadeDepth = 32

const fade = (left: number, right: number): string =>
  `linear-gradient(to right, transparent, black ${left}px, black calc(100% - ${right}px), transparent)`

const ringSpace = vars.space[6]

/** Tabs that find no room are scrolled to, and the edge beyond which they lie fades; the words are never cut. */
export const list = style(
  rule({
    display: 'flex',
    flex: '1 1 auto',
    // The ring around a tab needs room beside the words; these still stand on the page's line.
    gap: `calc(var(--somo-tab-gap, ${vars.space[24]}) - 2 * ${ringSpace})`,
    marginInlineStart: `calc(-1 * ${ringSpace})`,
    flexWrap: 'var(--somo-tab-wrap, nowrap)',
    minInlineSize: 0,
    maxInlineSize: `calc(100% + ${ringSpace})`,
    overflowX: 'auto',
    overflowY: 'hidden',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'thin',
    selectors: {
      '&[data-more-left]': { maskImage: fade(fadeDepth, 0) },
      '&[data-more-right]': { maskImage: fade(0, fadeDepth) },
      '&[data-more-left][data-more-right]': { maskImage: fade(fadeDepth, fadeDepth) },
    },
  }),
)

export const tab = style(
  rule({
    position: 'relative',
    display: 'flex',
    flexShrink: 0,
    alignItems: 'center',
    gap: vars.space[6],
    minBlockSize: vars.size.controlLarge,
    // In the middle of what its line leaves.
    paddingBlockEnd: 3,
    paddingInline: ringSpace,
    ...typography('ui'),
    color: vars.color.ink2,
    fontWeight: weights.nav,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    cursor: 'pointer',
    transitionProperty: 'color',
    transitionDuration: vars.duration.colour,
    selectors: {
      // The row clips what lies outside of it.
      '&:focus-visible': { outlineOffset: -2, borderRadius: vars.radius.chip },
      '&[aria-selected="true"], &[aria-current="page"]': { color: vars.color.ink, fontWeight: weights.strong },
      '&[aria-selected="true"]::after, &[aria-current="page"]::after': {
        content: '',
        position: 'absolute',
        insetBlockEnd: 0,
        insetInline: ringSpace,
        borderBlockEnd: `3px solid ${vars.brand.exact}`,
      },
      // As other things that cannot be used: on wash, lower than its row, its words where those of the others are.
      '&[aria-disabled="true"]': {
        alignSelf: 'center',
        minBlockSize: vars.size.controlSmall,
        paddingBlockEnd: 0,
        marginBlockEnd: 3,
        borderRadius: vars.radius.control,
        background: vars.color.wash,
        color: vars.color.ink3,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      [canHover]: { selectors: { '&:hover:not([aria-disabled="true"])': { color: vars.color.ink } } },
      '(forced-colors: active)': { selectors: { '&[aria-disabled="true"]': { color: 'GrayText' } } },
    },
  }),
)

export const label = style(rule({ display: 'inline-grid' }))

/** Makes the label as wide as it is in the weight of the open tab, so that nothing moves when it opens. */
export const ghost = style(
  rule({
    blockSize: 0,
    overflow: 'hidden',
    visibility: 'hidden',
    fontWeight: weights.strong,
    '::after': { content: 'attr(data-label)' },
  }),
)

export const count = style(
  rule({
    ...typography('caption'),
    color: vars.color.ink3,
    fontVariantNumeric: 'tabular-nums',
    unicodeBidi: 'plaintext',
  }),
)

export const problems = style(
  rule({
    ...typography('caption'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    color: vars.color.bad,
  }),
)

export const actions = style(
  rule({ flexShrink: 0, marginInlineStart: 'auto', '@media': { print: { display: 'none' } } }),
)

export const panel = style(
  rule({ minInlineSize: 0, selectors: { '&:focus-visible': { borderRadius: vars.radius.mark } } }),
)
