import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style, type StyleRule } from '@vanilla-extract/css'

const rule = (styles: Omit<StyleRule, '@layer'>): StyleRule => ({ '@layer': { [layers.layout]: styles } })

export const rows = style(rule({ display: 'grid' }))

export const row = style(
  rule({
    display: 'grid',
    gap: vars.space[4],
    minInlineSize: 0,
    margin: 0,
    paddingBlock: vars.space[16],
    paddingInline: 0,
    border: 'none',
    borderBlockEnd: `1px solid ${vars.color.rule}`,
    selectors: { '&:last-child': { borderBlockEnd: 'none' } },
  }),
)

export const name = style(rule({ float: 'inline-start', padding: 0, fontWeight: 600, color: vars.color.ink }))

export const hint = style(
  rule({ color: vars.color.ink2, fontSize: vars.type.small.size, lineHeight: vars.type.small.line, clear: 'both' }),
)

export const choices = style(
  rule({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
    alignItems: 'end',
    gap: vars.space[16],
    paddingBlockStart: vars.space[8],
  }),
)

export const buttons = style(rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] }))
