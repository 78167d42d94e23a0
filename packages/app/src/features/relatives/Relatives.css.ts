import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style, type StyleRule } from '@vanilla-extract/css'

const rule = (styles: StyleRule): string => style({ '@layer': { [layers.layout]: styles } })

export const card = rule({ display: 'grid', gap: vars.space[12], minInlineSize: 0 })

export const head = rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space[16], alignItems: 'start' })

export const words = rule({
  display: 'grid',
  gap: vars.space[2],
  flex: '1 1 12rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})

export const items = rule({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  borderBlockStart: `1px solid ${vars.color.rule}`,
})

export const item = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  columnGap: vars.space[16],
  rowGap: vars.space[4],
  paddingBlock: vars.space[10],
  borderBlockEnd: `1px solid ${vars.color.rule}`,
})

/** A code to be handed over, easy to read. */
export const code = rule({
  fontSize: vars.type.h2.size,
  lineHeight: vars.type.h2.line,
  fontWeight: vars.weight.strong,
  letterSpacing: '0.08em',
  fontVariantNumeric: 'tabular-nums',
})
