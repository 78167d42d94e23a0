import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { rule } from '../../theme/styleRules.ts'
import { typography } from '../../theme/typography.ts'

export const dialog = style(
  rule({
    display: 'grid',
    gridTemplateRows: 'auto auto minmax(0, 1fr) auto',
    gap: vars.space[8],
    inlineSize: 'min(22rem, calc(100vw - 1.5rem))',
    minBlockSize: 0,
    padding: vars.space[16],
    outline: 'none',
  }),
)

export const title = style(rule(typography('h3')))
export const hint = style(rule({ ...typography('small'), color: vars.color.ink3 }))

export const list = style(
  rule({
    minBlockSize: 0,
    maxBlockSize: '24rem',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    // Room for the focus ring, which the edge of what moves would cut.
    padding: vars.space[4],
  }),
)

export const row = style(
  rule({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    paddingBlock: vars.space[2],
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.rule}` } },
  }),
)

export const check = style(rule({ flex: '1 1 auto', minInlineSize: 0 }))
export const foot = style(
  rule({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: vars.space[8] }),
)
