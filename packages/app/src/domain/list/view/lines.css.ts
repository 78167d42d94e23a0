import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style } from '@vanilla-extract/css'

/** Entries below one another, parted by rules. */
export const lines = style({ '@layer': { [layers.layout]: { display: 'grid', padding: 0, listStyle: 'none' } } })

export const line = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'start',
      columnGap: vars.space[12],
      paddingBlock: vars.space[12],
      selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.rule}` } },
    },
  },
})

/** A name over what is said of it. */
export const words = style({
  '@layer': {
    [layers.layout]: { display: 'grid', gap: vars.space[4], justifyItems: 'start', overflowWrap: 'anywhere' },
  },
})
