import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { rule } from '../../theme/styleRules.ts'

/** The one sentence shown where the dialog itself could not be fetched. */
export const failure = style(
  rule({
    position: 'fixed',
    insetBlockStart: vars.space[16],
    insetInline: vars.space[16],
    zIndex: vars.z.dialog,
    inlineSize: 'fit-content',
    marginInline: 'auto',
    paddingBlock: vars.space[10],
    paddingInline: vars.space[16],
    border: `1px solid ${vars.color.ruleStrong}`,
    borderRadius: vars.radius.floating,
    background: vars.color.sheet,
    boxShadow: vars.shadow.dialog,
    color: vars.color.ink,
    fontSize: vars.type.ui.size,
    lineHeight: vars.type.ui.line,
    selectors: { '&:empty': { display: 'none' } },
  }),
)
