import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style } from '@vanilla-extract/css'

export const row = style({
  '@layer': { [layers.layout]: { display: 'flex', alignItems: 'flex-start', gap: vars.space[16] } },
})

export const controls = style({
  '@layer': {
    [layers.layout]: { flex: '1 1 0', minInlineSize: 0, display: 'grid', justifyItems: 'start', gap: vars.space[8] },
  },
})
