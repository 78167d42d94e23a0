import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style, type StyleRule } from '@vanilla-extract/css'

export { cell, number, scroll, table } from '../../../domain/figures/FigureTable.css.ts'

const layout = (styles: Omit<StyleRule, '@layer'>): StyleRule => ({ '@layer': { [layers.layout]: styles } })

export const part = style(layout({ display: 'grid', gap: vars.space[8], alignContent: 'start', minInlineSize: 0 }))

export const head = style(
  layout({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: vars.space[16] }),
)
