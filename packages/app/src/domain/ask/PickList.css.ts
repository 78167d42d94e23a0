import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style, type StyleRule } from '@vanilla-extract/css'

const layout = (styles: Omit<StyleRule, '@layer'>): StyleRule => ({ '@layer': { [layers.layout]: styles } })

/** What was chosen, one below the other. */
export const picked = style(
  layout({
    display: 'grid',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    borderBlockStart: `1px solid ${vars.color.rule}`,
  }),
)

export const pickedItem = style(
  layout({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: vars.space[12],
    paddingBlock: vars.space[8],
    borderBlockEnd: `1px solid ${vars.color.rule}`,
  }),
)

export const pickedWords = style(
  layout({ display: 'grid', gap: vars.space[4], paddingBlock: vars.space[6], overflowWrap: 'anywhere' }),
)
