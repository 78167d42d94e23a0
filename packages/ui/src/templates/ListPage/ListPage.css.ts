import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { layers } from '../../theme/layers.css.ts'
import { breakpoints } from '../../theme/tokens.ts'

/** The open row runs into the drawer, so the two touch. */
export const root = style({
  '@layer': {
    [layers.layout]: {
      minBlockSize: '100%',
      '@media': { [`(min-width: ${breakpoints.drawer}px)`]: { display: 'flex', alignItems: 'stretch' } },
    },
  },
})

export const main = style({ '@layer': { [layers.layout]: { flex: '1 1 0', minInlineSize: 0 } } })
export const list = style({ '@layer': { [layers.layout]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] } } })
export const part = style({ '@layer': { [layers.layout]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[10] } } })
