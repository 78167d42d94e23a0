import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { breakpoints } from '@somo/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

const wide = `(min-width: ${breakpoints.cards}px)`

/** Glyph, words and button; on phones the button stands below the words. */
export const row = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      gridTemplateColumns: '1.25rem minmax(0, 1fr)',
      columnGap: vars.space[14],
      rowGap: vars.space[10],
      '@media': { [wide]: { gridTemplateColumns: '1.25rem minmax(0, 1fr) auto', alignItems: 'center' } },
    },
  },
})

export const icon = style({
  '@layer': {
    [layers.components]: {
      display: 'flex',
      alignSelf: 'start',
      paddingBlockStart: vars.space[2],
      color: vars.color.ink2,
    },
  },
})

export const words = style({
  '@layer': {
    [layers.layout]: { display: 'grid', justifyItems: 'start', gap: vars.space[4], overflowWrap: 'anywhere' },
  },
})

export const facts = style({
  '@layer': {
    [layers.layout]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: vars.space[10],
      rowGap: vars.space[4],
    },
  },
})

export const action = style({
  '@layer': {
    [layers.layout]: {
      gridColumn: '2',
      justifySelf: 'start',
      minInlineSize: '6.5rem',
      '@media': { [wide]: { gridColumn: '3' } },
    },
  },
})
