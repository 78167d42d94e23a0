import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style } from '@vanilla-extract/css'

export const section = style({
  '@layer': { [layers.layout]: { display: 'grid', gap: vars.space[12], alignContent: 'start', minInlineSize: 0 } },
})
