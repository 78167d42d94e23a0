import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style, type StyleRule } from '@vanilla-extract/css'

const rule = (styles: Omit<StyleRule, '@layer'>): StyleRule => ({ '@layer': { [layers.layout]: styles } })

export const bell = style(rule({ position: 'relative', display: 'inline-flex' }))

/** Nothing but a dot: the count is in the name. */
export const mark = style(
  rule({
    position: 'absolute',
    insetBlockStart: 4,
    insetInlineEnd: 4,
    inlineSize: 10,
    blockSize: 10,
    borderRadius: vars.radius.round,
    border: `2px solid ${vars.color.desk}`,
    boxSizing: 'content-box',
    background: vars.brand.exact,
    pointerEvents: 'none',
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'Highlight' } },
  }),
)
