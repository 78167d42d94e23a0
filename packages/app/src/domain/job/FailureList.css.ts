import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style } from '@vanilla-extract/css'

export const failureList = style({
  '@layer': {
    [layers.layout]: {
      display: 'grid',
      gap: vars.space[6],
      padding: 0,
      listStyle: 'none',
      fontSize: vars.type.small.size,
      lineHeight: vars.type.small.line,
      color: vars.color.ink2,
    },
  },
})
