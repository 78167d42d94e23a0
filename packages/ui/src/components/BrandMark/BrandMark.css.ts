import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { layers } from '../../theme/layers.css.ts'

export const mark = style({ '@layer': { [layers.components]: { flex: 'none', fill: 'none', stroke: vars.color.ink } } })
export const ribbon = style({ '@layer': { [layers.components]: { fill: vars.brand.exact, stroke: 'none' } } })
export const logo = style({
  '@layer': { [layers.components]: { flex: 'none', objectFit: 'contain', borderRadius: vars.radius.mark } },
})
