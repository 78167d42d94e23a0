import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { breakpoints, weights } from '../../theme/tokens.ts'
import { rule } from '../../theme/styleRules.ts'

const small = `(max-width: ${breakpoints.cards - 0.02}px)`

export const conflict = style(rule({ display: 'grid', gap: vars.space[8], color: vars.color.ink }))

export const table = style(rule({ display: 'grid', fontSize: vars.type.ui.size, lineHeight: vars.type.ui.line }))

const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(5rem, 1fr) minmax(0, 2fr) minmax(0, 2fr)',
  columnGap: vars.space[16],
} as const

export const heads = style(
  rule({
    ...columns,
    paddingBlock: vars.space[8],
    borderBlockEnd: `1px solid ${vars.color.ruleStrong}`,
    color: vars.color.ink2,
    fontSize: vars.type.caption.size,
    lineHeight: vars.type.caption.line,
    fontWeight: vars.type.caption.weight,
    '@media': { [small]: { display: 'none' } },
  }),
)

export const row = style(
  rule({
    ...columns,
    alignItems: 'start',
    borderBlockEnd: `1px solid ${vars.color.rule}`,
    '@media': { [small]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: vars.space[8] } },
  }),
)

export const label = style(rule({ paddingBlock: vars.space[8], color: vars.color.ink2, overflowWrap: 'anywhere' }))

/** The whole of it is the target. */
export const option = style(
  rule({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[10],
    minInlineSize: 0,
    minBlockSize: vars.size.control,
    paddingBlock: vars.space[8],
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    selectors: { '&:has(:checked)': { fontWeight: weights.button } },
  }),
)

/** Drawn where the columns are gone, read everywhere. */
export const owner = style(
  rule({
    color: vars.color.ink2,
    fontWeight: weights.regular,
    '@media': {
      [`(min-width: ${breakpoints.cards}px)`]: {
        position: 'absolute',
        inlineSize: 1,
        blockSize: 1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
    },
  }),
)

export const radio = style(
  rule({
    appearance: 'none',
    flexShrink: 0,
    inlineSize: 18,
    blockSize: 18,
    margin: 1,
    border: `1.5px solid ${vars.color.control}`,
    borderRadius: vars.radius.round,
    background: vars.color.sheet,
    cursor: 'pointer',
    selectors: { '&:checked': { borderWidth: 6, borderColor: vars.brand.border } },
  }),
)

export const actions = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[12],
    paddingBlockStart: vars.space[4],
  }),
)

export const count = style(
  rule({ color: vars.color.ink2, fontSize: vars.type.small.size, lineHeight: vars.type.small.line }),
)
