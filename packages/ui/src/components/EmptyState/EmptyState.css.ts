import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { measures } from '../../theme/tokens.ts'
import { rule } from '../../theme/styleRules.ts'

export const emptyState = style(
  rule({
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space[4],
    paddingBlock: vars.space[20],
    breakInside: 'avoid',
  }),
)

/** Where no head of a list stands above. */
export const ruled = style(rule({ borderBlockStart: `1px solid ${vars.color.ruleStrong}` }))

export const head = style(rule({ display: 'flex', alignItems: 'flex-start', gap: vars.space[8] }))

export const glyph = style(
  rule({ display: 'flex', alignItems: 'center', flexShrink: 0, blockSize: vars.type.h3.line, color: vars.color.ink2 }),
)

export const title = style(
  rule({
    color: vars.color.ink,
    fontSize: vars.type.h3.size,
    lineHeight: vars.type.h3.line,
    fontWeight: vars.type.h3.weight,
    letterSpacing: vars.type.h3.tracking,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  }),
)

export const sentence = style(
  rule({
    maxInlineSize: measures.form,
    color: vars.color.ink2,
    fontSize: vars.type.ui.size,
    lineHeight: vars.type.ui.line,
    textWrap: 'pretty',
    overflowWrap: 'anywhere',
  }),
)

export const actions = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[8],
    paddingBlockStart: vars.space[12],
    '@media': { print: { display: 'none' } },
  }),
)
