import { coverSizes, type CoverShape, type SpinePattern } from './coverDesign.ts'
import { box, circle, polygon, upTo } from './path.ts'

/** One sign of a pattern in a field 30 units wide, `scale` times that, its middle at (x, y). */
type Sign = (x: number, y: number, scale: number) => string

const wave: Sign = (x, y, s) => {
  const at = (dx: number, dy: number): string =>
    `${Math.round((x + dx * s) * 100) / 100} ${Math.round((y + dy * s) * 100) / 100}`
  return `M${at(-10.8, 2.2)}C${at(-8, -7.8)} ${at(-3.4, -7.8)} ${at(0, 0)}S${at(8, 7.8)} ${at(10.8, -1.8)}`
}

const signs: Readonly<Record<SpinePattern, Sign>> = {
  triangle: (x, y, s) => polygon([x - 10.6 * s, y + 7.4 * s], [x, y - 7.6 * s], [x + 10.6 * s, y + 7.4 * s]),
  diamond: (x, y, s) => polygon([x - 8.9 * s, y], [x, y - 8.9 * s], [x + 8.9 * s, y], [x, y + 8.9 * s]),
  bar: (x, y, s) => box(x - 10.4 * s, y - 6.6 * s, 20.8 * s, 6 * s) + box(x - 10.4 * s, y + 3.6 * s, 20.8 * s, 3 * s),
  dot: (x, y, s) => circle(x, y, 6.8 * s),
  wave,
  cross: (x, y, s) => box(x - 10.4 * s, y - 3.2 * s, 20.8 * s, 6.4 * s) + box(x - 3.2 * s, y - 9 * s, 6.4 * s, 18 * s),
}

/** From sign to sign in units of a spine 30 wide. */
const pitch = 27

const cache = new Map<string, string>()

/** The pattern down the spine of a cover as one path; a wave is a line, all others are areas. */
export function spineOf(pattern: SpinePattern, shape: CoverShape): string {
  const key = `${pattern} ${shape}`
  const known = cache.get(key)
  if (known !== undefined) return known
  const { height, spine } = coverSizes[shape]
  const scale = spine / 30
  const drawn = upTo(height / (pitch * scale) + 1)
    .map((index) => signs[pattern](spine / 2, (18 + index * pitch) * scale, scale))
    .join('')
  cache.set(key, drawn)
  return drawn
}

/** One sign of the pattern in the middle of a field of 30 by 30 units. */
export const signOf = (pattern: SpinePattern): string => signs[pattern](15, 15, 1)
