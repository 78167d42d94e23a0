import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { breakpoints } from '@somo/ui/theme/tokens'
import { style, type StyleRule } from '@vanilla-extract/css'

const rule = (styles: StyleRule): string => style({ '@layer': { [layers.layout]: styles } })
const wide = `(min-width: ${breakpoints.wide}px)`

/** The fields, and how it looks beside them where there is room. */
export const editor = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[36],
  alignItems: 'start',
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 30rem) minmax(0, 1fr)' } },
})

export const aside = rule({ display: 'grid', gap: vars.space[36], minInlineSize: 0 })

/** Two dates side by side where they fit. */
export const pair = rule({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
  gap: vars.space[16],
  alignItems: 'start',
})

export const count = rule({ display: 'flex', alignItems: 'baseline', gap: vars.space[16], margin: 0 })

export const figure = rule({
  fontSize: vars.type.h2.size,
  lineHeight: vars.type.h2.line,
  fontWeight: vars.type.h2.weight,
  fontVariantNumeric: 'proportional-nums',
})

/** The news as it is opened. */
export const sheet = rule({
  padding: vars.space[28],
  border: `1px solid ${vars.color.rule}`,
  borderRadius: vars.radius.floating,
  background: vars.color.sheet,
  overflowWrap: 'anywhere',
})

export const confirm = rule({ paddingBlockStart: vars.space[16], borderBlockStart: `1px solid ${vars.color.rule}` })

export const readers = rule({ listStyle: 'none', margin: 0, padding: 0, maxBlockSize: '24rem', overflowY: 'auto' })

export const reader = rule({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[16],
  paddingBlock: vars.space[8],
  borderBlockEnd: `1px solid ${vars.color.rule}`,
})
