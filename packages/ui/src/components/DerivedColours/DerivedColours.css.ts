import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { rule } from '../../theme/styleRules.ts'
import { breakpoints, weights } from '../../theme/tokens.ts'
import { typography } from '../../theme/typography.ts'

const wide = `(min-width: ${breakpoints.cards}px)`
const tight = `(max-width: ${breakpoints.cards - 0.02}px)`

const part = (styles: Parameters<typeof rule>[0]) => style(rule(styles))

export const derived = part({ display: 'grid', gap: vars.space[8] })
export const headLine = part({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: vars.space[8] })
export const verdict = part({
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

export const table = part({ inlineSize: '100%', borderCollapse: 'collapse', fontSize: vars.type.small.size, lineHeight: vars.type.small.line, '@media': { [wide]: { fontSize: vars.type.ui.size } } })
export const head = part({
  ...typography('caption'),
  paddingBlock: vars.space[8],
  paddingInlineEnd: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.ruleStrong}`,
  color: vars.color.ink2,
  textAlign: 'start',
  verticalAlign: 'bottom',
  hyphens: 'manual',
  '@media': {
    [wide]: { paddingInlineEnd: vars.space[10] },
    // Two heads beside each other are two words here too.
    [tight]: { selectors: { '&:not(:first-child)': { paddingInlineStart: vars.space[2] } } },
  },
})
export const headEnd = part({ textAlign: 'end' })
export const cell = part({
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  paddingBlock: vars.space[6],
  paddingInlineEnd: vars.space[2],
  fontSize: vars.type.caption.size,
  borderBlockEnd: `1px solid ${vars.color.rule}`,
  fontWeight: weights.regular,
  textAlign: 'start',
  '@media': { [wide]: { paddingInlineEnd: vars.space[10], fontSize: 'inherit' } },
})
export const cellEnd = part({ textAlign: 'end', whiteSpace: 'nowrap', color: vars.color.ink2, fontVariantNumeric: 'tabular-nums', '@media': { [wide]: { inlineSize: '92px' } } })
/** Sample and ratio of one theme stand together, the themes apart; only the role's name gives way where it is narrow. */
export const cellSample = part({ overflowWrap: 'normal', paddingInlineStart: vars.space[2], '@media': { [wide]: { inlineSize: '114px', paddingInlineStart: vars.space[28] } } })

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
export const value = part({ display: 'block', ...typography('caption'), color: vars.color.ink3, fontVariantNumeric: 'tabular-nums' })
