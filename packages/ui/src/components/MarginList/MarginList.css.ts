import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { rule } from '../../theme/styleRules.ts'
import { breakpoints, measures } from '../../theme/tokens.ts'

const wide = `(min-width: ${breakpoints.bars}px)`

export const list = style(rule({ display: 'grid', padding: 0, listStyle: 'none' }))

export const entry = style(
  rule({
    position: 'relative',
    display: 'grid',
    gap: vars.space[6],
    selectors: {
      [`${list} > &`]: { paddingBlock: vars.space[16], borderBlockStart: `1px solid ${vars.color.rule}` },
    },
  }),
)

/** In Page's margin: its width, across the gap of 48 in which the line runs. Without a margin it stands above. */
export const margin = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[8],
    rowGap: vars.space[4],
    color: vars.color.ink2,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.ui.line,
    '@media': {
      [wide]: {
        position: 'absolute',
        insetInlineEnd: `calc(100% + ${vars.space[48]})`,
        display: 'grid',
        inlineSize: measures.margin,
        justifyItems: 'end',
        textAlign: 'end',
        selectors: { [`${list} > * > &`]: { insetBlockStart: vars.space[16] } },
      },
    },
  }),
)
