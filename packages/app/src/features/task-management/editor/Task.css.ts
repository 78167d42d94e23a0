import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style, type StyleRule } from '@vanilla-extract/css'

const layout = (styles: Omit<StyleRule, '@layer'>): StyleRule => ({ '@layer': { [layers.layout]: styles } })

export const form = style(
  layout({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[24], maxInlineSize: '44rem' }),
)

export const input = style(
  layout({ position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' }),
)
