import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import * as base from '../../../domain/figures/Figures.css.ts'
import { style, type StyleRule } from '@vanilla-extract/css'

const layout = (styles: Omit<StyleRule, '@layer'>): StyleRule => ({ '@layer': { [layers.layout]: styles } })

export { figure, value } from '../../../domain/figures/Figures.css.ts'

export const figures = style([base.figures, layout({ borderBlockStart: 0 })])

export const name = style([base.name, layout({ color: vars.color.ink2 })])

export const reason = style(
  layout({
    marginInlineStart: vars.space[8],
    color: vars.color.ink2,
    fontSize: vars.type.small.size,
    // A small line in a large one would push it down.
    lineHeight: 1,
    letterSpacing: 0,
  }),
)
