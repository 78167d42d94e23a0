import { oklch } from 'culori'
import { palette } from '../../theme/palette.ts'
import { themeNames } from '../../theme/tokens.ts'
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
  /** How far the fills that are not the brand moved in OKLCH lightness (0 to 1), on the average, by culori. */
  readonly meanShift: number
  /** The failed pairs as sentences, at most the first hundred. */
  readonly failures: readonly string[]
}

/** Solves every `step`-th colour of sRGB in every theme and checks all pairs with culori. */
export const walkGrid = (step: number): GridResult => {
  const values = channel(step)
  const failures: string[] = []
  let colours = 0
  let exact = 0
  let moved = 0
  let way = 0
  for (const red of values) {
    for (const green of values) {
      for (const blue of values) {
        const colour = toHex(red, green, blue)
        const roles = palette(colour)
        colours += 1
        const others = themeNames.filter((theme) => roles[theme].solid !== colour)
        if (others.length === 0) exact += 1
        moved += others.length
        for (const theme of others) way += Math.abs(oklch(roles[theme].solid).l - oklch(colour).l)
        if (failures.length > 100) continue
        failures.push(...themeNames.flatMap((theme) => failedPairs(theme, roles[theme])))
      }
    }
  }
  return {
    colours,
    pairs: colours * themeNames.length * brandPairs.length,
    exact,
    meanShift: moved === 0 ? 0 : way / moved,
    failures,
  }
}
