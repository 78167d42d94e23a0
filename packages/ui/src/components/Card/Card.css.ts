import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { canHover, rule } from '../../theme/styleRules.ts'
import { typography } from '../../theme/typography.ts'

/** The usual height of a card; what is off screen keeps the place of it until it was drawn once. */
const usual = '350px'

/** No box: cover, title, facts, a rule, then the state left and the action right. */
export const card = style(
  rule({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    // The room of the focus ring, which the edge of what is skipped off screen would cut.
    padding: vars.space[4],
    contentVisibility: 'auto',
    containIntrinsicBlockSize: `auto ${usual}`,
    selectors: { '&[data-selected]': { background: vars.brand.subtle, borderRadius: vars.radius.coverEdge } },
    '@media': { print: { contentVisibility: 'visible', breakInside: 'avoid' } },
  }),
)

/** Drawn first, read after the title; it carries the ring, as it is what the eye takes for the card. */
export const cover = style(
  rule({
    order: -1,
    display: 'block',
    borderRadius: vars.radius.coverEdge,
    borderStartStartRadius: vars.radius.coverSpine,
    borderEndStartRadius: vars.radius.coverSpine,
    selectors: {
      [`${card}:has([data-part="title"]:focus-visible) > &`]: {
        outline: `2px solid ${vars.brand.border}`,
        outlineOffset: 2,
      },
    },
  }),
)

/** Two lines, so that the facts of cards side by side stand on one line; a longer title takes what it needs. */
export const title = style(
  rule({
    ...typography('h3'),
    minBlockSize: '2lh',
    paddingBlockStart: vars.space[12],
    boxSizing: 'content-box',
    overflowWrap: 'anywhere',
    textWrap: 'wrap',
    // In a grid of one column there is nothing beside it.
    '@container': { '(max-width: 499.98px)': { minBlockSize: 0 } },
  }),
)

/** The whole card is the link's target; the action lies above it. */
export const link = style(
  rule({
    cursor: 'pointer',
    selectors: { '&::after': { content: '', position: 'absolute', inset: 0 }, '&:focus-visible': { outline: 'none' } },
    '@media': {
      [canHover]: {
        selectors: {
          [`${card}:hover &`]: {
            textDecorationLine: 'underline',
            textDecorationThickness: 1,
            textDecorationColor: vars.color.control,
            textUnderlineOffset: '0.22em',
          },
        },
      },
    },
  }),
)

export const meta = style(
  rule({
    ...typography('small'),
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[10],
    paddingBlockStart: vars.space[4],
    color: vars.color.ink2,
  }),
)

export const fact = style(
  rule({ display: 'inline-flex', alignItems: 'center', gap: vars.space[4], fontVariantNumeric: 'tabular-nums' }),
)

export const foot = style(
  rule({
    ...typography('small'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space[8],
    rowGap: vars.space[8],
    marginBlockStart: 'auto',
    color: vars.color.ink2,
    // The hairline and the air above it.
    '::before': {
      content: '',
      marginBlockStart: vars.space[12],
      borderBlockStart: `1px solid ${vars.color.rule}`,
      inlineSize: '100%',
    },
  }),
)

export const action = style(rule({ position: 'relative', marginInlineStart: 'auto' }))

/** On the cover, above the link that the whole card is. */
export const select = style(
  rule({
    position: 'absolute',
    insetBlockStart: vars.space[12],
    insetInlineStart: vars.space[12],
    borderRadius: vars.radius.control,
    background: vars.color.paper,
    border: `1px solid ${vars.color.rule}`,
  }),
)
