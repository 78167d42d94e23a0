import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { phones, rule } from '../../theme/styleRules.ts'

export const bar = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: vars.space[8],
    minInlineSize: 0,
    '@media': { [phones]: { flexWrap: 'nowrap' } },
  }),
)

/** Cards have one density. */
export const densityChoice = style(rule({ display: 'contents', '@media': { [phones]: { display: 'none' } } }))

/** Where rows are cards the tools are as high as a phone's, whatever points at them, and stand in one line (look.md, drawing 06). */
const asOnPhones = (size: `var(--${string})`, flex: string) => ({
  [phones]: { vars: { [size]: vars.size.controlLarge }, flex },
})

/** Takes the line; what does not fit beside at least this goes below. */
export const search = style(
  rule({ flex: '1 1 14rem', minInlineSize: 0, '@media': asOnPhones(vars.size.field, '1 1 6rem') }),
)

export const tools = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[8],
    minInlineSize: 0,
    selectors: { '&:empty': { display: 'none' } },
    // The search field gives way first, so that the icons stay in one line.
    '@media': asOnPhones(vars.size.control, '0 1 auto'),
  }),
)
