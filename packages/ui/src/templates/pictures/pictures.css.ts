import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { layers } from '../../theme/layers.css.ts'
import { breakpoints, typeSteps, weights } from '../../theme/tokens.ts'
import { typography } from '../../theme/typography.ts'

const wide = `(min-width: ${breakpoints.bars}px)`
const layout = (styles: Parameters<typeof style>[0]) => style({ '@layer': { [layers.layout]: styles as object } })

export const foot = layout({ display: 'flex', alignItems: 'center' })

/** A cover as a book, what it is beside it, and the way on; below 900 px the way on takes the whole width below both. */
export const resume = layout({
  display: 'grid',
  gridTemplateColumns: '92px minmax(0, 1fr)',
  columnGap: vars.space[16],
  rowGap: vars.space[24],
  '@media': {
    [wide]: {
      gridTemplateColumns: '204px minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space[28],
      rowGap: vars.space[20],
    },
  },
})
/** One word on a line: the margin is narrow, and time stands in it in short lines. */
export const lastOpened = layout({
  '@media': { [wide]: { maxInlineSize: vars.space[72], paddingBlockStart: vars.space[6] } },
})
export const book = layout({ '@media': { [wide]: { gridRow: '1 / 3' } } })

/** What is open, in three lines. */
export const open = layout({
  display: 'grid',
  alignContent: 'start',
  rowGap: vars.space[6],
  '@media': { [wide]: { rowGap: vars.space[8] } },
})
export const part = layout({
  ...typography('ui'),
  paddingBlockStart: vars.space[2],
  color: vars.color.ink2,
  '@media': { [wide]: { ...typography('body'), paddingBlockStart: 0 } },
})
export const way = layout({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[14],
  gridColumn: '1 / -1',
  '@media': { [wide]: { gap: vars.space[20], gridColumn: 2 } },
})
export const sections = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[32],
  '@media': { [wide]: { gap: vars.space[48] } },
})
/** The day above the greeting, where there is no margin for it. */
export const todayLine = layout({
  ...typography('caption'),
  paddingBlockStart: vars.space[4],
  '@media': { [wide]: { display: 'none' } },
})
export const onlyWide = layout({ display: 'none', '@media': { [wide]: { display: 'block' } } })
export const onlyWideGrid = layout({ '@media': { [`(max-width: ${breakpoints.bars - 0.02}px)`]: { display: 'none' } } })
export const onlyNarrow = layout({ '@media': { [wide]: { display: 'none' } } })

/** Between h1 and h2: the one thing that is open. */
export const openTitle = layout({
  fontSize: vars.type.h2.size,
  lineHeight: `calc(${vars.type.h2.line} - 2px)`,
  letterSpacing: vars.type.h2.tracking,
  fontWeight: vars.type.h2.weight,
  textWrap: 'balance',
  '@media': { [wide]: { fontSize: `${typeSteps.h1.narrowSize}px`, lineHeight: `${typeSteps.h1.narrowLine}px` } },
})

/** On a phone the date stands above its thing, in line with the words and not with the glyph before them. */
export const when = layout({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[8],
  paddingInlineStart: `calc(${vars.space[20]} + ${vars.space[14]})`,
  '@media': { [wide]: { display: 'grid', rowGap: vars.space[4], justifyItems: 'end', paddingInlineStart: 0 } },
})
export const dueDay = layout({
  ...typography('small'),
  color: vars.color.ink,
  fontWeight: weights.strong,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [wide]: { ...typography('ui'), fontWeight: weights.strong } },
})
export const dueTitle = layout({
  ...typography('body'),
  textWrap: 'wrap',
  color: vars.color.ink,
  fontWeight: weights.strong,
})
// Lines of a row are 3 px apart (look.md, shape and space).
export const dueWords = layout({ display: 'grid', rowGap: `calc(${vars.space[2]} + 1px)`, minInlineSize: 0 })
export const dueState = layout({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[8],
  rowGap: vars.space[2],
})

export const due = layout({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[14],
  rowGap: vars.space[10],
  alignItems: 'start',
  '@media': { [wide]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
})
export const dueKind = layout({ color: vars.color.ink2, display: 'flex' })
export const dueAction = layout({
  gridColumn: 2,
  justifySelf: 'start',
  display: 'grid',
  minInlineSize: '104px',
  '@media': { [wide]: { gridColumn: 3, alignSelf: 'center' } },
})
export const ruled = layout({
  display: 'grid',
  gap: vars.space[12],
  paddingBlockStart: vars.space[20],
  borderBlockStart: `1px solid ${vars.color.rule}`,
})
export const newsItem = layout({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[2],
  selectors: {
    '& + &': { paddingBlockStart: vars.space[12], borderBlockStart: `1px solid ${vars.color.rule}` },
    '&:last-child': { paddingBlockEnd: vars.space[12] },
  },
})
export const newsTitle = layout({ ...typography('ui'), fontWeight: weights.strong, textWrap: 'balance' })
export const newsAction = layout({ paddingBlockStart: vars.space[4] })
export const strong = layout({ color: vars.color.ink, fontWeight: weights.strong })

/** Four covers beside one another, two on a phone. */
export const suggestions = layout({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[16],
  padding: 0,
  listStyle: 'none',
  '@media': { [wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: vars.space[28] } },
})

/** Kind and length stand apart by space alone. */
export const fact = layout({ selectors: { '& + &': { marginInlineStart: vars.space[10] } } })

/** Titles of covers beside one another have the room of two lines, so that what follows stands on one line. */
export const twoLines = layout({
  ...typography('h3'),
  fontSize: vars.type.lead.size,
  lineHeight: `calc(${vars.type.ui.line} + 2px)`,
  letterSpacing: vars.type.h2.tracking,
  textWrap: 'pretty',
  '@media': { [wide]: { minBlockSize: '2lh' } },
})
export const reason = layout({ paddingBlockStart: vars.space[10], borderBlockStart: `1px solid ${vars.color.rule}` })

export const month = layout({
  inlineSize: `calc(100% + ${vars.space[12]})`,
  marginInline: `calc(-1 * ${vars.space[6]})`,
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
})
export const weekday = layout({ blockSize: vars.space[24] })
export const day = layout({
  position: 'relative',
  blockSize: vars.space[36],
  fontSize: vars.type.small.size,
  color: vars.color.ink,
})
export const otherDay = layout({ color: vars.color.ink3 })
export const today = layout({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: `calc(${vars.space[28]} + ${vars.space[2]})`,
  blockSize: `calc(${vars.space[28]} + ${vars.space[2]})`,
  border: `1.5px solid ${vars.color.ink}`,
  borderRadius: vars.radius.round,
  fontWeight: weights.strong,
})
export const mark = layout({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInline: 0,
  marginInline: 'auto',
  inlineSize: vars.space[12],
  borderBlockEnd: `3px solid ${vars.brand.exact}`,
})
export const lateMark = layout({ borderColor: vars.color.bad })

// On a phone a few of a list stand for the rest, to which the link beside its title goes.
export const firstThree = layout({})
const onPhone = `(max-width: ${breakpoints.bars - 0.02}px)`
for (const beyond of [`${firstThree} > ul > li:nth-child(n + 4)`, `${suggestions} > li:nth-child(even)`]) {
  globalStyle(beyond, { '@layer': { [layers.layout]: { '@media': { [onPhone]: { display: 'none' } } } } })
}
