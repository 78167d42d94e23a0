import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { rule } from '../../theme/styleRules.ts'

/** What finds no room goes to the next line. */
export const toolbar = style(
  rule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8], minInlineSize: 0, '@media': { print: { display: 'none' } } }),
)

/** A rule before each group but the first. */
export const group = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[4],
    minInlineSize: 0,
    selectors: { '& + &': { paddingInlineStart: vars.space[8], borderInlineStart: `1px solid ${vars.color.rule}` } },
  }),
)
