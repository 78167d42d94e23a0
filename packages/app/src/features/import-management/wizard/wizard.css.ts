import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { breakpoints, measures } from '@somo/ui/theme/tokens'
import { style, type StyleRule } from '@vanilla-extract/css'

const layout = (styles: Omit<StyleRule, '@layer'>): StyleRule => ({ '@layer': { [layers.layout]: styles } })
const wide = `(min-width: ${breakpoints.wide}px)`
const beside = `(min-width: ${breakpoints.cards}px)`

/** The step on, at the end of the actions: on a phone it takes what its line leaves, or one of its own. */
export const onward = style(
  layout({ display: 'contents', '@media': { [`not all and ${beside}`]: { display: 'grid', flex: '1 1 auto' } } }),
)

/** Fields and sentences, no wider than they are read well. */
export const form = style(layout({ maxInlineSize: `${measures.notice}px` }))

/** Columns at the left, rules at the right. */
export const halves = style(
  layout({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[36],
    '@media': { [wide]: { gridTemplateColumns: `minmax(0, 1fr) ${measures.form - 72}px`, columnGap: vars.space[48] } },
  }),
)

export const columnList = style(
  layout({ display: 'grid', padding: 0, listStyle: 'none', borderBlockStart: `1px solid ${vars.color.ruleStrong}` }),
)

/** A column of the file: its head with examples, and what it means. */
export const columnRow = style(
  layout({
    display: 'grid',
    gap: `${vars.space[8]} ${vars.space[24]}`,
    paddingBlock: vars.space[14],
    borderBlockEnd: `1px solid ${vars.color.rule}`,
    '@media': { [beside]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'center' } },
  }),
)

/** A value for every row: its field, the value, and the way to remove it. */
export const constantRow = style(
  layout({
    display: 'grid',
    gap: `${vars.space[8]} ${vars.space[24]}`,
    paddingBlock: vars.space[14],
    borderBlockEnd: `1px solid ${vars.color.rule}`,
    justifyItems: 'stretch',
    '@media': { [beside]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto', alignItems: 'end' } },
  }),
)

export const samples = style(
  layout({
    overflowWrap: 'anywhere',
    color: vars.color.ink2,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.line,
  }),
)

/** Choices side by side where there is room. */
export const threeFields = style(
  layout({
    display: 'grid',
    gap: vars.space[12],
    '@media': { [beside]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) auto', alignItems: 'end' } },
  }),
)

/** A field and the button that belongs to it. */
export const fieldAndButton = style(
  layout({
    display: 'grid',
    gap: vars.space[8],
    '@media': { [beside]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' } },
  }),
)
