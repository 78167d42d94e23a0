import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { rule } from '../../theme/styleRules.ts'

const turn = keyframes({ to: { rotate: '360deg' } })

export const spinner = style(rule({ display: 'inline-flex', flexShrink: 0, color: 'currentcolor' }))

export const circle = style(
  rule({
    // Two strokes of progress make one turn; reduced motion sets the token to 0, and the arc stands still.
    animation: `${turn} calc(${vars.duration.progress} * 2) linear infinite`,
  }),
)

export const track = style(rule({ stroke: 'currentcolor', strokeOpacity: 0.28 }))
export const arc = style(rule({ stroke: 'currentcolor', strokeLinecap: 'round' }))
