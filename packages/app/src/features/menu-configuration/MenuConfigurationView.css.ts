import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { breakpoints } from '@somo/ui/theme/tokens'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'

const layout = (rule: Omit<StyleRule, '@layer'>) => style({ '@layer': { [layers.layout]: rule } })
const line = `1px solid ${vars.color.rule}`
const dashed = { outline: `1.5px dashed ${vars.brand.border}`, outlineOffset: 2, borderRadius: vars.radius.chip }

export const page = layout({ display: 'grid', gridTemplateRows: '1fr auto', minBlockSize: '100%' })
export const content = layout({ display: 'grid', gap: vars.space[28] })

/** Four columns where there is room, two on tablets, one on phones. */
export const columns = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[32],
  alignItems: 'start',
  '@media': {
    [`(min-width: ${breakpoints.bars}px)`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [`(min-width: ${breakpoints.wide}px)`]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: vars.space[24] },
  },
})
export const column = layout({ display: 'grid', gap: vars.space[12], alignContent: 'start', minInlineSize: 0 })
// The groups are told apart by their names; an indent would cost the names of entries their room.
globalStyle(`${column} ol ol`, { '@layer': { [layers.layout]: { paddingInlineStart: 0 } } })
globalStyle(`${column} [data-part="row"]`, {
  '@layer': { [layers.layout]: { gap: vars.space[4], minBlockSize: 40, paddingBlock: 0 } },
})
// An open entry is high: its handle and menu stay beside its name.
globalStyle(`${column} [data-part="row"]:has([data-part="fields"])`, {
  '@layer': { [layers.layout]: { alignItems: 'flex-start', paddingBlock: vars.space[4] } },
})
globalStyle(`${column} [data-part="list"] > ol > li:not(:first-child) > [data-part="row"]`, {
  '@layer': { [layers.layout]: { marginBlockStart: vars.space[12] } },
})

export const columnHead = layout({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space[10],
  paddingBlockEnd: vars.space[8],
  borderBlockEnd: `1px solid ${vars.color.ruleStrong}`,
})

export const entry = layout({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[10],
  selectors: {
    '&[data-changed]': dashed,
    '&[data-error]': { outline: `2px solid ${vars.color.bad}`, outlineOffset: 2 },
  },
})
export const entryName = layout({ display: 'grid', flex: '1 1 auto', minInlineSize: 0 })
export const lock = layout({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.size.controlSmall,
  color: vars.color.ink2,
})

/** An entry opened in its place. */
export const fields = layout({
  display: 'grid',
  gap: vars.space[14],
  marginBlock: vars.space[10],
  padding: vars.space[14],
  background: vars.color.sheet,
  boxShadow: `inset 3px 0 ${vars.brand.exact}`,
  fontWeight: vars.weight.regular,
})

export const preview = layout({ display: 'grid', gap: vars.space[14], minInlineSize: 0 })
const frameBase = {
  display: 'grid',
  gap: vars.space[14],
  padding: vars.space[14],
  background: vars.color.desk,
  border: line,
} as const
export const frame = {
  desktop: layout({ ...frameBase, borderRadius: vars.radius.floating }),
  phone: layout({
    ...frameBase,
    background: vars.color.paper,
    borderRadius: 24,
    maxInlineSize: 292,
    overflow: 'hidden',
    paddingBlockEnd: 0,
  }),
}
export const previewGroup = layout({ display: 'grid', gap: vars.space[4] })
export const previewList = layout({ listStyle: 'none', margin: 0, padding: 0 })
export const previewEntry = layout({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minBlockSize: vars.size.nav,
  paddingInline: vars.space[8],
  selectors: { '&[data-changed]': dashed, [`${frame.phone} &`]: { minBlockSize: 44 } },
})
export const bar = layout({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  listStyle: 'none',
  margin: `0 calc(-1 * ${vars.space[14]})`,
  padding: `${vars.space[8]} 0`,
  background: vars.color.desk,
  borderBlockStart: line,
})
export const barEntry = layout({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[4],
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  color: vars.color.ink2,
  textAlign: 'center',
  overflowWrap: 'anywhere',
})
