import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { rule } from '../../theme/styleRules.ts'

export const dialog = style(rule({ display: 'grid', gap: vars.space[12], padding: vars.space[12], outline: 'none' }))

const ring = { outline: `2px solid ${vars.brand.border}`, outlineOffset: 2 } as const

export const area = style(
  rule({ inlineSize: '100%', blockSize: '11rem', borderRadius: vars.radius.control, forcedColorAdjust: 'none' }),
)

/** Two rings, so that it is seen on every colour. */
export const thumb = style(
  rule({
    inlineSize: vars.space[20],
    blockSize: vars.space[20],
    border: `2px solid ${vars.color.sheet}`,
    borderRadius: vars.radius.round,
    boxShadow: `0 0 0 1px ${vars.color.ink}`,
    forcedColorAdjust: 'none',
    selectors: { '&[data-focus-visible]': ring },
  }),
)

export const slider = style(rule({ display: 'grid', gap: vars.space[4] }))

export const sliderHead = style(
  rule({
    display: 'flex',
    justifyContent: 'space-between',
    color: vars.color.ink2,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.line,
  }),
)

export const track = style(
  rule({ blockSize: vars.space[24], borderRadius: vars.radius.round, forcedColorAdjust: 'none' }),
)

export const sliderThumb = style(rule({ insetBlockStart: '50%' }))

export const samples = style(rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space[6] }))

export const sample = style(
  rule({
    inlineSize: vars.space[28],
    blockSize: vars.space[28],
    border: `1px solid ${vars.color.control}`,
    borderRadius: vars.radius.chip,
    outline: 'none',
    cursor: 'pointer',
    forcedColorAdjust: 'none',
    selectors: {
      '&[data-selected]': { boxShadow: `0 0 0 2px ${vars.color.sheet}, 0 0 0 4px ${vars.color.ink}` },
      '&[data-focus-visible]': ring,
    },
    // Shadows are taken away there.
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[data-selected]': { outline: '3px solid Highlight', outlineOffset: 1 } },
      },
    },
  }),
)

export const sampleFill = style(rule({ inlineSize: '100%', blockSize: '100%', borderRadius: 'inherit' }))
