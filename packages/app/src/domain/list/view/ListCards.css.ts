import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { breakpoints } from '@somo/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

const pageEdge = 'var(--somo-page-edge, 0px)'

/** Stays in view, as below a table; over the bar at the foot of small screens. */
export const bar = style({
  '@layer': {
    [layers.layout]: {
      position: 'sticky',
      insetBlockEnd: vars.space[16],
      zIndex: vars.z.selectionBar,
      '@media': {
        [`(max-width: ${breakpoints.bars - 0.02}px)`]: { insetBlockEnd: 0, marginInline: `calc(-1 * ${pageEdge})` },
        '(max-height: 560px)': { position: 'static' },
        print: { display: 'none' },
      },
    },
  },
})
