import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { rule } from '../../theme/styleRules.ts'

/** Below the options: what the search is doing, and what can be done about it. */
export const foot = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[6],
    padding: vars.space[6],
    selectors: { '&:empty': { display: 'none' }, '* + &': { borderBlockStart: `1px solid ${vars.color.rule}` } },
  }),
)

export const note = style(
  rule({
    flexGrow: 1,
    paddingBlock: vars.space[6],
    paddingInline: vars.space[10],
    color: vars.color.ink2,
    fontSize: vars.type.ui.size,
    lineHeight: vars.type.ui.line,
    overflowWrap: 'anywhere',
  }),
)
