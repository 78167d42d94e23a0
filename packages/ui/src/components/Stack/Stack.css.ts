import { style, styleVariants } from '@vanilla-extract/css'
import { layers } from '../../theme/layers.css.ts'

export const stack = style({
  '@layer': { [layers.layout]: { display: 'flex', flexDirection: 'column', minInlineSize: 0 } },
})

export const align = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', stretch: 'stretch' },
  (alignItems) => ({ '@layer': { [layers.layout]: { alignItems } } }),
)
