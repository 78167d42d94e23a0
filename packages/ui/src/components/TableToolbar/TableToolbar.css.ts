import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { phones, rule } from '../../theme/styleRules.ts'

export const bar = style(
  rule({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: vars.space[8], minInlineSize: 0, '@media': { [phones]: { flexWrap: 'nowrap' } } }),
)

/** Cards have one density. */
export const densityChoice = style(rule({ display: 'contents', '@media': { [phones]: { display: 'none' } } }))

/** Where rows are cards the tools are as high as a phone's, whatever points at them, and stand in one line (look.md, drawing 06). */
const asOnPhones = (...sizes: readonly `var(--${string})`[]) => ({
  [phones]: { vars: Object.fromEntries(sizes.map((size) => [size, vars.size.controlLarge])) },
})

/** Takes the line; what does not fit beside at least this goes below. */
export const search = style(rule({ flex: '1 1 14rem', minInlineSize: 0, '@media': asOnPhones(vars.size.field) }))

export const tools = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[8],
    minInlineSize: 0,
    selectors: { '&:empty': { display: 'none' } },
    '@media': asOnPhones(vars.size.control),
  }),
)
