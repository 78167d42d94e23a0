import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style, type StyleRule } from '@vanilla-extract/css'

const layout = (styles: Omit<StyleRule, '@layer'>): StyleRule => ({ '@layer': { [layers.layout]: styles } })

/** Tabs and what everything is chosen by in one row; without room for both the tabs come below. */
export const bar = style(
  layout({
    display: 'flex',
    flexWrap: 'wrap-reverse',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space[16],
    rowGap: vars.space[8],
    boxShadow: `inset 0 -1px ${vars.color.rule}`,
  }),
)

export const tabs = style(layout({ flex: '1 1 20rem', minInlineSize: 0 }))

export const chart = style(layout({ maxInlineSize: '60rem' }))

/** Two parts beside each other where there is room. */
export const columns = style(
  layout({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 26rem), 1fr))',
    columnGap: vars.space[56],
    rowGap: vars.space[32],
  }),
)
