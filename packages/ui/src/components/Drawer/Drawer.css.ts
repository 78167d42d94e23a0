import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { measures } from '../../theme/tokens.ts'
import { low, rule } from '../../theme/styleRules.ts'
import { typography } from '../../theme/typography.ts'

const inset = vars.space[28]

/** How high the foot is with what stands in it, on what scrolls behind it. */
export const footProperty = '--somo-drawer-foot'

// What takes the focus is scrolled clear of the foot (WCAG 2.4.11).
const clearOfFoot = { scrollPaddingBlockEnd: `calc(var(${footProperty}, 0px) + ${vars.space[8]})` } as const

/** Level 1: a rule and the sheet's colour, never a shadow. It scrolls as a whole, so that its buttons scroll it by keys. */
export const docked = style(
  rule({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.z.drawer,
    display: 'flex',
    flexDirection: 'column',
    flexShrink: 0,
    inlineSize: measures.drawer,
    maxInlineSize: '100%',
    blockSize: '100dvh',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    ...clearOfFoot,
    scrollbarWidth: 'thin',
    borderInlineStart: `1px solid ${vars.color.rule}`,
    background: vars.color.sheet,
    color: vars.color.ink,
    '@media': { print: { position: 'static', blockSize: 'auto' } },
  }),
)

export const overlay = style(rule({ position: 'fixed', inset: 0, zIndex: vars.z.dialog, background: vars.color.sheet }))

export const sheet = style(
  rule({
    blockSize: '100%',
    background: vars.color.sheet,
    color: vars.color.ink,
    transitionProperty: 'opacity, translate',
    transitionDuration: vars.duration.drawer,
    transitionTimingFunction: vars.easing.out,
    selectors: { '&[data-entering]': { opacity: 0, translate: `0 ${vars.space[24]}` } },
  }),
)

export const sheetDialog = style(
  rule({
    display: 'flex',
    flexDirection: 'column',
    blockSize: '100%',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    ...clearOfFoot,
    outline: 'none',
  }),
)

export const head = style(
  rule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[10],
    paddingBlock: `${vars.space[14]} ${vars.space[16]}`,
    paddingInline: inset,
  }),
)

export const bar = style(
  rule({
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: vars.space[8],
    // The buttons keep their targets, the cross ends with the text.
    marginInlineEnd: `calc(${vars.space[8]} * -1)`,
  }),
)

export const barButtons = style(rule({ display: 'flex', flexShrink: 0, alignItems: 'center', gap: vars.space[2] }))

export const number = style(
  rule({
    alignSelf: 'center',
    ...typography('caption'),
    color: vars.color.ink3,
    fontVariantNumeric: 'tabular-nums',
  }),
)

export const identity = style(rule({ display: 'flex', alignItems: 'center', gap: vars.space[14], minInlineSize: 0 }))

export const names = style(rule({ display: 'grid', minInlineSize: 0 }))

export const leading = style(rule({ display: 'flex', flexShrink: 0 }))

export const title = style(
  rule({
    minInlineSize: 0,
    // Between h2 and h1: the title of a page beside a page.
    fontSize: `calc(${vars.type.h2.size} + 2px)`,
    lineHeight: vars.type.h2.line,
    fontWeight: vars.type.h2.weight,
    letterSpacing: vars.type.h2.tracking,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
    // A script moves the focus here; nothing can be operated, so no ring points at it (as at the title of a page).
    selectors: { '&:focus-visible': { outline: 'none' } },
  }),
)

export const status = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[12],
    color: vars.color.ink3,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.line,
  }),
)

export const actions = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'stretch',
    gap: vars.space[8],
    paddingBlockStart: vars.space[8],
  }),
)
// What fills a row shares it with the others as long as no word has to break; then it has a row of its own.
const sharing = rule({ flex: '1 1 auto', inlineSize: 'auto' })
globalStyle(`${actions} [data-component="Button"]`, sharing)

/** The hairline of the tabs runs from edge to edge; those that find no room go on in a second line, so that none is out of sight. */
export const tabs = style(
  rule({
    vars: { '--somo-tab-gap': vars.space[20], '--somo-tab-wrap': 'wrap' },
    paddingInline: inset,
    boxShadow: `inset 0 -1px ${vars.color.rule}`,
  }),
)

export const body = style(
  rule({
    flex: '1 0 auto',
    paddingBlock: `${vars.space[20]} ${vars.space[32]}`,
    paddingInline: inset,
    overflowWrap: 'anywhere',
  }),
)

export const foot = style(
  rule({
    position: 'sticky',
    insetBlockEnd: 0,
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[12],
    paddingBlock: `${vars.space[14]} max(${vars.space[20]}, env(safe-area-inset-bottom))`,
    paddingInline: inset,
    borderBlockStart: `1px solid ${vars.color.rule}`,
    background: vars.color.sheet,
    '@media': { [low]: { position: 'static' }, print: { display: 'none' } },
  }),
)
// Answers side by side, whatever else stands there above them.
globalStyle(`${foot} > *`, rule({ flex: '1 1 100%' }))
globalStyle(`${foot} [data-component="Button"]`, sharing)
