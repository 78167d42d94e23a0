import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { breakpoints } from '@somo/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

const wide = `(min-width: ${breakpoints.bars}px)`

/** The cover left of everything; on phones the progress takes the whole width below both. */
export const card = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      gridTemplateColumns: '5.75rem minmax(0, 1fr)',
      columnGap: vars.space[16],
      rowGap: vars.space[16],
      alignItems: 'start',
      '@media': {
        [wide]: {
          gridTemplateColumns: '12.75rem minmax(0, 1fr)',
          gridTemplateRows: 'auto 1fr',
          columnGap: vars.space[28],
        },
      },
    },
  },
})

export const cover = style({ '@layer': { [layers.layout]: { '@media': { [wide]: { gridRow: '1 / 3' } } } } })

export const words = style({
  '@layer': { [layers.layout]: { display: 'grid', gap: vars.space[6], overflowWrap: 'anywhere' } },
})

export const progress = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      gap: vars.space[16],
      gridColumn: '1 / -1',
      '@media': { [wide]: { gridColumn: '2' } },
    },
  },
})

/** On phones the main button has the whole width, and the other one stands below it. */
export const actions = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      gap: vars.space[8],
      '@media': { [wide]: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[12] } },
    },
  },
})
