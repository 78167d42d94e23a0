import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { rule } from '../../theme/styleRules.ts'

/** A rule before each group but the first; before one that begins a line it lies outside the toolbar, which cuts it off. */
export const group = style(
  rule({
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[6],
    minInlineSize: 0,
    selectors: {
      '& + &::before': {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: `calc(-1 * ${vars.space[8]} - 1px)`,
        borderInlineStart: `1px solid ${vars.color.rule}`,
      },
    },
  }),
)

/** What finds no room goes to the next line. */
export const toolbar = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[8],
    minInlineSize: 0,
    selectors: {
      // Rings need 4 px outside.
      [`&:has(> ${group} + ${group})`]: {
        columnGap: `calc(2 * ${vars.space[8]} + 1px)`,
        clipPath: `inset(calc(-1 * ${vars.space[6]}))`,
      },
    },
    '@media': { print: { display: 'none' } },
  }),
)
