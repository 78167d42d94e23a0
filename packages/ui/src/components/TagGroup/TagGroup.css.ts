import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { weights } from '../../theme/tokens.ts'
import { typography } from '../../theme/typography.ts'
import { canHover, rule } from '../../theme/styleRules.ts'

export const list = style(rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8], minInlineSize: 0 }))

export const tag = style(
  rule({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[4],
    minInlineSize: 0,
    minBlockSize: vars.size.chip,
    paddingBlock: vars.space[2],
    paddingInline: vars.space[10],
    border: `1px solid ${vars.brand.margin}`,
    borderRadius: vars.radius.chip,
    background: vars.brand.subtle,
    ...typography('small'),
    color: vars.color.ink,
    overflowWrap: 'anywhere',
    selectors: { '&[data-removable]': { paddingInlineEnd: vars.space[4] } },
  }),
)

export const words = style(rule({ minInlineSize: 0 }))
export const value = style(rule({ fontWeight: weights.button }))

export const remove = style(
  rule({
    display: 'inline-flex',
    flexShrink: 0,
    alignItems: 'center',
    justifyContent: 'center',
    inlineSize: vars.size.chipRemove,
    blockSize: vars.size.chipRemove,
    borderRadius: vars.radius.checkbox,
    color: vars.color.ink2,
    cursor: 'pointer',
    selectors: { '&:focus-visible': { outlineOffset: -1 } },
    '@media': {
      [canHover]: { selectors: { '&:hover': { background: vars.brand.subtleSelected, color: vars.color.ink } } },
      print: { display: 'none' },
    },
  }),
)
