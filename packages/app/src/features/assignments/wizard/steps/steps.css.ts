import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style, type StyleRule } from '@vanilla-extract/css'

const layout = (styles: Omit<StyleRule, '@layer'>): StyleRule => ({ '@layer': { [layers.layout]: styles } })

/** The due dates of three people, side by side where there is room. */
export const examples = style(
  layout({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(136px, 1fr))',
    gap: vars.space[20],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
)

export const example = style(
  layout({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[2],
    paddingBlockStart: vars.space[12],
    borderBlockStart: `1px solid ${vars.color.ruleStrong}`,
    overflowWrap: 'anywhere',
  }),
)

export const exampleDays = style(
  layout({ display: 'grid', gap: vars.space[2], margin: 0, padding: 0, listStyle: 'none' }),
)
