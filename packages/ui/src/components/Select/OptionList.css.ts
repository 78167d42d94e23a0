import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { weights } from '../../theme/tokens.ts'
import { canHover, rule } from '../../theme/styleRules.ts'

/** Tall enough for eight and a half options, so that it is seen that there are more. */
export const list = style(
  rule({ maxBlockSize: `min(calc(${vars.size.control} * 8.5), 60vh)`, minBlockSize: 0, alignContent: 'start' }),
)

/** An option in the list: its marking follows the focus, or `data-active` where the focus stays in an input. */
export const option = style(
  rule({
    selectors: {
      '&:is(:focus, [data-active])': { background: vars.color.wash, outline: 'none' },
      '&:focus-visible': { outline: `2px solid ${vars.brand.border}`, outlineOffset: -1 },
      '&[aria-selected="true"]': { fontWeight: weights.button },
    },
    '@media': {
      [canHover]: { selectors: { '&:hover': { background: vars.color.wash } } },
      '(forced-colors: active)': {
        selectors: { '&[data-active]': { outline: '2px solid Highlight', outlineOffset: -2 } },
      },
    },
  }),
)

/** The drawing of a checkbox; the option is what is pressed and read. */
export const box = style(
  rule({
    gridColumn: 1,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    inlineSize: 18,
    blockSize: 18,
    marginInlineEnd: vars.space[10],
    border: `1px solid ${vars.color.control}`,
    borderRadius: vars.radius.checkbox,
    background: vars.color.sheet,
    color: vars.brand.on,
    selectors: { '[aria-selected="true"] > &': { background: vars.brand.solid, borderColor: vars.brand.border } },
  }),
)
