import { style, styleVariants, type StyleRule } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { weights } from '../../theme/tokens.ts'
import { canHover, forcedBackground, rule } from '../../theme/styleRules.ts'

type Paint = Pick<StyleRule, 'background' | 'borderColor' | 'color'>

/** One look at rest, under a pointer where the device can hover at all, and pressed. */
const states = (rest: Paint, hover: Paint, pressed: Paint, forced: StyleRule['@media'] = {}): StyleRule =>
  rule({
    ...rest,
    selectors: {
      '&[aria-expanded="true"]': pressed,
      // What a press asked for is still on the way.
      '&[aria-busy="true"]': pressed,
      '&:active': pressed,
    },
    '@media': {
      [canHover]: { selectors: { '&:hover:not(:active, [aria-expanded="true"], [aria-busy="true"])': hover } },
      ...forced,
    },
  })

/** Where colours are forced a fill is a system colour already; the browser must not put a plate behind its words. */
const keepFill = { '(forced-colors: active)': { forcedColorAdjust: 'none' } } as const

const filled = (tone: typeof vars.danger): StyleRule =>
  states(
    { background: tone.solid, borderColor: tone.edge, color: tone.on },
    { background: tone.hover, borderColor: tone.edgeHover },
    { background: tone.pressed, borderColor: tone.edgePressed },
    keepFill,
  )

/** Grounds under a pointer and pressed; brand text is measured on the brand's tints, not on `rule`. */
const neutralBackgrounds = { hover: vars.color.wash, pressed: vars.color.rule }
const brandBackgrounds = { hover: vars.brand.subtle, pressed: vars.brand.subtleSelected }

/** Where colours are forced pressed is told by the edge. */
const forcedPressed = { ...forcedBackground, borderColor: 'Highlight' } as const
const keepBackground: StyleRule['@media'] = {
  '(forced-colors: active)': {
    selectors: {
      '&:is([aria-expanded="true"], [aria-busy="true"], :active)': forcedPressed,
    },
  },
}

const outlined = (color: string, borderColor: string, backgrounds = neutralBackgrounds): StyleRule =>
  states(
    { background: vars.color.sheet, borderColor, color },
    { background: backgrounds.hover },
    { background: backgrounds.pressed },
    keepBackground,
  )

const bare = (color: string, hover: string, backgrounds = neutralBackgrounds): StyleRule =>
  states(
    { background: 'transparent', color },
    { background: backgrounds.hover, color: hover },
    { background: backgrounds.pressed, color: hover },
    keepBackground,
  )

/** What every drawn button has. */
export const base = style(
  rule({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minInlineSize: 0,
    borderWidth: 1,
    borderStyle: 'solid',
    // Transparent edges become real borders where colours are forced.
    borderColor: 'transparent',
    borderRadius: vars.radius.control,
    letterSpacing: vars.type.ui.tracking,
    fontWeight: weights.button,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: vars.duration.colour,
    selectors: {
      // Twice the class, so that no state of a look can paint over a button that cannot be used.
      '&&[data-unavailable]': {
        background: vars.color.wash,
        borderColor: vars.color.ruleStrong,
        color: vars.color.ink3,
        cursor: 'not-allowed',
      },
      '&[aria-busy="true"]': { cursor: 'progress' },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&&[data-unavailable]': { borderColor: 'GrayText', color: 'GrayText' } },
      },
    },
  }),
)

/** How a variant and a tone are painted. */
export const looks = styleVariants({
  solidNeutral: states(
    { background: vars.color.inverse, borderColor: vars.color.inverseEdge, color: vars.color.onInverse },
    { borderColor: vars.color.control },
    { borderColor: vars.color.control },
    keepFill,
  ),
  solidPrimary: filled(vars.brand),
  solidDanger: [filled(vars.danger), rule({ selectors: { '&:focus-visible': { outlineColor: vars.color.bad } } })],
  outlineNeutral: outlined(vars.color.ink, vars.color.control),
  outlinePrimary: outlined(vars.brand.text, vars.brand.border, brandBackgrounds),
  outlineDanger: outlined(vars.color.bad, vars.color.control),
  plainNeutral: bare(vars.color.ink2, vars.color.ink),
  plainPrimary: bare(vars.brand.text, vars.brand.textHover, brandBackgrounds),
  plainDanger: bare(vars.color.bad, vars.color.bad),
})
export type ButtonLook = keyof typeof looks

export const sizes = styleVariants({
  sm: rule({
    gap: vars.space[6],
    minBlockSize: vars.size.controlSmall,
    paddingBlock: vars.space[4],
    paddingInline: vars.space[10],
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.line,
  }),
  md: rule({
    gap: vars.space[8],
    minBlockSize: vars.size.control,
    paddingBlock: vars.space[6],
    paddingInline: vars.space[14],
    fontSize: vars.type.ui.size,
    lineHeight: vars.type.ui.line,
  }),
  lg: rule({
    gap: vars.space[8],
    minBlockSize: vars.size.controlLarge,
    paddingBlock: vars.space[8],
    paddingInline: vars.space[20],
    fontSize: vars.type.body.size,
    lineHeight: vars.type.body.line,
  }),
})

const paddings = { sm: vars.space[10], md: vars.space[14], lg: vars.space[20] }

/**
 * The words of a plain button stand on the edge of its column, its ground reaches beyond; where colours are forced its
 * edge is drawn and stands there itself.
 */
const reachOf = (padding: string): string => `calc(-1 * ${padding} - 1px)`
const whereFree = '(forced-colors: none)'
export const startEdge = styleVariants(paddings, (padding) =>
  rule({ '@media': { [whereFree]: { marginInlineStart: reachOf(padding) } } }),
)
export const endEdge = styleVariants(paddings, (padding) =>
  rule({ '@media': { [whereFree]: { marginInlineEnd: reachOf(padding) } } }),
)

/** As wide as it is high. */
export const square = style(rule({ paddingInline: 0, paddingBlock: 0, aspectRatio: '1', flexShrink: 0 }))

export const wide = style(rule({ inlineSize: '100%' }))

/** Without a sentence the holder is not there for the layout; with one, button and sentence form a column. */
export const holder = style(rule({ display: 'contents' }))

export const holderOfReason = style(
  rule({
    display: 'inline-flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space[6],
    maxInlineSize: '100%',
  }),
)

export const wideHolder = style(rule({ display: 'flex' }))

export const reason = style(
  rule({
    color: vars.color.ink3,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.line,
    textWrap: 'pretty',
  }),
)

export const label = style(rule({ minInlineSize: 0, overflowWrap: 'anywhere' }))
