import { layers } from '@somo/ui/theme/layers.css'
import { style } from '@vanilla-extract/css'

/** Heard, not seen. */
export const announcement = style({
  '@layer': {
    [layers.utilities]: {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
})
