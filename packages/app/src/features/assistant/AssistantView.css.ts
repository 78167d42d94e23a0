import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { breakpoints } from '@somo/ui/theme/tokens'
import { style, type StyleRule } from '@vanilla-extract/css'

const layout = (rule: Omit<StyleRule, '@layer'>) => style({ '@layer': { [layers.layout]: rule } })
const wide = `(min-width: ${breakpoints.cards}px)`
const line = `1px solid ${vars.color.rule}`

export const talk = layout({ display: 'grid', gap: vars.space[36], maxInlineSize: '43rem' })
export const turns = layout({ display: 'grid', gap: vars.space[44], listStyle: 'none', margin: 0, padding: 0 })
export const turn = layout({ display: 'grid', gap: vars.space[10], overflowWrap: 'anywhere' })
export const answer = layout({ display: 'grid', gap: vars.space[14] })

/** Field and button stand in one row; what the keys do below them. */
export const form = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space[10],
  rowGap: vars.space[6],
  alignItems: 'start',
})
export const field = layout({ minInlineSize: 0 })
export const keys = layout({ gridColumn: '1 / -1' })

export const aside = layout({ display: 'grid', gap: vars.space[36] })
export const section = layout({ display: 'grid', gap: vars.space[12], justifyItems: 'start' })
export const chips = layout({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  listStyle: 'none',
  margin: 0,
  padding: 0,
})

export const earlier = layout({ listStyle: 'none', margin: 0, padding: 0, inlineSize: '100%', borderBlockStart: line })
export const earlierEntry = layout({ display: 'grid', paddingBlock: vars.space[10], borderBlockEnd: line })
export const earlierQuestion = layout({
  appearance: 'none',
  border: 0,
  background: 'none',
  padding: 0,
  minBlockSize: 24,
  font: 'inherit',
  fontWeight: 560,
  color: vars.color.ink,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline' } },
})

/** Three columns over all rows; on phones one below the other. */
export const rows = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  borderBlockStart: `1px solid ${vars.color.ruleStrong}`,
  '@media': {
    [wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr) auto', columnGap: vars.space[20] },
  },
})
export const row = layout({
  display: 'grid',
  gridColumn: '1 / -1',
  gap: vars.space[6],
  paddingBlock: vars.space[10],
  borderBlockEnd: line,
  '@media': { [wide]: { gridTemplateColumns: 'subgrid', alignItems: 'center' } },
})
export const rowTitle = layout({ minInlineSize: 0, overflowWrap: 'anywhere' })
export const rowDetail = layout({ display: 'grid', gap: vars.space[4], justifyItems: 'start', minInlineSize: 0 })
export const rowEnd = layout({ display: 'grid', justifyItems: 'start', '@media': { [wide]: { justifyItems: 'end' } } })
export const helpRow = layout({
  display: 'grid',
  gridColumn: '1 / -1',
  gap: vars.space[4],
  paddingBlock: vars.space[10],
  borderBlockEnd: line,
})
export const screenRow = layout({
  display: 'flex',
  gridColumn: '1 / -1',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space[4]} ${vars.space[20]}`,
  paddingBlock: vars.space[10],
  borderBlockEnd: line,
})

export const sources = layout({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[16],
  listStyle: 'none',
  margin: 0,
  padding: 0,
})
export const source = layout({ display: 'flex', alignItems: 'center' })
/** The number of a source, in the text and before its link. */
export const mark = layout({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: 18,
  blockSize: 18,
  marginInline: vars.space[4],
  border: `1px solid ${vars.color.ruleStrong}`,
  borderRadius: vars.radius.chip,
  color: vars.color.ink2,
  fontSize: 12,
  lineHeight: 1,
  verticalAlign: 'text-bottom',
})
