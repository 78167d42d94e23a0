import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { weights } from '../../theme/tokens.ts'
import { hollowTrack, rule } from '../../theme/styleRules.ts'

export const queue = style(rule({ display: 'grid', gap: vars.space[10], minInlineSize: 0, color: vars.color.ink }))

export const head = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[8],
    minBlockSize: vars.size.controlSmall,
  }),
)

export const title = style(
  rule({
    fontSize: vars.type.h3.size,
    lineHeight: vars.type.h3.line,
    fontWeight: vars.type.h3.weight,
    letterSpacing: vars.type.h3.tracking,
  }),
)

export const summary = style(
  rule({
    color: vars.color.ink2,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.line,
    fontVariantNumeric: 'tabular-nums',
  }),
)

/** The track of what has arrived; the words beside it carry the value (look.md, progress). */
export const track = style(
  rule({
    blockSize: vars.space[4],
    overflow: 'hidden',
    borderRadius: vars.radius.mark,
    background: vars.color.ruleStrong,
    '@media': hollowTrack,
  }),
)

export const fill = style(
  rule({
    blockSize: '100%',
    borderRadius: vars.radius.mark,
    background: vars.brand.exact,
    // Where the colour is too near to the paper a hairline keeps it in sight (look.md, the edge rule).
    boxShadow: `inset 0 0 0 1px ${vars.brand.edge}`,
    transitionProperty: 'inline-size',
    transitionDuration: vars.duration.progress,
    transitionTimingFunction: vars.easing.out,
    '@media': { '(forced-colors: active)': { background: 'Highlight' } },
  }),
)

export const list = style(rule({ display: 'grid', listStyle: 'none' }))

/** Rows out of sight are neither laid out nor painted. */
export const row = style(
  rule({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'start',
    columnGap: vars.space[10],
    paddingBlock: vars.space[8],
    borderBlockEnd: `1px solid ${vars.color.rule}`,
    fontSize: vars.type.ui.size,
    lineHeight: vars.type.ui.line,
    letterSpacing: vars.type.ui.tracking,
    contentVisibility: 'auto',
    containIntrinsicBlockSize: `auto ${vars.space[56]}`,
    selectors: { '&:first-child': { borderBlockStart: `1px solid ${vars.color.rule}` } },
  }),
)

export const glyph = style(
  rule({
    display: 'flex',
    alignItems: 'center',
    blockSize: vars.type.ui.line,
    color: vars.color.ink3,
    selectors: {
      '[data-state="done"] > &': { color: vars.color.ok },
      '[data-state="failed"] > &, [data-state="refused"] > &': { color: vars.color.bad },
    },
  }),
)

export const words = style(rule({ display: 'grid', gap: vars.space[2], minInlineSize: 0 }))
export const name = style(rule({ fontWeight: weights.button, overflowWrap: 'anywhere' }))

export const status = style(
  rule({
    color: vars.color.ink3,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.line,
    fontVariantNumeric: 'tabular-nums',
    textWrap: 'pretty',
    overflowWrap: 'anywhere',
    selectors: {
      '[data-state="failed"] &, [data-state="refused"] &': { color: vars.color.bad, fontWeight: weights.button },
    },
  }),
)

export const actions = style(rule({ display: 'flex', gap: vars.space[2] }))
