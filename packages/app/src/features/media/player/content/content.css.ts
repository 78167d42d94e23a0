import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { style } from '@vanilla-extract/css'

export const documentFrame = style({
  '@layer': {
    [layers.layout]: {
      display: 'block',
      inlineSize: '100%',
      blockSize: 'min(75vh, 60rem)',
      border: `1px solid ${vars.color.rule}`,
    },
  },
})
