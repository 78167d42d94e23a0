import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { rule } from '../../theme/styleRules.ts'

const appear = keyframes({ from: { opacity: 0 } })
const breathe = keyframes({ '50%': { opacity: 0.55 } })

/** What comes within this time needs no placeholder (look.md, table states). */
const patience = '300ms'

export const skeleton = style(rule({ display: 'grid', gap: vars.space[10], inlineSize: '100%' }))

export const patient = style(rule({ animation: `${appear} ${vars.duration.fade} linear ${patience} backwards` }))

export const bar = style(
  rule({
    display: 'block',
    maxInlineSize: '100%',
    blockSize: vars.space[10],
    borderRadius: vars.radius.mark,
    background: vars.color.wash,
    // Reduced motion sets the token to 0: the bar stands still.
    animation: `${breathe} calc(${vars.duration.progress} * 4) ease-in-out infinite`,
    '@media': { '(forced-colors: active)': { border: '1px solid GrayText' }, print: { animation: 'none' } },
  }),
)

/** Lines of a paragraph: full, nearly full, and a short last one. */
export const line = style(
  rule({
    inlineSize: '100%',
    selectors: {
      '&:nth-child(3n + 2)': { inlineSize: '92%' },
      '&:last-of-type:not(:first-of-type)': { inlineSize: '64%' },
    },
  }),
)
