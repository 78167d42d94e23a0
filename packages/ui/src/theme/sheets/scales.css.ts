import { assignVars, createVar, globalStyle } from '@vanilla-extract/css'
import { vars } from '../contract.css.ts'
import { layers } from '../layers.css.ts'
import {
  breakpoints,
  coarseSizes,
  densities,
  fontFamily,
  layersZ,
  motion,
  radii,
  sizes,
  space,
  typeSteps,
  weights,
  type Density,
  type TypeStepName,
} from '../tokens.ts'

const px = (value: number): string => `${value}px`

const textScale = createVar()
/** A length of letters: it grows with the text size that a person set for their device, and nothing else of the page does. */
const letters = (value: number): string => `calc(${value}px * ${textScale})`
const ms = (value: number): string => `${value}ms`

/** The same keys, each value turned into CSS text. The cast only says that no key is added or lost. */
const mapValues = <Key extends string | number, Value>(
  record: Readonly<Record<Key, Value>>,
  write: (value: Value) => string,
): Record<Key, string> =>
  Object.fromEntries(Object.entries<Value>(record).map(([key, value]) => [key, write(value)])) as Record<Key, string>

// Object.keys widens its answer to string; the table's own keys are exactly the step names.
const stepNames = Object.keys(typeSteps) as TypeStepName[]

const typeVars: Record<string, string> = {}
const narrowTypeVars: Record<string, string> = {}
for (const name of stepNames) {
  const step = typeSteps[name]
  typeVars[vars.type[name].size] = letters(step.size)
  typeVars[vars.type[name].line] = letters(step.line)
  typeVars[vars.type[name].tracking] = step.tracking === 0 ? '0' : `${step.tracking}em`
  if (step.narrowSize === step.size) continue
  narrowTypeVars[vars.type[name].size] = letters(step.narrowSize)
  narrowTypeVars[vars.type[name].line] = letters(step.narrowLine)
}

// The list's numbers are the contract's names.
const spaceTable = Object.fromEntries(space.map((step) => [step, step])) as Record<(typeof space)[number], number>

const stillness = mapValues({ colour: 0, menu: 0, drawer: 0, progress: 0 }, ms)
const still = assignVars(vars.duration, { ...stillness, fade: ms(80) })

globalStyle(':root', {
  '@layer': {
    [layers.theme]: {
      vars: {
        [textScale]: '1',
        ...assignVars(vars.font, { ...fontFamily }),
        ...typeVars,
        ...assignVars(vars.weight, mapValues(weights, String)),
        ...assignVars(vars.space, mapValues(spaceTable, px)),
        ...assignVars(vars.radius, mapValues(radii, px)),
        ...assignVars(vars.duration, mapValues(motion.duration, ms)),
        ...assignVars(vars.easing, { ...motion.easing }),
        ...assignVars(vars.z, mapValues(layersZ, String)),
      },
      '@media': {
        [`(max-width: ${breakpoints.bars - 0.02}px)`]: { vars: narrowTypeVars },
        // Components name only these tokens, so no component needs a query of its own (WCAG 2.3.3).
        '(prefers-reduced-motion: reduce)': {
          vars: still,
        },
      },
    },
  },
})

// What a person sets for their device alone stands on the document element.
for (const [size, scale] of [
  ['112', '1.12'],
  ['125', '1.25'],
] as const) {
  globalStyle(`:root[data-text-size="${size}"]`, { '@layer': { [layers.theme]: { vars: { [textScale]: scale } } } })
}
globalStyle(':root[data-motion="reduced"]', { '@layer': { [layers.theme]: { vars: still } } })

const densitySelector = (density: Density): string =>
  density === 'comfortable' ? `:root, [data-density="${density}"]` : `[data-density="${density}"]`

for (const density of densities) {
  globalStyle(densitySelector(density), {
    '@layer': {
      [layers.theme]: {
        vars: assignVars(vars.size, mapValues(sizes[density], px)),
        '@media': { '(pointer: coarse)': { vars: assignVars(vars.size, mapValues(coarseSizes, px)) } },
      },
    },
  })
}
