import { palette } from '../theme/palette.ts'
import { themeNames } from '../theme/tokens.ts'
import { brandPairs, failedPairs } from './contrastPairs.ts'

const toHex = (red: number, green: number, blue: number): string =>
  `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, '0')}`

/** The values of one channel from 0 to 255 by a step, always with 255. */
const channel = (step: number): readonly number[] => {
  const values = Array.from({ length: Math.floor(255 / step) + 1 }, (_, index) => index * step)
  return values.at(-1) === 255 ? values : [...values, 255]
}

/** What walking a grid of brand colours through the solver gave. */
export interface GridResult {
  readonly colours: number
  readonly pairs: number
  /** Colours whose fill is exactly the brand in both themes. */
  readonly exact: number
  /** The failed pairs as sentences, at most the first hundred. */
  readonly failures: readonly string[]
}

/** Solves every `step`-th colour of sRGB in every theme and checks all pairs with culori. */
export const walkGrid = (step: number): GridResult => {
  const values = channel(step)
  const failures: string[] = []
  let colours = 0
  let exact = 0
  for (const red of values) {
    for (const green of values) {
      for (const blue of values) {
        const colour = toHex(red, green, blue)
        const roles = palette(colour)
        colours += 1
        if (themeNames.every((theme) => roles[theme].solid === colour)) exact += 1
        if (failures.length > 100) continue
        failures.push(...themeNames.flatMap((theme) => failedPairs(theme, roles[theme])))
      }
    }
  }
  return { colours, pairs: colours * themeNames.length * brandPairs.length, exact, failures }
}
