import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { rule } from '../../theme/styleRules.ts'

export const list = style(rule({ display: 'grid', minInlineSize: 0 }))

/** Below the one that stands for all of them. */
export const nested = style(rule({ display: 'grid', minInlineSize: 0, paddingInlineStart: vars.space[28] }))
