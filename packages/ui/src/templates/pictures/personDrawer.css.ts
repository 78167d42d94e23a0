import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { layers } from '../../theme/layers.css.ts'
import { weights } from '../../theme/tokens.ts'

const layout = (styles: Parameters<typeof style>[0]) => style({ '@layer': { [layers.layout]: styles as object } })

/** Three figures on one ruled line. */
export const figures = layout({
  display: 'grid',
  // A column is at least as wide as its word: the drawer itself may break words anywhere.
  gridTemplateColumns: 'repeat(3, minmax(min-content, 1fr))',
  overflowWrap: 'break-word',
  borderBlock: `1px solid ${vars.color.rule}`,
})

export const figure = layout({
  display: 'grid',
  gap: vars.space[6],
  paddingBlock: vars.space[14],
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  selectors: { '& + &': { paddingInlineStart: vars.space[16], borderInlineStart: `1px solid ${vars.color.rule}` } },
})

// Between h2 and h1; large figures have proportional digits.
const figureType = {
  fontSize: vars.space[24],
  lineHeight: vars.type.h2.line,
  fontWeight: weights.nav,
  letterSpacing: vars.type.h1.tracking,
} as const
export const value = layout(figureType)
export const badValue = layout({ ...figureType, color: vars.color.bad })

export const duties = layout({ display: 'grid', padding: 0, listStyle: 'none' })
export const duty = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space[12],
  rowGap: vars.space[4],
  alignItems: 'center',
  paddingBlock: vars.space[12],
  selectors: {
    '&:first-child': { paddingBlockStart: 0 },
    '& + &': { borderBlockStart: `1px solid ${vars.color.rule}` },
  },
})

/** Status at the left, the line of progress in what is left of the width. */
export const dutyState = layout({
  gridColumn: '1 / -1',
  display: 'grid',
  // The lines below one another start at the same place.
  gridTemplateColumns: 'minmax(min-content, 36%) minmax(0, 1fr)',
  alignItems: 'center',
})

/** Keeps the line away where the window leaves the word no more than its own width. */
export const dutyWord = layout({ paddingInlineEnd: vars.space[8] })

export const part = layout({
  display: 'grid',
  gap: vars.space[12],
  paddingBlockStart: vars.space[20],
  borderBlockStart: `1px solid ${vars.color.rule}`,
})

/** The reasons hang on one line, the last of them nearest to the person. */
export const chain = layout({ display: 'grid', padding: 0, listStyle: 'none' })
const dot = '7px'
export const link = layout({
  position: 'relative',
  paddingInlineStart: `calc(${vars.space[20]} + ${vars.space[2]})`,
  paddingBlockEnd: vars.space[12],
  fontSize: vars.type.ui.size,
  lineHeight: vars.type.ui.line,
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: vars.space[4],
    insetBlockStart: `calc((${vars.type.ui.line} - ${dot}) / 2)`,
    inlineSize: dot,
    blockSize: dot,
    borderRadius: vars.radius.round,
    background: vars.color.ink3,
  },
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:last-child::before': { background: vars.brand.exact },
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: `calc(${vars.space[4]} + ${dot} / 2)`,
      translate: '-50%',
      insetBlock: `${vars.space[16]} calc(-1 * ${vars.space[4]})`,
      borderInlineStart: `1px solid ${vars.color.ruleStrong}`,
    },
  },
})

export const events = layout({ display: 'grid' })
export const event = layout({
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr)',
  columnGap: vars.space[16],
  paddingBlock: vars.space[10],
  lineHeight: vars.type.ui.line,
  selectors: {
    '&:first-child': { paddingBlockStart: 0 },
    '& + &': { borderBlockStart: `1px solid ${vars.color.rule}` },
  },
})
