import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style } from '@vanilla-extract/css'

export const links = style({
  '@layer': {
    [layers.layout]: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: vars.space[20],
      rowGap: vars.space[4],
      padding: 0,
      listStyle: 'none',
      fontSize: vars.type.small.size,
      lineHeight: vars.type.small.line,
    },
  },
})
