import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { measures } from '../../theme/tokens.ts'
import { low, narrow, rule } from '../../theme/styleRules.ts'

const over = (share: string): string => `color-mix(in srgb, ${vars.color.onInverse} ${share}, ${vars.color.inverse})`

/**
 * The inverse surface: inside it every token means its counterpart, so that buttons and menus need no look of their
 * own. Where colours are forced it is an outlined surface like any other.
 */
export const bar = style(
  rule({
    position: 'sticky',
    insetBlockEnd: vars.space[16],
    zIndex: vars.z.selectionBar,
    containerType: 'inline-size',
    paddingBlock: vars.space[6],
    paddingInlineStart: vars.space[16],
    paddingInlineEnd: vars.space[8],
    border: `1px solid ${vars.color.inverseEdge}`,
    borderRadius: vars.radius.floating,
    background: vars.color.inverse,
    boxShadow: vars.shadow.floating,
    color: vars.color.ink,
    fontSize: vars.type.ui.size,
    lineHeight: vars.type.ui.line,
    '@media': {
      '(forced-colors: none)': {
        vars: {
          [vars.color.ink]: vars.color.onInverse,
          [vars.color.ink2]: vars.color.onInverse,
          [vars.color.ink3]: vars.color.onInverseMuted,
          [vars.color.sheet]: vars.color.inverse,
          [vars.color.wash]: over('12%'),
          [vars.color.rule]: over('20%'),
          [vars.color.ruleStrong]: over('30%'),
          [vars.brand.border]: vars.color.onInverse,
        },
      },
      // The inverse would be black, and every glyph on it black too.
      '(forced-colors: active)': { background: 'Canvas', borderColor: 'CanvasText' },
      // Over the bar at the foot of small screens, as high and as wide as that.
      [narrow]: {
        insetBlockEnd: 0,
        display: 'grid',
        alignContent: 'center',
        minBlockSize: measures.bottomBar,
        paddingInlineStart: vars.space[20],
        paddingBlockEnd: `calc(${vars.space[6]} + env(safe-area-inset-bottom))`,
        borderInlineWidth: 0,
        borderRadius: 0,
      },
      [low]: { position: 'static' },
      print: { display: 'none' },
    },
  }),
)

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', minInlineSize: 0 } as const

const space = `calc(${vars.size.control} + ${vars.space[4]})`

/** The way out stands at the end of the first line, however many follow: floats make room for it in that line alone. */
export const ends = style(
  rule({
    position: 'relative',
    display: 'flow-root',
    // Each line keeps clear of the next, but the last has none.
    marginBlockEnd: `calc(-1 * ${vars.space[4]})`,
    '::before': { content: '', float: 'inline-end', inlineSize: space, blockSize: space },
  }),
)
export const clear = style(rule({ position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 }))
export const start = style(
  rule({
    ...row,
    float: 'inline-start',
    columnGap: vars.space[12],
    minBlockSize: space,
    maxInlineSize: `calc(100% - ${space})`,
    paddingBlock: `${vars.space[4]} ${vars.space[8]}`,
    paddingInlineEnd: vars.space[12],
  }),
)
/** Beside the number where there is room, else on a line of their own that ends where the first one does. */
export const actions = style(
  rule({ ...row, float: 'inline-end', gap: vars.space[4], justifyContent: 'flex-end', paddingBlockEnd: vars.space[4] }),
)
export const number = style(rule({ fontWeight: vars.weight.strong, fontVariantNumeric: 'tabular-nums' }))

export const all = style(
  rule({
    paddingBlock: vars.space[4],
    borderRadius: vars.radius.mark,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.line,
    textDecorationLine: 'underline',
    textUnderlineOffset: '0.3em',
    cursor: 'pointer',
  }),
)

export const action = style(rule({ paddingInline: vars.space[10] }))

/** In a narrow bar the glyphs of the second and later actions stand alone; their words are still read. */
export const words = style(
  rule({
    '@container': {
      '(max-width: 520px)': {
        selectors: {
          [`${action}:not(:first-child) > [data-part="icon"] + &`]: {
            position: 'absolute',
            inlineSize: 1,
            blockSize: 1,
            overflow: 'hidden',
            clipPath: 'inset(50%)',
            whiteSpace: 'nowrap',
          },
        },
      },
    },
  }),
)

export const reason = style(
  rule({
    paddingBlockEnd: vars.space[4],
    paddingInlineEnd: vars.space[8],
    color: vars.color.ink3,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.line,
  }),
)
