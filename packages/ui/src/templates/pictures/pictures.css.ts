import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { layers } from '../../theme/layers.css.ts'
import { breakpoints, typeSteps, weights } from '../../theme/tokens.ts'

const wide = `(min-width: ${breakpoints.bars}px)`
const layout = (styles: Parameters<typeof style>[0]) => style({ '@layer': { [layers.layout]: styles as object } })

export const foot = layout({ display: 'flex', alignItems: 'center' })

/** A cover as a book, what it is beside it, and the way on; below 900 px the way on takes the whole width below both. */
export const resume = layout({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  columnGap: vars.space[14],
  rowGap: vars.space[12],
  '@media': { [wide]: { gridTemplateColumns: '204px minmax(0, 1fr)', gridTemplateRows: 'auto 1fr', columnGap: vars.space[28] } },
})
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
export const ruled = layout({ display: 'grid', gap: vars.space[16], paddingBlockStart: vars.space[24], borderBlockStart: `1px solid ${vars.color.rule}` })

/** Four covers beside one another, two on a phone. */
export const suggestions = layout({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[28],
  padding: 0,
  listStyle: 'none',
  '@media': { [wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
})

/** Titles of covers beside one another have the room of two lines, so that what follows stands on one line. */
export const twoLines = layout({ '@media': { [wide]: { minBlockSize: `calc(2 * ${vars.type.h3.line})` } } })
export const reason = layout({ paddingBlockStart: vars.space[10], borderBlockStart: `1px solid ${vars.color.rule}` })

export const month = layout({ inlineSize: '100%', tableLayout: 'fixed', borderCollapse: 'collapse', textAlign: 'center', fontVariantNumeric: 'tabular-nums' })
export const day = layout({ position: 'relative', blockSize: vars.space[36], fontSize: vars.type.small.size, color: vars.color.ink })
export const otherDay = layout({ color: vars.color.ink3 })
export const today = layout({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: vars.space[28],
  blockSize: vars.space[28],
  border: `2px solid ${vars.color.ink}`,
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
