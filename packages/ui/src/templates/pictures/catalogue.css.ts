import { globalStyle, style } from '@vanilla-extract/css'
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

export const side = layout({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[28],
  '@media': { [wide]: { paddingBlockStart: vars.space[8] } },
})
export const tree = layout({ paddingBlockEnd: vars.space[20] })
export const results = layout({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[24],
})
/** What a page is for stands in it in the size of large controls. */
export const search = layout({
  vars: { [vars.size.field]: vars.size.controlLarge, [vars.type.ui.size]: vars.type.body.size },
  paddingBlockEnd: vars.space[4],
})
export const found = layout({ display: 'grid', gap: vars.space[10] })
export const narrowing = layout({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
})

export const facet = layout({
  display: 'grid',
  minInlineSize: 0,
  padding: 0,
  paddingBlock: `${vars.space[16]} ${vars.space[12]}`,
  border: 0,
  borderBlockStart: `1px solid ${vars.color.rule}`,
})
export const legend = layout({
  float: 'inline-start',
  paddingInline: 0,
  paddingBlockEnd: vars.space[6],
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.line,
  fontWeight: weights.strong,
})
/** A label row without a cell around it (look.md, type and space). */
const labelRow = '30px'
export const option = layout({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  clear: 'both',
  paddingInlineEnd: vars.space[8],
  vars: { [vars.color.ink]: vars.color.ink2 },
  '@media': { '(pointer: fine)': { vars: { [vars.size.treeRow]: labelRow } } },
})
// The 0 at the end of the line says to the eye why a facet cannot be chosen; the sentence is for those who hear it.
globalStyle(`${option} [data-part="reason"]`, {
  '@layer': {
    [layers.layout]: { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
})
globalStyle(`${option} [data-part="row"] + *`, { '@layer': { [layers.layout]: { position: 'absolute' } } })
export const rating = layout({ display: 'inline-flex', alignItems: 'center', gap: vars.space[4] })
export const foot = layout({
  marginBlockStart: vars.space[16],
  paddingBlockStart: vars.space[20],
  borderBlockStart: `1px solid ${vars.color.rule}`,
})
