import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { typography } from '../../theme/typography.ts'
import { rule } from '../../theme/styleRules.ts'

export const root = style(rule({ display: 'grid', gap: vars.space[24], minInlineSize: 0 }))
export const title = style(
  rule({ ...typography('h2'), color: vars.color.ink, outlineOffset: 4, borderRadius: vars.radius.mark }),
)
export const errors = style(rule({ outline: 'none', selectors: { '&:empty': { display: 'none' } } }))
export const body = style(rule({ display: 'grid', gap: vars.space[20], minInlineSize: 0 }))

export const foot = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[12],
    '@media': { print: { display: 'none' } },
  }),
)

/** The way out stands apart from the way on. */
export const leave = style(rule({ marginInlineStart: 'auto' }))
