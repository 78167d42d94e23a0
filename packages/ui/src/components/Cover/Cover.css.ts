import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { papersOf } from '../../theme/covers.css.ts'
import { layers } from '../../theme/layers.css.ts'

const groundColour = createVar()
const inkColour = createVar()
const secondColour = createVar()

export const cover = style({
  '@layer': {
    [layers.components]: {
      position: 'relative',
      display: 'block',
      overflow: 'hidden',
      inlineSize: '100%',
      borderStartStartRadius: vars.radius.coverSpine,
      borderEndStartRadius: vars.radius.coverSpine,
      borderStartEndRadius: vars.radius.coverEdge,
      borderEndEndRadius: vars.radius.coverEdge,
      // A picture keeps its colours; nothing is read from it (look.md, forced colours).
      forcedColorAdjust: 'none',
      '::after': {
        content: '',
        position: 'absolute',
        inset: 0,
        border: `1px solid ${vars.color.coverLine}`,
        borderRadius: 'inherit',
      },
    },
  },
})

export const paper = styleVariants(papersOf, ({ ground, ink, second }) => ({
  '@layer': { [layers.components]: { vars: { [groundColour]: ground, [inkColour]: ink, [secondColour]: second } } },
}))

export const drawing = style({
  '@layer': { [layers.components]: { display: 'block', inlineSize: '100%', blockSize: 'auto' } },
})
export const ground = style({ '@layer': { [layers.components]: { fill: groundColour } } })
export const ink = style({ '@layer': { [layers.components]: { fill: inkColour } } })
export const second = style({ '@layer': { [layers.components]: { fill: secondColour } } })
export const wave = style({ '@layer': { [layers.components]: { fill: 'none', stroke: groundColour } } })
export const ribbon = style({ '@layer': { [layers.components]: { fill: vars.brand.exact } } })
