import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style } from '@vanilla-extract/css'

export const list = style({ '@layer': { [layers.layout]: { margin: 0, padding: 0, listStyle: 'none' } } })

export const row = style({
  '@layer': {
    [layers.layout]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: vars.space[12],
      alignItems: 'center',
      justifyContent: 'space-between',
      paddingBlock: vars.space[12],
      borderBlockStart: `1px solid ${vars.color.rule}`,
    },
  },
})

/** Seats and what can be done, at the end of a row. */
export const aside = style({
  '@layer': {
    [layers.layout]: { display: 'flex', gap: vars.space[12], alignItems: 'center', marginInlineStart: 'auto' },
  },
})
