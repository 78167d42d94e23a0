import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { layers } from '../../theme/layers.css.ts'
import { breakpoints, weights } from '../../theme/tokens.ts'

const wide = `(min-width: ${breakpoints.bars}px)`
const layout = (styles: Parameters<typeof style>[0]) => style({ '@layer': { [layers.layout]: styles as object } })

/** A column of 232, a gap of 48, then the covers (look.md, breakpoints). */
export const page = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[28],
  paddingBlock: `${vars.space[24]} ${vars.space[72]}`,
  paddingInline: vars.space[20],
  '@media': {
    [wide]: {
      gridTemplateColumns: '232px minmax(0, 1fr)',
      columnGap: vars.space[48],
      paddingBlockStart: vars.space[36],
      paddingInline: `calc(${vars.space[36]} + ${vars.space[4]})`,
    },
  },
})

export const side = layout({ display: 'grid', alignContent: 'start', gap: vars.space[28], '@media': { [wide]: { paddingBlockStart: vars.space[8] } } })
export const results = layout({ display: 'grid', alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[20] })
export const narrowing = layout({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: vars.space[12] })

export const facet = layout({
  display: 'grid',
  minInlineSize: 0,
  padding: 0,
  paddingBlock: vars.space[20],
  border: 0,
  borderBlockStart: `1px solid ${vars.color.rule}`,
})
export const legend = layout({
  float: 'inline-start',
  paddingBlockEnd: vars.space[8],
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.line,
  fontWeight: weights.strong,
})
export const option = layout({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space[12], clear: 'both' })
export const rating = layout({ display: 'inline-flex', alignItems: 'center', gap: vars.space[4] })
export const foot = layout({ paddingBlockStart: vars.space[24], borderBlockStart: `1px solid ${vars.color.rule}` })
