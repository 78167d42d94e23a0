import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style, type StyleRule } from '@vanilla-extract/css'
import { cell, number } from '../figures/WeeksChart.css.ts'

const layout = (styles: Omit<StyleRule, '@layer'>): StyleRule => ({ '@layer': { [layers.layout]: styles } })

// Wide enough for words: cells break anywhere, and the bars would leave room for a few letters alone.
export const title = style([cell, layout({ minInlineSize: '8rem' })])
export const largestTitle = style([title, layout({ fontWeight: vars.weight.strong })])

export const warned = style([number, layout({ color: vars.color.warn, fontWeight: vars.weight.strong })])

export const bar = style(
  layout({ display: 'flex', gap: 1, inlineSize: '100%', minInlineSize: '4.5rem', blockSize: 14, position: 'relative' }),
)

export const wentOn = style(
  layout({
    boxSizing: 'border-box',
    blockSize: '100%',
    border: `1px solid ${vars.color.control}`,
    background: vars.color.wash,
  }),
)

const end = (color: string, forced: string): StyleRule =>
  layout({
    flexShrink: 0,
    blockSize: '100%',
    background: color,
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', background: forced } },
  })

export const stopped = style(end(vars.color.ink2, 'CanvasText'))
export const loss = style(end(vars.color.warn, 'Highlight'))
