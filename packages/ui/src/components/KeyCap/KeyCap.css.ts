import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { typography } from '../../theme/typography.ts'
import { rule } from '../../theme/styleRules.ts'

export const cap = style(
  rule({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minInlineSize: vars.space[20],
    minBlockSize: vars.space[20],
    paddingInline: vars.space[4],
    border: `1px solid ${vars.color.ruleStrong}`,
    borderRadius: vars.radius.checkbox,
    fontFamily: vars.font.text,
    ...typography('caption'),
    color: vars.color.ink2,
    whiteSpace: 'nowrap',
  }),
)

export const hint = style(
  rule({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[4],
    ...typography('caption'),
    color: vars.color.ink2,
  }),
)
