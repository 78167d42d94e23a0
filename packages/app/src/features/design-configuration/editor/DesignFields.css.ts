import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style } from '@vanilla-extract/css'
import type { StyleRule } from '@vanilla-extract/css'

const layout = (rule: Omit<StyleRule, '@layer'>) => style({ '@layer': { [layers.layout]: rule } })

export const part = layout({ display: 'grid', gap: vars.space[10], minInlineSize: 0 })

/** For whom the colour counts, parted from what it becomes. */
export const reach = layout({ paddingBlockStart: vars.space[10], borderBlockStart: `1px solid ${vars.color.rule}` })

/** The logo as it stands on both grounds. */
export const samples = layout({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: vars.space[8],
})
export const sample = layout({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[14],
  minInlineSize: 0,
  minBlockSize: vars.space[64],
  padding: vars.space[12],
  paddingInlineStart: vars.space[16],
  border: `1px solid ${vars.color.rule}`,
  borderRadius: vars.radius.control,
  background: vars.color.desk,
  color: vars.color.ink2,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.line,
  // Grounds are what it shows; forced colours would show one twice.
  forcedColorAdjust: 'none',
})
export const caption = layout({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  color: vars.color.ink2,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.line,
  overflowWrap: 'anywhere',
})
