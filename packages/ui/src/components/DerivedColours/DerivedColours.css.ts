import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { rule } from '../../theme/styleRules.ts'
import { breakpoints, weights } from '../../theme/tokens.ts'
import { typography } from '../../theme/typography.ts'

const wide = `(min-width: ${breakpoints.cards}px)`
const tight = `(max-width: ${breakpoints.cards - 0.02}px)`

const part = (styles: Parameters<typeof rule>[0]) => style(rule(styles))

export const derived = part({ display: 'grid', gap: vars.space[8] })
export const headLine = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
})
export const summary = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[6],
  color: vars.color.ink2,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.line,
  fontWeight: weights.link,
})
export const good = part({ display: 'flex', color: vars.color.ok })
export const bad = part({ display: 'flex', color: vars.color.bad })

export const table = part({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.line,
  '@media': { [wide]: { fontSize: vars.type.ui.size } },
})
/** Where it is narrow the role stands above its samples: five columns would leave its words no room. */
export const row = part({
  '@media': {
    [tight]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 5fr) minmax(0, 4fr))',
      // Two heads beside each other are two words here too.
      columnGap: vars.space[4],
      alignItems: 'center',
      borderBlockEnd: `1px solid ${vars.color.rule}`,
      selectors: { 'thead > &': { alignItems: 'end', borderColor: vars.color.ruleStrong } },
    },
  },
})
globalStyle(
  `${row} > th:first-child`,
  rule({ '@media': { [tight]: { gridColumn: '1 / -1', paddingBlockEnd: 0, paddingInlineStart: vars.space[2] } } }),
)

export const head = part({
  ...typography('caption'),
  paddingBlock: vars.space[8],
  paddingInlineEnd: vars.space[2],
  color: vars.color.ink2,
  textAlign: 'start',
  verticalAlign: 'bottom',
  hyphens: 'manual',
  '@media': { [wide]: { paddingInlineEnd: vars.space[10], borderBlockEnd: `1px solid ${vars.color.ruleStrong}` } },
})
export const headEnd = part({ textAlign: 'end' })
export const cell = part({
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  paddingBlock: vars.space[6],
  paddingInlineEnd: vars.space[2],
  fontSize: vars.type.caption.size,
  fontWeight: weights.regular,
  textAlign: 'start',
  '@media': {
    [wide]: { paddingInlineEnd: vars.space[10], borderBlockEnd: `1px solid ${vars.color.rule}`, fontSize: 'inherit' },
  },
})
export const cellEnd = part({
  textAlign: 'end',
  whiteSpace: 'nowrap',
  color: vars.color.ink2,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [wide]: { inlineSize: '92px' } },
})
/** Sample and ratio of one theme stand together, the themes apart. */
export const cellSample = part({
  overflowWrap: 'normal',
  paddingInlineStart: vars.space[2],
  '@media': { [wide]: { inlineSize: '114px', paddingInlineStart: vars.space[28] } },
})

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
  fill: part({ ...box, border: `1px solid ${vars.brand.edge}`, background: vars.brand.solid, color: vars.brand.on }),
  // Forced colours are the person's own for words and their ground; the values stand below as text.
  text: part({
    ...box,
    forcedColorAdjust: 'auto',
    border: `1px solid ${vars.color.rule}`,
    background: vars.color.paper,
    color: vars.brand.text,
    '@media': { '(forced-colors: active)': { background: 'Canvas', color: 'CanvasText' } },
  }),
  border: part({ ...box, border: `2px solid ${vars.brand.border}`, background: vars.color.paper }),
  selected: part({ ...box, forcedColorAdjust: 'auto', background: vars.brand.subtle, color: vars.color.ink }),
}

/** The colour itself, for those who take it elsewhere. */
export const value = part({
  display: 'block',
  ...typography('caption'),
  color: vars.color.ink3,
  fontVariantNumeric: 'tabular-nums',
})
