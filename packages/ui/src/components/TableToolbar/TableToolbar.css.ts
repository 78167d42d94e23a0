import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { rule } from '../../theme/styleRules.ts'

export const bar = style(rule({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: vars.space[8], minInlineSize: 0 }))

/** Takes the line; what does not fit beside at least this goes below. */
export const search = style(rule({ flex: '1 1 14rem', minInlineSize: 0 }))
export const tools = style(rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8], minInlineSize: 0, selectors: { '&:empty': { display: 'none' } } }))
