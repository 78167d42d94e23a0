import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { layers } from '../../theme/layers.css.ts'
import { typography } from '../../theme/typography.ts'
import { lineCharacters, typeSteps, type TypeStepName } from '../../theme/tokens.ts'

// Object.keys widens its answer to string; the table's own keys are exactly the step names.
const stepNames = Object.keys(typeSteps) as TypeStepName[]

/** One class for each type step; Heading wears them too. */
export const step = styleVariants(
  Object.fromEntries(stepNames.map((name) => [name, name])) as Record<TypeStepName, TypeStepName>,
  (name) => ({ '@layer': { [layers.components]: typography(name) } }),
)

const { ink, ink2, ink3, bad, ok, warn } = vars.color
export const tone = styleVariants({ ink, ink2, ink3, bad, ok, warn }, (color) => ({
  '@layer': { [layers.components]: { color } },
}))

export const strong = style({ '@layer': { [layers.components]: { fontWeight: vars.weight.strong } } })
export const tabular = style({ '@layer': { [layers.components]: { fontVariantNumeric: 'tabular-nums' } } })
export const readable = style({ '@layer': { [layers.components]: { maxInlineSize: `${lineCharacters}ch` } } })
