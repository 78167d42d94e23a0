import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { breakpoints } from '@somo/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

const narrow = `(max-width: ${breakpoints.bars - 0.02}px)`
/** Where a column of its own for the progress would leave the title too little room. */
const medium = `(min-width: ${breakpoints.bars}px) and (max-width: 1399.98px)`
const roomy = '(min-width: 1400px)'

/** Cover, words, progress and actions; on small screens the last two stand below. */
export const row = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      gridTemplateColumns: '7rem minmax(0, 1fr) 12.25rem auto',
      columnGap: vars.space[24],
      rowGap: vars.space[12],
      alignItems: 'start',
      '@media': {
        [narrow]: { gridTemplateColumns: '5.25rem minmax(0, 1fr)', columnGap: vars.space[12] },
        [medium]: { gridTemplateColumns: '7rem minmax(0, 1fr) auto' },
      },
    },
  },
})

export const words = style({
  '@layer': { [layers.layout]: { display: 'grid', gap: vars.space[4], minInlineSize: 0, overflowWrap: 'anywhere' } },
})

/** Facts side by side, such as kind and length. */
export const facts = style({
  '@layer': { [layers.layout]: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[8], rowGap: vars.space[4] } },
})

/** The status keeps its distance from the facts above. */
export const standing = style({
  '@layer': { [layers.layout]: { alignItems: 'center', paddingBlockStart: vars.space[6] } },
})

/** Beside the buttons their words stand on one line. */
export const wide = style({
  '@layer': {
    [layers.layout]: {
      '@media': {
        [roomy]: { paddingBlockStart: vars.space[8] },
        [narrow]: { gridColumn: '1 / -1' },
        [medium]: { gridColumn: '2', gridRow: '2' },
      },
    },
  },
})

export const actions = style({
  '@layer': {
    [layers.layout]: {
      display: 'flex',
      gap: vars.space[8],
      alignItems: 'center',
      justifyContent: 'end',
      minInlineSize: '11rem',
      '@media': {
        [narrow]: { gridColumn: '1 / -1', minInlineSize: 0 },
        [medium]: { gridColumn: '3', gridRow: '1' },
      },
    },
  },
})
