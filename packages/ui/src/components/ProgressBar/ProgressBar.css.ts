import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { weights } from '../../theme/tokens.ts'
import { rule } from '../../theme/styleRules.ts'

export const progress = style(rule({ display: 'grid', gap: vars.space[6], minInlineSize: 0, color: vars.color.ink }))

export const head = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space[12],
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.line,
  }),
)

export const label = style(rule({ fontWeight: weights.button, overflowWrap: 'anywhere' }))

export const valueText = style(
  rule({ marginInlineStart: 'auto', color: vars.color.ink2, fontVariantNumeric: 'tabular-nums' }),
)

const thickness = vars.space[6]
const fill = { background: vars.brand.border, borderRadius: vars.radius.mark }

const wander = keyframes({ from: { backgroundPositionX: '-40%' }, to: { backgroundPositionX: '140%' } })

/** The track is decorative, the words carry the value (look.md, progress). */
export const bar = style(
  rule({
    appearance: 'none',
    display: 'block',
    inlineSize: '100%',
    blockSize: thickness,
    border: '1px solid transparent',
    borderRadius: vars.radius.mark,
    overflow: 'hidden',
    background: vars.color.ruleStrong,
    '::-webkit-progress-bar': { background: 'transparent' },
    '::-webkit-progress-value': {
      ...fill,
      transitionProperty: 'inline-size',
      transitionDuration: vars.duration.progress,
    },
    '::-moz-progress-bar': fill,
    selectors: {
      '&:indeterminate': {
        backgroundImage: `linear-gradient(${vars.brand.border}, ${vars.brand.border})`,
        backgroundRepeat: 'no-repeat',
        backgroundSize: '30% 100%',
        animationName: wander,
        // Without motion the duration is nothing, and the piece stands still.
        animationDuration: `calc(${vars.duration.progress} * 4)`,
        animationIterationCount: 'infinite',
        animationTimingFunction: 'linear',
      },
      '&:indeterminate::-moz-progress-bar': { background: 'transparent' },
    },
    '@media': {
      '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'Canvas', borderColor: 'CanvasText' },
    },
  }),
)
