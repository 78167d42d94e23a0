import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { layers } from '../../theme/layers.css.ts'
import { typography } from '../../theme/typography.ts'
import { rule } from '../../theme/styleRules.ts'

export const root = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[20],
    rowGap: vars.space[8],
    minInlineSize: 0,
    ...typography('small'),
    color: vars.color.ink2,
  }),
)

export const summary = style(rule({ marginInlineEnd: 'auto', fontVariantNumeric: 'tabular-nums' }))

/** Keys are for those who have set the list densely and have a keyboard at hand (look.md, table row). */
export const keys = style(rule({ display: 'none', flexWrap: 'wrap', gap: vars.space[12] }))
globalStyle(`[data-density="compact"] ${keys}`, {
  '@layer': { [layers.components]: { '@media': { '(pointer: fine)': { display: 'flex' } } } },
})

export const size = style(rule({ display: 'inline-flex', alignItems: 'center', gap: vars.space[8] }))

export const choice = style(rule({ position: 'relative', display: 'inline-flex', alignItems: 'center' }))

export const select = style(
  rule({
    appearance: 'none',
    minBlockSize: vars.size.controlSmall,
    paddingInline: `${vars.space[10]} ${vars.space[28]}`,
    border: `1px solid ${vars.color.control}`,
    borderRadius: vars.radius.control,
    background: vars.color.sheet,
    color: vars.color.ink,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
  }),
)

export const chevron = style(
  rule({ position: 'absolute', insetInlineEnd: vars.space[8], color: vars.color.ink2, pointerEvents: 'none' }),
)

export const moves = style(
  rule({ display: 'inline-flex', gap: vars.space[4], '@media': { print: { display: 'none' } } }),
)

/** "Onwards" points to where lines end. */
export const arrow = style(rule({ display: 'inline-flex', selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } }))
