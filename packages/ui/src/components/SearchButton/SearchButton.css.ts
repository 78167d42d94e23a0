import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { canHover, rule } from '../../theme/styleRules.ts'

export const button = style(
  rule({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[10],
    inlineSize: '100%',
    minBlockSize: vars.size.nav,
    paddingInline: vars.space[10],
    border: `1px solid ${vars.color.control}`,
    borderRadius: vars.radius.control,
    background: 'transparent',
    color: vars.color.ink2,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.ui.line,
    textAlign: 'start',
    cursor: 'pointer',
    '@media': { [canHover]: { selectors: { '&:hover': { background: vars.color.wash, color: vars.color.ink } } } },
  }),
)

export const words = style(rule({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' }))
export const keys = style(rule({ flexShrink: 0, '@media': { '(pointer: coarse)': { display: 'none' } } }))
