import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { layers } from '../../theme/layers.css.ts'
import { vars } from '../../theme/contract.css.ts'
import { measures, weights } from '../../theme/tokens.ts'
import { canHover, low as unstuck, narrow, rule } from '../../theme/styleRules.ts'

/** Set on the region: how high the bar in sight is. */
export const barProperty = '--somo-unsaved-bar'

/** Set on the region: how high the foot of the open drawer is. */
export const footProperty = '--somo-open-foot'

/** As much of it as stays in sight. */
const foot = '--somo-stuck-foot'

/** The widest a toast gets (look.md, toast). */
const width = '35rem'

/** Only its toasts can be pressed; what lies between them belongs to the page. */
export const region = style(
  rule({
    position: 'fixed',
    vars: { [foot]: `var(${footProperty})` },
    // What came of the last change must not lie over the bar of the next ones, nor over the answers at the foot of a drawer.
    insetBlockEnd: `calc(max(var(${barProperty}), var(${foot})) + ${vars.space[16]} + env(safe-area-inset-bottom))`,
    insetInline: 0,
    zIndex: vars.z.toast,
    paddingInline: vars.space[16],
    pointerEvents: 'none',
    '@media': {
      [narrow]: {
        insetBlockEnd: `calc(max(${measures.bottomBar}px + var(${barProperty}), var(${foot})) + ${vars.space[16]} + env(safe-area-inset-bottom))`,
      },
      [unstuck]: { vars: { [foot]: '0px' } },
      print: { display: 'none' },
    },
  }),
)

/** Low windows: zoomed, or a phone on its side. */
const low = '(max-height: 480px)'

globalStyle(`${region} > ol`, {
  '@layer': {
    [layers.components]: {
      display: 'grid',
      justifyItems: 'center',
      gap: vars.space[8],
      // Three of them are higher than such a window: they are scrolled, none is out of reach.
      '@media': {
        [low]: {
          maxBlockSize: `calc(100dvh - ${measures.bottomBar}px - var(${barProperty}) - 2 * ${vars.space[16]})`,
          overflowY: 'auto',
        },
      },
    },
  },
})

const arrive = keyframes({ from: { opacity: 0, translate: `0 ${vars.space[8]}` } })

export const toast = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[12],
    inlineSize: `min(100%, ${width})`,
    paddingBlock: vars.space[14],
    paddingInline: vars.space[20],
    border: `1px solid ${vars.color.inverseEdge}`,
    borderRadius: vars.radius.floating,
    background: vars.color.inverse,
    boxShadow: vars.shadow.floating,
    color: vars.color.onInverse,
    fontSize: vars.type.ui.size,
    lineHeight: vars.type.ui.line,
    pointerEvents: 'auto',
    animationName: arrive,
    animationDuration: vars.duration.menu,
    animationTimingFunction: vars.easing.out,
    // A plate behind each word would cut the toast to pieces.
    '@media': { '(forced-colors: active)': { background: 'Canvas', borderColor: 'CanvasText', color: 'CanvasText' } },
  }),
)

export const glyph = style(rule({ display: 'flex', flexShrink: 0 }))

export const message = style(
  rule({ flex: '1 1 9rem', minInlineSize: 0, textWrap: 'balance', overflowWrap: 'anywhere' }),
)

export const buttons = style(
  rule({ display: 'flex', alignItems: 'center', gap: vars.space[8], marginInlineStart: 'auto' }),
)

const pressable = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: vars.size.controlSmall,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  transitionProperty: 'border-color',
  transitionDuration: vars.duration.colour,
  // The brand's ring is measured on the page's surfaces, not on this one.
  selectors: { '&:focus-visible': { outlineColor: 'currentColor' } },
  '@media': { [canHover]: { selectors: { '&:hover': { borderColor: 'currentColor' } } } },
} as const

export const action = style(
  rule({
    ...pressable,
    gap: vars.space[6],
    paddingInline: vars.space[12],
    borderColor: vars.color.onInverseMuted,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.line,
    fontWeight: weights.button,
    '@media': { ...pressable['@media'], '(forced-colors: active)': { borderColor: 'CanvasText' } },
  }),
)

export const close = style(
  rule({
    ...pressable,
    flexShrink: 0,
    inlineSize: vars.size.controlSmall,
    // The cross ends with the text above it, its target goes beyond.
    marginInlineEnd: `calc(${vars.space[8]} * -1)`,
  }),
)
