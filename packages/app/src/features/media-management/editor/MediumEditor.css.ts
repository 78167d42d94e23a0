import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style } from '@vanilla-extract/css'

/** The fields of one block or item. */
export const block = style({
  '@layer': {
    [layers.layout]: { display: 'grid', gap: vars.space[12], inlineSize: '100%', paddingBlock: vars.space[8] },
  },
})
