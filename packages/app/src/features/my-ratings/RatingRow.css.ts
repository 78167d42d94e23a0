import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { breakpoints } from '@somo/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

const narrow = `(max-width: ${breakpoints.bars - 0.02}px)`

/** Cover, words and actions; on small screens the actions stand below. */
export const row = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      gridTemplateColumns: '5.25rem minmax(0, 1fr) auto',
      columnGap: vars.space[16],
      rowGap: vars.space[12],
      alignItems: 'start',
      '@media': { [narrow]: { gridTemplateColumns: '5.25rem minmax(0, 1fr)', columnGap: vars.space[12] } },
    },
  },
})

export const words = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      gap: vars.space[4],
      justifyItems: 'start',
      minInlineSize: 0,
      overflowWrap: 'anywhere',
    },
  },
})

/** Facts side by side, such as kind and length. */
export const facts = style({
  '@layer': {
    [layers.layout]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: vars.space[12],
      rowGap: vars.space[4],
    },
  },
})

/** What was written, with its line breaks. */
export const comment = style({ '@layer': { [layers.layout]: { whiteSpace: 'pre-line', maxInlineSize: '38rem' } } })

export const actions = style({
  '@layer': { [layers.layout]: { '@media': { [narrow]: { gridColumn: '1 / -1', justifySelf: 'end' } } } },
})
