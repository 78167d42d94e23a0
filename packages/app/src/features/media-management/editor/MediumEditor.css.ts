import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style } from '@vanilla-extract/css'

/** Fields, and beside them how it looks where there is room. */
export const columns = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      gap: vars.space[32],
      alignItems: 'start',
      '@media': { '(min-width: 1280px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
    },
  },
})

/** The fields of one block or item. */
export const block = style({
  '@layer': {
    [layers.layout]: { display: 'grid', gap: vars.space[12], inlineSize: '100%', paddingBlock: vars.space[8] },
  },
})
