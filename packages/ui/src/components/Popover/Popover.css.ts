import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { rule } from '../../theme/styleRules.ts'

export const panel = style(
  rule({
    display: 'grid',
    gap: vars.space[12],
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: vars.space[16],
    outline: 'none',
    color: vars.color.ink2,
    fontSize: vars.type.ui.size,
    lineHeight: vars.type.ui.line,
    overflowWrap: 'anywhere',
  }),
)

export const panelTitle = style(
  rule({
    color: vars.color.ink,
    fontSize: vars.type.h3.size,
    lineHeight: vars.type.h3.line,
    fontWeight: vars.type.h3.weight,
    letterSpacing: vars.type.h3.tracking,
  }),
)
