import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { breakpoints } from '@somo/ui/theme/tokens'
import { style, type StyleRule } from '@vanilla-extract/css'

const rule = (styles: StyleRule): string => style({ '@layer': { [layers.layout]: styles } })
const narrow = `(max-width: ${breakpoints.bars - 0.02}px)`

export const part = rule({ display: 'grid', gap: vars.space[16] })

export const head = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[8],
})

/** Earned badges side by side. */
export const earned = rule({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
  columnGap: vars.space[28],
  rowGap: vars.space[32],
  listStyle: 'none',
  margin: 0,
  padding: 0,
})

/** Image, words, and at the bottom of all of a row the actions. */
export const card = rule({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: vars.space[12],
  minInlineSize: 0,
})

export const words = rule({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space[4],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})

/** Why it was awarded: a note in the margin. */
export const reason = rule({
  fontStyle: 'italic',
  color: vars.color.ink2,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.line,
})

export const actions = rule({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingBlockStart: vars.space[8],
  borderBlockStart: `1px solid ${vars.color.rule}`,
})

export const menus = rule({ display: 'flex' })

/** One grid for all rows, so that tallies and buttons stand below one another. */
export const rows = rule({
  display: 'grid',
  gridTemplateColumns: '4.25rem minmax(0, 1.2fr) minmax(0, 1fr) auto',
  columnGap: vars.space[24],
  '@media': {
    [narrow]: { gridTemplateColumns: '4.25rem minmax(0, 1fr)', columnGap: vars.space[16] },
  },
  listStyle: 'none',
  margin: 0,
  padding: 0,
  borderBlockStart: `1px solid ${vars.color.rule}`,
})

export const row = rule({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  rowGap: vars.space[8],
  paddingBlock: vars.space[16],
  borderBlockEnd: `1px solid ${vars.color.rule}`,
})

/** On small screens below the words. */
export const below = rule({ '@media': { [narrow]: { gridColumn: 2 } } })

export const locked = rule({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
  columnGap: vars.space[36],
  listStyle: 'none',
  margin: 0,
  padding: 0,
})

export const lockedRow = rule({
  display: 'grid',
  gridTemplateColumns: '3.125rem minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space[20],
  paddingBlock: vars.space[12],
  borderBlockStart: `1px solid ${vars.color.rule}`,
})
