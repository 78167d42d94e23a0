import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { lineCharacters } from '@somo/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

export const steps = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      gap: vars.space[6],
      maxInlineSize: `${lineCharacters}ch`,
      paddingInlineStart: vars.space[20],
      listStyle: 'decimal',
    },
  },
})

/** On paper the words remain; what would be pressed does not. */
export const actions = style({ '@layer': { [layers.layout]: { '@media': { print: { display: 'none' } } } } })
