import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { rule } from '../../theme/styleRules.ts'

export const trigger = style(
  rule({
    justifyContent: 'space-between',
    paddingBlock: vars.space[6],
    paddingInline: vars.space[12],
    textAlign: 'start',
    cursor: 'pointer',
    selectors: { '&[aria-disabled="true"]': { cursor: 'not-allowed' } },
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

export const popover = style(rule({ minInlineSize: 'var(--trigger-width)' }))
