import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { rule } from '../../theme/styleRules.ts'

/** Search above, options between, all and none below; only the options scroll. */
export const searchBox = {
  root: style(rule({ display: 'flex', flexDirection: 'column', minBlockSize: 0 })),
  place: style(rule({ padding: vars.space[6], borderBlockEnd: `1px solid ${vars.color.rule}` })),
}

export const note = style(
  rule({
    paddingBlock: vars.space[6],
    paddingInline: vars.space[10],
    color: vars.color.ink2,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.line,
    overflowWrap: 'anywhere',
  }),
)

export const foot = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: vars.space[4],
    padding: vars.space[6],
    borderBlockStart: `1px solid ${vars.color.rule}`,
  }),
)
