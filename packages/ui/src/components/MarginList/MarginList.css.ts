import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { rule } from '../../theme/styleRules.ts'
import { breakpoints, measures } from '../../theme/tokens.ts'

const wide = `(min-width: ${breakpoints.bars}px)`
/** The padding of Page from 900 px on. */
const pagePadding = vars.space[56]

export const list = style(rule({ display: 'grid', padding: 0, listStyle: 'none' }))

/** The first entry shows no rule: one stands above it. */
export const belowRule = style({})

export const entry = style(
  rule({
    display: 'grid',
    // The margin's own place is before the entry: a date of many lines makes the entry as high as itself.
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: vars.space[6],
    '@media': { [wide]: { gridTemplateColumns: '0 minmax(0, 1fr)' } },
    selectors: {
      [`${list} > &`]: { paddingBlock: vars.space[16], borderBlockStart: `1px solid ${vars.color.rule}` },
      [`${belowRule} > &:first-child`]: { borderBlockStartColor: 'transparent' },
    },
  }),
)

export const content = style(
  rule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: vars.space[6],
    '@media': {
      [wide]: {
        selectors: {
          // From rule to rule, and from a little before the words to the page's edge, which is the drawer's.
          [`${entry}[data-open] > &`]: {
            marginBlock: `calc(-1 * ${vars.space[16]} - 1px)`,
            marginInline: `calc(-1 * ${vars.space[10]}) calc(-1 * ${pagePadding})`,
            paddingBlock: vars.space[16],
            paddingInline: `${vars.space[10]} ${pagePadding}`,
            borderBlock: `1px solid ${vars.color.rule}`,
            background: vars.color.sheet,
          },
        },
      },
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
        display: 'grid',
        alignContent: 'start',
        inlineSize: measures.margin,
        marginInlineStart: `calc(-1 * (${measures.margin}px + ${vars.space[48]}))`,
        justifyItems: 'end',
        textAlign: 'end',
      },
    },
  }),
)
