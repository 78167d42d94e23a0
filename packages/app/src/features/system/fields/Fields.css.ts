import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { breakpoints } from '@somo/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

/** What a field is, and at its end what can be done with it. */
export const line = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: vars.space[12],
      inlineSize: '100%',
      overflowWrap: 'anywhere',
    },
  },
})

/** The names of one choice beside one another where there is room, and the button that takes it away. */
export const choice = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      gap: vars.space[8],
      alignItems: 'end',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      minInlineSize: 0,
    },
  },
})

export const names = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      gap: vars.space[8],
      minInlineSize: 0,
      '@media': { [`(min-width: ${breakpoints.cards}px)`]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
    },
  },
})
