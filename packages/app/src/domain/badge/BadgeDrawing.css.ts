import { vars } from '@somo/ui/theme/contract.css'
import { layers } from '@somo/ui/theme/layers.css'
import { papersOf } from '@somo/ui/theme/sheets/covers.css'
import { createVar, style, styleVariants } from '@vanilla-extract/css'

const inkColour = createVar()
const backgroundColour = createVar()

export const drawing = style({
  '@layer': { [layers.layout]: { display: 'block', flexShrink: 0, fill: 'none', forcedColorAdjust: 'none' } },
})

/** An uploaded picture in place of the drawing. */
export const picture = style({
  '@layer': { [layers.layout]: { display: 'block', flexShrink: 0, objectFit: 'contain' } },
})

/** A picture that is not earned yet: without colour. */
export const pale = style({ '@layer': { [layers.components]: { filter: 'grayscale(1)', opacity: 0.6 } } })

/** The two colours of the paper. */
export const paper = styleVariants(papersOf, ({ ink, ground }) => ({
  '@layer': { [layers.layout]: { vars: { [inkColour]: ink, [backgroundColour]: ground } } },
}))

/** Without colour: it is not earned yet. */
export const locked = style({
  '@layer': {
    [layers.layout]: { vars: { [inkColour]: vars.color.control, [backgroundColour]: vars.color.sheet } },
  },
})

const colours = { ink: inkColour, ground: backgroundColour }
export const fill = styleVariants(colours, (colour) => ({ '@layer': { [layers.layout]: { fill: colour } } }))
export const stroke = styleVariants(colours, (colour) => ({
  '@layer': { [layers.layout]: { stroke: colour, strokeLinecap: 'round', strokeLinejoin: 'round' } },
}))
