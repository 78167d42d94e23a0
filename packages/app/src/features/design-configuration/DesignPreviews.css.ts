import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style } from '@vanilla-extract/css'

/** A phone beside another where there is room, and never wider than one. */
export const phone = style({
  '@layer': { [layers.layout]: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 360px))', gap: vars.space[20] } },
})

/** Desktops need the whole width, so they stand below one another. */
export const desktop = style({ '@layer': { [layers.layout]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[20] } } })
