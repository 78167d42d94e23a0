import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { measures } from '../../theme/tokens.ts'
import { rule } from '../../theme/styleRules.ts'

/** Below this width fields that belong together stand one below the other. */
const leastField = '9rem'

const stack = { display: 'grid', gap: vars.space[20], minInlineSize: 0 } as const

export const form = style(rule({ ...stack, gridTemplateColumns: 'minmax(0, 1fr)' }))

/** Groups are told apart by one rule, 20 px below the fields of one and 22 above those of the next. */
export const section = style(
  rule({
    ...stack,
    maxInlineSize: measures.form,
    selectors: {
      '& + &': {
        borderBlockStart: `1px solid ${vars.color.rule}`,
        paddingBlockStart: `calc(${vars.space[20]} + ${vars.space[2]})`,
      },
    },
  }),
)

export const head = style(rule({ display: 'grid', gap: vars.space[2] }))

export const title = style(
  rule({
    fontSize: vars.type.h3.size,
    lineHeight: vars.type.h3.line,
    fontWeight: vars.type.h3.weight,
    letterSpacing: vars.type.h3.tracking,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  }),
)

export const description = style(
  rule({
    color: vars.color.ink3,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.line,
    textWrap: 'pretty',
  }),
)

export const row = style(
  rule({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${leastField}), 1fr))`,
    alignItems: 'start',
    gap: vars.space[20],
    columnGap: vars.space[12],
    minInlineSize: 0,
    maxInlineSize: measures.form,
  }),
)

export const actions = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[8],
    maxInlineSize: measures.form,
    selectors: { '&[data-align="end"]': { justifyContent: 'flex-end' } },
  }),
)
