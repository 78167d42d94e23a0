import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style } from '@vanilla-extract/css'

/** As if it were not there: the children stand in the layout around the view. */
export const whole = style({ '@layer': { [layers.layout]: { display: 'contents' } } })

/** The notice above the data. */
export const partial = style({
  '@layer': { [layers.layout]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] } },
})
