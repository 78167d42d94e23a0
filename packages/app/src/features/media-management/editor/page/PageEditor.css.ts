import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'
import { edgeToEdge, outlinePanel } from '../columns/EditorColumns.css.ts'

const layout = (rule: StyleRule): string => style({ '@layer': { [layers.layout]: rule } })

const hasOutline = '(min-width: 1024px)'
const hasPanel = '(min-width: 1360px)'

/** Outline, page and findings from edge to edge; the page has the width that learners read. */
export const workspace = layout({
  display: 'grid',
  gap: vars.space[24],
  '@media': {
    [hasOutline]: {
      ...edgeToEdge,
      columnGap: 0,
      gridTemplateColumns: '17.5rem minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
    },
    [hasPanel]: { gridTemplateColumns: '17.5rem minmax(0, 1fr) 19rem' },
  },
})

const column = { display: 'grid', gap: vars.space[12], alignContent: 'start', minInlineSize: 0 } as const

export const outline = layout({ ...column, '@media': { [hasOutline]: { ...outlinePanel, gridRow: '1 / span 2' } } })

export const canvas = layout({
  ...column,
  gap: vars.space[8],
  inlineSize: '100%',
  maxInlineSize: '44rem',
  '@media': { [hasOutline]: { justifySelf: 'center', padding: `${vars.space[28]} ${vars.space[36]}` } },
})

export const panel = layout({
  ...column,
  padding: vars.space[16],
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.rule}`,
  background: vars.color.sheet,
  '@media': {
    [hasOutline]: {
      gridColumn: '2',
      alignSelf: 'start',
      margin: `0 ${vars.space[36]} ${vars.space[36]}`,
    },
    [hasPanel]: {
      gridColumn: '3',
      alignSelf: 'stretch',
      gridRow: '1 / span 2',
      margin: 0,
      padding: `${vars.space[24]} ${vars.space[32]} ${vars.space[24]} ${vars.space[24]}`,
      borderWidth: '1px 0 0 1px',
      borderRadius: 0,
    },
  },
})

/** The handles of the rows stand before the line of the heading. */
export const outlineRows = layout({ '@media': { [hasOutline]: { marginInlineStart: `calc(-1 * ${vars.space[16]})` } } })

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
  selectors: { '&[aria-current]': { color: vars.brand.text } },
})

export const outlineWords = layout({ overflowWrap: 'anywhere' })

export const outlineGlyph = layout({ display: 'flex', color: vars.color.ink2 })

/** Rows as near as those of a list of words. */
globalStyle(`${outline} [data-order-row]`, {
  '@layer': { [layers.layout]: { gap: 0, minBlockSize: vars.size.controlSmall, paddingBlock: vars.space[2] } },
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
