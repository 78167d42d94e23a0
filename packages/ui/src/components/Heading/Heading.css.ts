import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { layers } from '../../theme/layers.css.ts'

export const heading = style({
  '@layer': {
    [layers.components]: {
      color: vars.color.ink,
      // A script moves the focus here after a page change; nothing can be operated, so no ring points at it.
      selectors: { '&[tabindex="-1"]:focus-visible': { outline: 'none' } },
    },
  },
})
