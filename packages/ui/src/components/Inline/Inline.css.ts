import { style, styleVariants } from '@vanilla-extract/css'
import { layers } from '../../theme/layers.css.ts'

export const inline = style({ '@layer': { [layers.layout]: { display: 'flex', minInlineSize: 0 } } })
export const wrap = style({ '@layer': { [layers.layout]: { flexWrap: 'wrap' } } })

export const align = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', baseline: 'baseline', stretch: 'stretch' },
  (alignItems) => ({ '@layer': { [layers.layout]: { alignItems } } }),
)

export const justify = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' },
  (justifyContent) => ({ '@layer': { [layers.layout]: { justifyContent } } }),
)
