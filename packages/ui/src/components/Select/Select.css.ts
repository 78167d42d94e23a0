import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { rule } from '../../theme/styleRules.ts'

/** Trigger and list, which stands beside it in the document. */
export const holder = style(rule({ display: 'grid', minInlineSize: 0 }))

export const trigger = style(
  rule({
    justifyContent: 'space-between',
    gap: vars.space[8],
    paddingBlock: vars.space[6],
    paddingInline: vars.space[12],
    textAlign: 'start',
    cursor: 'pointer',
  }),
)

export const value = style(
  rule({
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    selectors: { '&[data-placeholder]': { color: vars.color.ink3 } },
  }),
)

export const chevron = style(rule({ flexShrink: 0, color: vars.color.ink2 }))
