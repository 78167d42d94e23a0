import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { weights } from '../../theme/tokens.ts'
import { forcedBackground, raised, rule } from '../../theme/styleRules.ts'

export const popover = style(
  rule({
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 'max(13rem, var(--trigger-width))',
    maxInlineSize: 'min(22rem, calc(100vw - 1.5rem))',
    ...raised('floating'),
    color: vars.color.ink,
    zIndex: vars.z.menu,
    outline: 'none',
    transitionProperty: 'opacity, translate',
    transitionDuration: vars.duration.menu,
    transitionTimingFunction: vars.easing.out,
    selectors: {
      '&[data-entering]': { opacity: 0, translate: `0 calc(${vars.space[4]} * -1)` },
      '&[data-entering][data-placement="top"]': { translate: `0 ${vars.space[4]}` },
      '&[data-exiting]': { opacity: 0, transitionTimingFunction: vars.easing.in },
      '&[data-leaving]': { opacity: 0, transitionProperty: 'none' },
    },
  }),
)

/** Rows keep their height where the window is low: the list scrolls, its entries never lie over one another. */
export const menu = style(
  rule({
    display: 'grid',
    gridAutoRows: 'max-content',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: vars.space[6],
    outline: 'none',
  }),
)

/** Around a menu to hear its keys first; it has no box of its own. */
export const through = style(rule({ display: 'contents' }))

export const section = style(
  rule({
    display: 'grid',
    selectors: {
      '& + &': {
        borderBlockStart: `1px solid ${vars.color.rule}`,
        marginBlockStart: vars.space[6],
        paddingBlockStart: vars.space[6],
      },
    },
  }),
)

export const caption = style(
  rule({
    paddingBlock: vars.space[4],
    paddingInline: vars.space[10],
    color: vars.color.ink3,
    fontSize: vars.type.caption.size,
    lineHeight: vars.type.caption.line,
    fontWeight: vars.type.caption.weight,
    letterSpacing: vars.type.caption.tracking,
  }),
)

export const item = style(
  rule({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignContent: 'center',
    alignItems: 'center',
    minBlockSize: vars.size.control,
    paddingBlock: vars.space[6],
    paddingInline: vars.space[10],
    borderRadius: vars.radius.chip,
    color: vars.color.ink,
    fontSize: vars.type.ui.size,
    lineHeight: vars.type.ui.line,
    letterSpacing: vars.type.ui.tracking,
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      '&[data-focused]': { background: vars.color.wash, outline: 'none' },
      '&[data-focus-visible]': { outline: `2px solid ${vars.brand.border}`, outlineOffset: -1 },
      '&[data-pressed]': { background: vars.color.rule },
      '&[data-selected]': { fontWeight: weights.button },
      '&[data-disabled]': { color: vars.color.ink3, cursor: 'not-allowed' },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[data-pressed]': forcedBackground, '&[data-disabled]': { color: 'GrayText' } },
      },
    },
  }),
)

/** What stands beside the label stands beside its first line, however many follow. */
const besideLabel = { display: 'flex', alignItems: 'center', alignSelf: 'start', blockSize: '1lh' } as const

export const itemIcon = style(
  rule({ ...besideLabel, gridColumn: 1, paddingInlineEnd: vars.space[10], color: vars.color.ink2 }),
)
export const itemLabel = style(rule({ gridColumn: 2, minInlineSize: 0, overflowWrap: 'anywhere' }))
export const mark = style(
  rule({
    ...besideLabel,
    gridColumn: 3,
    gridRow: 1,
    inlineSize: `calc(${vars.space[16]} + ${vars.space[10]})`,
    paddingInlineStart: vars.space[10],
    color: vars.brand.text,
  }),
)
export const description = style(
  rule({
    gridColumn: 2,
    color: vars.color.ink3,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.line,
    fontWeight: vars.type.small.weight,
    overflowWrap: 'anywhere',
  }),
)
