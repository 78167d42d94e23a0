import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style, type StyleRule } from '@vanilla-extract/css'

const layout = (styles: Omit<StyleRule, '@layer'>): StyleRule => ({ '@layer': { [layers.layout]: styles } })

/** A plain table of figures; where it finds no room it is scrolled. */
export const scroll = style(layout({ overflowX: 'auto' }))
export const table = style(layout({ borderCollapse: 'collapse', inlineSize: '100%', textAlign: 'start' }))

export const cell = style(
  layout({
    paddingBlock: vars.space[8],
    paddingInlineEnd: vars.space[12],
    borderBlockEnd: `1px solid ${vars.color.rule}`,
    textAlign: 'start',
    fontSize: vars.type.ui.size,
    fontWeight: 'inherit',
    overflowWrap: 'anywhere',
  }),
)

export const number = style([
  cell,
  layout({ textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }),
])
