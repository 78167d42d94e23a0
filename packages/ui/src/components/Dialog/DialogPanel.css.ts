import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { breakpoints } from '../../theme/tokens.ts'
import { raised, rule } from '../../theme/styleRules.ts'

const small = `(max-width: ${breakpoints.cards - 0.02}px)`

/** Width of a dialog (look.md, alert dialog). */
const width = '31rem'

/** From here a page can have a free column at its end. */
const wide = `(min-width: ${breakpoints.wide}px)`

export const overlay = recipe({
  base: rule({
    position: 'fixed',
    insetBlockStart: 0,
    insetInlineStart: 0,
    inlineSize: '100%',
    // Follows the keyboard of a phone; React Aria measures it.
    blockSize: 'var(--visual-viewport-height, 100dvh)',
    zIndex: vars.z.dialog,
    display: 'grid',
    // Its row ends with the window: a panel that would be higher scrolls inside.
    gridTemplateRows: 'minmax(0, 1fr)',
    placeItems: 'center',
    padding: vars.space[16],
    background: vars.color.scrim,
    transitionProperty: 'opacity',
    transitionDuration: vars.duration.fade,
    selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
    '@media': { [small]: { placeItems: 'end center', padding: vars.space[8] } },
  }),
  variants: {
    placement: {
      centre: {},
      // The wider the window, the further from its end, up to where the picture of the form has it.
      beside: rule({
        '@media': {
          [wide]: {
            placeItems: 'center end',
            paddingInlineEnd: `clamp(${vars.space[16]}, calc((100vw - ${breakpoints.wide}px) * 0.65), calc(${vars.space[56]} + ${vars.space[48]}))`,
          },
        },
      }),
    },
  },
})

export const panel = style(
  rule({
    display: 'flex',
    inlineSize: `min(100%, ${width})`,
    maxBlockSize: '100%',
    ...raised('dialog'),
    color: vars.color.ink,
    transitionProperty: 'translate',
    transitionDuration: vars.duration.menu,
    transitionTimingFunction: vars.easing.out,
    selectors: { '&[data-entering], &[data-exiting]': { translate: `0 ${vars.space[8]}` } },
  }),
)

const inset = '--somo-dialog-inset'
const insetNow = `var(${inset})`

/** High enough that head and answers in sight leave room for what is read; in a lower window all of it scrolls. */
const high = '(min-height: 30rem)'

/** About as much as head and answers each take of the height. */
const covered = `calc(${vars.space[72]} + ${vars.space[16]})`

/**
 * It scrolls as a whole, so that its buttons scroll it by keys; where there is room, head and answers stay in sight. Each
 * part keeps its own distance to the sides: of parts that reach out over a padding WebKit makes room to scroll sideways.
 */
export const dialog = style(
  rule({
    vars: { [inset]: vars.space[28] },
    display: 'flex',
    flexDirection: 'column',
    flex: '1 1 auto',
    minInlineSize: 0,
    // What stays in sight has a ground of its own, which ends at the panel's corners.
    borderRadius: 'inherit',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    outline: 'none',
    '@media': {
      [small]: { vars: { [inset]: vars.space[20] } },
      // What takes the focus comes to lie between them.
      [high]: { scrollPaddingBlock: covered },
    },
  }),
)

/** Over the whole width, so that nothing shows beside it. */
const stickyBar = {
  position: 'sticky',
  zIndex: vars.z.sticky,
  background: vars.color.sheet,
} as const

const edge = {
  content: '',
  position: 'absolute',
  insetInline: 0,
  borderBlockEnd: `1px solid ${vars.color.rule}`,
} as const

export const head = style(
  rule({
    containerType: 'scroll-state',
    display: 'flex',
    flexShrink: 0,
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: vars.space[12],
    paddingBlock: `${insetNow} ${vars.space[8]}`,
    // The cross keeps its target, its glyph ends with the text.
    paddingInline: `${insetNow} calc(${insetNow} - ${vars.space[8]})`,
    '@media': { [high]: { ...stickyBar, insetBlockStart: 0 } },
    // A hairline only while something is scrolled below it.
    '@container': { 'scroll-state(stuck: top)': { '::after': { ...edge, insetBlockEnd: 0 } } },
  }),
)

export const title = style(
  rule({
    minInlineSize: 0,
    fontSize: vars.type.h2.size,
    lineHeight: vars.type.h2.line,
    fontWeight: vars.type.h2.weight,
    letterSpacing: vars.type.h2.tracking,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  }),
)

export const body = style(
  rule({
    display: 'grid',
    gap: vars.space[16],
    paddingInline: insetNow,
    // The ring of a last field stays clear of the answers' ground.
    paddingBlockEnd: vars.space[4],
    color: vars.color.ink2,
    fontSize: vars.type.body.size,
    lineHeight: vars.type.body.line,
    overflowWrap: 'anywhere',
  }),
)

export const actions = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: vars.space[8],
    containerType: 'scroll-state',
    flexShrink: 0,
    paddingBlock: `${vars.space[16]} ${insetNow}`,
    paddingInline: insetNow,
    '@media': { [high]: { ...stickyBar, insetBlockEnd: 0 } },
    '@container': { 'scroll-state(stuck: bottom)': { '::before': { ...edge, insetBlockStart: 0 } } },
  }),
)

// What stands in them is in sight: the focus on an answer, with which a question opens, scrolls nothing away.
globalStyle(`${head} *, ${actions} *`, rule({ '@media': { [high]: { scrollMarginBlock: `calc(-1 * ${covered})` } } }))
