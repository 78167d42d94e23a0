import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'

const layout = (rule: StyleRule): string => style({ '@layer': { [layers.layout]: rule } })

/** Outline, page and findings; the page has the width that learners read. */
export const workspace = layout({
  display: 'grid',
  gap: vars.space[24],
  alignItems: 'start',
  '@media': {
    '(min-width: 1024px)': { gridTemplateColumns: '15.5rem minmax(0, 1fr)' },
    '(min-width: 1360px)': { gridTemplateColumns: '15.5rem minmax(0, 1fr) 17rem' },
  },
})

const column = { display: 'grid', gap: vars.space[12], alignContent: 'start', minInlineSize: 0 } as const

export const outline = layout(column)

export const canvas = layout({ ...column, gap: vars.space[8], maxInlineSize: '44rem' })

export const panel = layout({
  ...column,
  padding: vars.space[16],
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.rule}`,
  background: vars.color.sheet,
  '@media': { '(min-width: 1024px)': { gridColumn: '2' }, '(min-width: 1360px)': { gridColumn: '3' } },
})

export const outlineRow = layout({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[8],
  inlineSize: '100%',
  minBlockSize: vars.size.controlSmall,
  paddingInline: vars.space[4],
  border: 'none',
  borderRadius: vars.radius.control,
  background: 'none',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&[aria-current]': { background: vars.brand.subtleSelected, color: vars.brand.text } },
})

export const outlineWords = layout({ overflowWrap: 'anywhere' })

export const outlineGlyph = layout({ display: 'flex', color: vars.color.ink2 })

/** Rows as near as those of a list of words, without rules. */
globalStyle(`${outline} [data-order-row]`, {
  '@layer': {
    [layers.layout]: { gap: 0, minBlockSize: vars.size.controlSmall, paddingBlock: 0, borderBlockEnd: 'none' },
  },
})

/** A block as learners see it; a press anywhere opens it. */
export const closedBlock = layout({ position: 'relative', paddingBlock: vars.space[4] })

/** Lies over the button that opens the block, and lets presses through to it. */
export const closedContent = layout({ position: 'relative', pointerEvents: 'none' })

export const cover = layout({
  position: 'absolute',
  inset: `0 calc(-1 * ${vars.space[8]})`,
  padding: 0,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  background: 'none',
  cursor: 'pointer',
  selectors: { '&:hover': { borderColor: vars.color.ruleStrong } },
})

export const openBlock = layout({
  display: 'grid',
  gap: vars.space[12],
  marginBlock: vars.space[8],
  padding: vars.space[12],
  borderRadius: vars.radius.control,
  outline: `2px solid ${vars.brand.border}`,
  background: vars.color.sheet,
  scrollMarginBlock: vars.space[72],
})

export const blockTools = layout({ display: 'flex', justifyContent: 'flex-end' })

export const adding = layout({ paddingBlock: vars.space[8] })

export const tableScroll = layout({ display: 'grid', gap: vars.space[8], overflowX: 'auto', padding: vars.space[2] })

export const tableRow = layout({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(8rem, 1fr)',
  gap: vars.space[8],
  alignItems: 'end',
})

export const findings = layout({ display: 'grid', padding: 0, margin: 0, listStyle: 'none' })

export const finding = layout({
  display: 'grid',
  gap: vars.space[6],
  paddingBlock: vars.space[12],
  borderBlockStart: `1px solid ${vars.color.rule}`,
  overflowWrap: 'anywhere',
})

export const findingSteps = layout({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] })

export const passed = layout({
  display: 'grid',
  gap: vars.space[6],
  padding: 0,
  margin: 0,
  paddingBlockStart: vars.space[12],
  borderBlockStart: `1px solid ${vars.color.rule}`,
  listStyle: 'none',
})

export const passedRow = layout({ display: 'flex', alignItems: 'center', gap: vars.space[8] })
