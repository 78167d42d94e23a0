import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { breakpoints, measures } from '@somo/ui/theme/tokens'
import { style } from '@vanilla-extract/css'

const wide = `(min-width: ${breakpoints.bars}px)`

export const frame = style({
  '@layer': {
    [layers.layout]: {
      minBlockSize: '100dvh',
      background: vars.color.paper,
      color: vars.color.ink,
      '@media': { [wide]: { display: 'grid', gridTemplateColumns: `${measures.sidebar}px minmax(0, 1fr)` } },
    },
  },
})

export const side = style({
  '@layer': {
    [layers.layout]: {
      background: vars.color.desk,
      borderInlineEnd: `1px solid ${vars.color.rule}`,
    },
  },
})

export const page = style({
  '@layer': { [layers.layout]: { maxInlineSize: measures.readingPage, padding: vars.space[56] } },
})
