import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style, styleVariants, type StyleRule } from '@vanilla-extract/css'

const inLayout = (rule: StyleRule) => style({ '@layer': { [layers.layout]: rule } })

export const group = inLayout({
  borderBlockStart: `1px solid ${vars.color.ruleStrong}`,
  paddingBlockStart: vars.space[12],
})
export const head = inLayout({ display: 'flex', alignItems: 'center', gap: vars.space[8] })
export const glyph = styleVariants({ ok: vars.color.ok, bad: vars.color.bad, info: vars.color.info }, (color) => ({
  '@layer': { [layers.components]: { display: 'flex', color } },
}))
export const list = inLayout({ listStyle: 'none', padding: 0, margin: 0, paddingInlineStart: vars.space[24] })
export const line = inLayout({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space[12],
  paddingBlock: vars.space[6],
  borderBlockEnd: `1px solid ${vars.color.rule}`,
})
const stacked = {
  display: 'grid',
  paddingBlock: vars.space[6],
  borderBlockEnd: `1px solid ${vars.color.rule}`,
} as const
/** A person: the name, and below it how they are known. */
export const person = inLayout({ ...stacked, hyphens: 'none' })
/** What becomes of a unit, and below it how many are concerned. */
export const step = inLayout(stacked)
export const count = style({
  '@layer': { [layers.components]: { fontVariantNumeric: 'tabular-nums', color: vars.color.ink2 } },
})
