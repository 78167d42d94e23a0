import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { typography } from '../../theme/typography.ts'
import { rule } from '../../theme/styleRules.ts'

/** In px; the hairline of an edge stands out on both sides of a stroke. */
const strokes = { width: 2.4, edge: 1 }

export const root = style(
  rule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space[16], rowGap: vars.space[6] }),
)

export const drawing = style(
  rule({
    flexShrink: 0,
    overflow: 'visible',
    fill: 'none',
    strokeWidth: strokes.width,
    strokeLinecap: 'round',
    // A drawing itself has no direction, what it stands in has.
    selectors: { ':dir(rtl) > &': { transform: 'scaleX(-1)' } },
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
  }),
)

// As the rules of a page it would be as strong as what is done.
export const missing = style(
  rule({ stroke: vars.color.ruleStrong, '@media': { '(forced-colors: active)': { stroke: 'GrayText' } } }),
)

const draw = keyframes({
  from: { clipPath: 'inset(-2px 100% -2px -2px)' },
  to: { clipPath: 'inset(-2px -4px -2px -2px)' },
})

/** Drawn once, stroke after stroke; where motion is reduced they are simply there. */
const drawn = style(
  rule({
    animationName: draw,
    animationDuration: vars.duration.progress,
    animationTimingFunction: vars.easing.out,
  }),
)

export const done = style([drawn, rule({ stroke: vars.brand.exact })])

/** Around the strokes where the brand's colour is too near to the paper; thin strokes keep their colour inside of it. */
export const edge = style([
  drawn,
  rule({
    stroke: vars.brand.edge,
    strokeWidth: strokes.width + 2 * strokes.edge,
    '@media': { '(forced-colors: active)': { stroke: 'none' } },
  }),
])

export const words = style(rule({ ...typography('small'), minInlineSize: 0, color: vars.color.ink2 }))
