import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style } from '@vanilla-extract/css'
import type { StyleRule } from '@vanilla-extract/css'

const layout = (rule: Omit<StyleRule, '@layer'>) => style({ '@layer': { [layers.layout]: rule } })

export const changes = layout({ display: 'grid', gap: vars.space[16] })

export const table = layout({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.type.ui.size,
  lineHeight: vars.type.ui.line,
})

const cellBase = {
  paddingBlock: vars.space[8],
  paddingInlineEnd: vars.space[12],
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
} as const
export const head = layout({
  ...cellBase,
  borderBlockEnd: `1px solid ${vars.color.ruleStrong}`,
  color: vars.color.ink2,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  fontWeight: vars.type.caption.weight,
})
export const part = layout({
  ...cellBase,
  borderBlockEnd: `1px solid ${vars.color.rule}`,
  fontWeight: vars.weight.regular,
  color: vars.color.ink2,
})
/** Old is quiet, new is strong, and nothing is struck through. */
export const old = layout({ ...cellBase, borderBlockEnd: `1px solid ${vars.color.rule}`, color: vars.color.ink3 })
export const fresh = layout({
  ...cellBase,
  borderBlockEnd: `1px solid ${vars.color.rule}`,
  fontWeight: vars.weight.strong,
})

export const value = layout({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minInlineSize: 0,
  verticalAlign: 'middle',
})
/** A colour as a colour; its code stands beside it. */
export const swatch = layout({
  flex: 'none',
  inlineSize: vars.space[20],
  blockSize: vars.space[20],
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.mark,
  forcedColorAdjust: 'none',
})
