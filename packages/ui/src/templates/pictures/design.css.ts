import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { layers } from '../../theme/layers.css.ts'
import { breakpoints, weights } from '../../theme/tokens.ts'
import { typography } from '../../theme/typography.ts'

const layout = (styles: Parameters<typeof style>[0]) => style({ '@layer': { [layers.layout]: styles as object } })
const wide = `(min-width: ${breakpoints.cards}px)`

export const verdict = layout({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: vars.space[8], color: vars.color.ink2 })
export const verdictGlyph = layout({ display: 'flex', alignItems: 'center', blockSize: vars.type.small.line, color: vars.color.info })
export const strong = layout({ fontWeight: weights.strong })

/** Where the colour comes from, parted from what it becomes. */
export const source = layout({ marginBlockStart: vars.space[4], paddingBlockStart: vars.space[8], borderBlockStart: `1px solid ${vars.color.rule}` })
export const colour = layout({ display: 'grid', gap: vars.space[6] })

export const logos = layout({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[8] })
export const logo = layout({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[14],
  minBlockSize: vars.space[64],
  padding: vars.space[12],
  paddingInlineStart: vars.space[16],
  border: `1px dashed ${vars.color.control}`,
  borderRadius: vars.radius.control,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.line,
  color: vars.color.ink2,
  selectors: {
    '&:has(:focus-visible)': { outline: `2px solid ${vars.brand.border}`, outlineOffset: 2 },
    '&:hover': { borderColor: vars.color.ink },
    '&[data-drop-target]': { borderStyle: 'solid', borderColor: vars.brand.border, background: vars.brand.subtle },
  },
})
export const logoGlyph = layout({ display: 'grid', placeItems: 'center', minInlineSize: vars.space[24] })
export const logoName = layout({ display: 'block', color: vars.color.ink, fontWeight: weights.strong })
export const logoFile = layout({ overflowWrap: 'anywhere' })

export const previews = layout({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))', gap: vars.space[20] })

/** A page in little, in a theme and with a colour of its own. */
export const preview = layout({
  overflow: 'hidden',
  border: `1px solid ${vars.color.rule}`,
  borderRadius: vars.radius.floating,
  background: vars.color.paper,
  color: vars.color.ink,
  // What is shown are colours; forced ones would show nothing.
  forcedColorAdjust: 'none',
})
export const bar = layout({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minBlockSize: vars.space[48],
  paddingInline: vars.space[20],
  background: vars.color.desk,
  borderBlockEnd: `1px solid ${vars.color.rule}`,
  fontSize: vars.type.body.size,
  lineHeight: vars.type.ui.line,
  fontWeight: weights.strong,
})
export const barName = layout({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' })
export const barGlyph = layout({ display: 'flex', color: vars.color.ink2 })

export const page = layout({ display: 'grid', gap: vars.space[16], paddingInline: vars.space[16], paddingBlock: vars.space[20] })
export const greeting = layout({ ...typography('h2') })
export const course = layout({ display: 'grid', gridTemplateColumns: '84px minmax(0, 1fr)', columnGap: vars.space[14], alignItems: 'start' })
export const courseTitle = layout({ fontSize: vars.type.body.size, lineHeight: vars.type.ui.line, fontWeight: weights.strong })
export const buttons = layout({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: vars.space[8] })
export const line = layout({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  paddingBlockStart: vars.space[16],
  borderBlockStart: `1px solid ${vars.color.rule}`,
})
/** The chosen row runs from edge to edge. */
export const row = layout({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  marginInline: `calc(-1 * ${vars.space[16]})`,
  paddingInline: `calc(${vars.space[16]} - 3px) ${vars.space[16]}`,
  minBlockSize: vars.space[44],
  borderInlineStart: `3px solid ${vars.brand.exact}`,
  background: vars.brand.subtle,
  fontSize: vars.type.ui.size,
  lineHeight: vars.type.ui.line,
})
/** The cell a checkbox fills in rows. */
export const rowCheck = layout({ flex: 'none', display: 'flex', justifyContent: 'center', inlineSize: vars.space[20] })
export const rowWords = layout({ flex: '1 1 auto' })

export const derived = layout({ display: 'grid', gap: vars.space[8], paddingBlockStart: vars.space[28] })
export const derivedHead = layout({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: vars.space[8] })
export const verdictLine = layout({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[6],
  color: vars.color.ink2,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.line,
  fontWeight: weights.link,
})
export const good = layout({ display: 'flex', color: vars.color.ok })
export const bad = layout({ display: 'flex', color: vars.color.bad })

export const table = layout({ inlineSize: '100%', borderCollapse: 'collapse', fontSize: vars.type.small.size, lineHeight: vars.type.small.line, '@media': { [wide]: { fontSize: vars.type.ui.size } } })
export const head = layout({
  ...typography('caption'),
  paddingBlock: vars.space[8],
  paddingInlineEnd: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.ruleStrong}`,
  color: vars.color.ink2,
  textAlign: 'start',
  verticalAlign: 'bottom',
  hyphens: 'manual',
  '@media': { [wide]: { paddingInlineEnd: vars.space[10] } },
})
export const headEnd = layout({ textAlign: 'end' })
export const cell = layout({
  paddingBlock: vars.space[6],
  paddingInlineEnd: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.rule}`,
  fontWeight: weights.regular,
  textAlign: 'start',
  '@media': { [wide]: { paddingInlineEnd: vars.space[10] } },
})
export const cellEnd = layout({ textAlign: 'end', whiteSpace: 'nowrap', color: vars.color.ink2, fontVariantNumeric: 'tabular-nums', '@media': { [wide]: { inlineSize: '92px' } } })
/** Sample and ratio of one theme stand together, the themes apart. */
export const cellSample = layout({ paddingInlineStart: vars.space[6], '@media': { [wide]: { inlineSize: '114px', paddingInlineStart: vars.space[28] } } })

const box = {
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '100%',
  maxInlineSize: '76px',
  minBlockSize: vars.space[24],
  borderRadius: vars.radius.chip,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.line,
  fontWeight: weights.button,
  verticalAlign: 'middle',
  forcedColorAdjust: 'none',
} as const
export const sample = {
  fill: layout({ ...box, border: `1px solid ${vars.brand.edge}`, background: vars.brand.solid, color: vars.brand.on }),
  text: layout({ ...box, border: `1px solid ${vars.color.rule}`, background: vars.color.paper, color: vars.brand.text }),
  border: layout({ ...box, border: `2px solid ${vars.brand.border}`, background: vars.color.paper }),
  selected: layout({ ...box, background: vars.brand.subtle, color: vars.color.ink }),
}
