import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { papersOf } from '../../theme/sheets/covers.css.ts'
import { rule } from '../../theme/styleRules.ts'

const groundColour = createVar()
const inkColour = createVar()
const secondColour = createVar()

/** The three colours of the paper, for what lies within. */
export const paper = styleVariants(papersOf, ({ ground, ink, second }) =>
  rule({ vars: { [groundColour]: ground, [inkColour]: ink, [secondColour]: second } }),
)

export const cover = style(
  rule({
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
  }),
)

/** The spine stands where lines begin; a drawing itself has no direction, what it stands in has. */
export const drawing = style(
  rule({
    display: 'block',
    inlineSize: '100%',
    blockSize: 'auto',
    selectors: { ':dir(rtl) > &': { transform: 'scaleX(-1)' } },
  }),
)

const colours = { ground: groundColour, ink: inkColour, second: secondColour }

/** Areas of each colour; the shade is ink mixed into the ground. */
export const area = {
  ...styleVariants(colours, (colour) => rule({ fill: colour })),
  shade: style(rule({ fill: inkColour, fillOpacity: 0.42 })),
}

/** Lines of each colour; the drawing says how thick. */
export const line = styleVariants(colours, (colour) => rule({ fill: 'none', stroke: colour }))

export const ribbon = style(rule({ fill: vars.brand.exact }))

/** An uploaded picture fills what lies right of the spine. */
export const image = style(
  rule({
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    blockSize: '100%',
    maxInlineSize: 'none',
    objectFit: 'cover',
  }),
)

/** Above an uploaded picture as well. */
export const marker = style(rule({ position: 'absolute', insetBlockStart: 0, blockSize: 'auto' }))

/** The sign of a category beside its name. */
export const swatch = style(
  rule({
    display: 'inline-block',
    flexShrink: 0,
    inlineSize: vars.space[16],
    blockSize: vars.space[16],
    borderRadius: vars.radius.coverSpine,
    verticalAlign: '-0.15em',
    forcedColorAdjust: 'none',
  }),
)
