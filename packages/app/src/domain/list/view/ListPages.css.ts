import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style } from '@vanilla-extract/css'

/** The pages take the width there is; what else can be asked for stands below them. */
export const foot = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      justifyItems: 'stretch',
      gap: vars.space[4],
    },
  },
})

/** As wide as its words. */
export const countAll = style({ '@layer': { [layers.layout]: { display: 'flex' } } })
