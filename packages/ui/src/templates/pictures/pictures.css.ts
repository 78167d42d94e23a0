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
  gridTemplateColumns: '96px minmax(0, 1fr)',
  columnGap: vars.space[14],
  rowGap: vars.space[12],
  '@media': {
    [wide]: { gridTemplateColumns: '204px minmax(0, 1fr)', gridTemplateRows: 'auto 1fr', columnGap: vars.space[28], rowGap: vars.space[20] },
  },
})
/** One word on a line: the margin is narrow, and time stands in it in short lines. */
export const lastOpened = layout({ '@media': { [wide]: { maxInlineSize: vars.space[72], paddingBlockStart: vars.space[6] } } })
export const book = layout({ '@media': { [wide]: { gridRow: '1 / 3' } } })
export const way = layout({ gridColumn: '1 / -1', '@media': { [wide]: { gridColumn: 2 } } })
export const onlyWide = layout({ display: 'none', '@media': { [wide]: { display: 'block' } } })
export const onlyWideGrid = layout({ '@media': { [`(max-width: ${breakpoints.bars - 0.02}px)`]: { display: 'none' } } })
export const onlyNarrow = layout({ '@media': { [wide]: { display: 'none' } } })

/** Between h1 and h2: the one thing that is open. */
export const openTitle = layout({
  fontSize: vars.type.h2.size,
  lineHeight: vars.type.h2.line,
  letterSpacing: vars.type.h2.tracking,
  fontWeight: vars.type.h2.weight,
  '@media': { [wide]: { fontSize: `${typeSteps.h1.narrowSize}px`, lineHeight: `${typeSteps.h1.narrowLine}px` } },
})

export const due = layout({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[14],
  rowGap: vars.space[8],
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
export const ruled = layout({ display: 'grid', gap: vars.space[12], paddingBlockStart: vars.space[20], borderBlockStart: `1px solid ${vars.color.rule}` })
export const newsItem = layout({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[4],
  selectors: { '& + &': { paddingBlockStart: vars.space[12], borderBlockStart: `1px solid ${vars.color.rule}` } },
})
export const newsTitle = layout({ ...typography('ui'), fontWeight: weights.strong, textWrap: 'balance' })
export const newsAction = layout({ paddingBlockStart: vars.space[4] })
export const strong = layout({ color: vars.color.ink, fontWeight: weights.strong })

/** Four covers beside one another, two on a phone. */
export const suggestions = layout({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[28],
  padding: 0,
  listStyle: 'none',
  '@media': { [wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
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

export const month = layout({ inlineSize: `calc(100% + ${vars.space[12]})`, marginInline: `calc(-1 * ${vars.space[6]})`, tableLayout: 'fixed', borderCollapse: 'collapse', textAlign: 'center', fontVariantNumeric: 'tabular-nums' })
export const weekday = layout({ blockSize: vars.space[24] })
export const day = layout({ position: 'relative', blockSize: vars.space[36], fontSize: vars.type.small.size, color: vars.color.ink })
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
  insetInlineStart: '50%',
  inlineSize: vars.space[12],
  borderBlockEnd: `3px solid ${vars.brand.exact}`,
  translate: '-50% 0',
})
export const lateMark = layout({ borderColor: vars.color.bad })

// On a phone the first of a list lead to the rest, to which the link beside its title goes.
export const firstThree = layout({})
const onPhone = `(max-width: ${breakpoints.bars - 0.02}px)`
for (const beyond of [`${firstThree} > ul > li:nth-child(n + 4)`, `${suggestions} > li:nth-child(n + 3)`]) {
  globalStyle(beyond, { '@layer': { [layers.layout]: { '@media': { [onPhone]: { display: 'none' } } } } })
}
