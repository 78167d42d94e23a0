import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { typography } from '../../theme/typography.ts'
import { rule } from '../../theme/styleRules.ts'

export const root = style(rule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space[16], rowGap: vars.space[6] }))

export const drawing = style(
  rule({
    flexShrink: 0,
    fill: 'none',
    strokeWidth: 2.4,
    strokeLinecap: 'round',
    selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
  }),
)

export const missing = style(rule({ stroke: vars.color.ruleStrong }))

const draw = keyframes({ from: { clipPath: 'inset(0 100% 0 0)' }, to: { clipPath: 'inset(0 -4px 0 0)' } })

/** Drawn once, stroke after stroke; where motion is reduced they are simply there. */
export const done = style(
  rule({
    stroke: vars.brand.exact,
    animationName: draw,
    animationDuration: vars.duration.progress,
    animationTimingFunction: vars.easing.out,
  }),
)

export const words = style(rule({ ...typography('small'), minInlineSize: 0, color: vars.color.ink2 }))
