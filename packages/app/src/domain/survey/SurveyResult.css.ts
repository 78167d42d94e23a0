import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style, type StyleRule } from '@vanilla-extract/css'

const layout = (styles: Omit<StyleRule, '@layer'>): StyleRule => ({ '@layer': { [layers.layout]: styles } })

export const counts = style(layout({ display: 'grid', gap: vars.space[12], maxInlineSize: '40rem' }))

export const texts = style(
  layout({ display: 'grid', maxInlineSize: '48rem', margin: 0, padding: 0, listStyle: 'none' }),
)

export const text = style(
  layout({
    paddingBlock: vars.space[12],
    borderBlockStart: `1px solid ${vars.color.rule}`,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  }),
)
