/** A number as it stands in path data: two decimals, none where there are none. */
const short = (value: number): number => Math.round(value * 100) / 100

/** Path data of a polygon through these points, closed. */
export const polygon = (...points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}z`

/** Path data of an upright rectangle. */
export const box = (x: number, y: number, width: number, height: number): string =>
  `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`

/** Path data of a full circle. */
export const circle = (x: number, y: number, radius: number): string => {
  const r = short(radius)
  return `M${short(x - radius)} ${short(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
}

/** Path data of an arc between two points, always the shorter way; `sweep` 1 runs clockwise. */
export const arc = (
  from: readonly [number, number],
  to: readonly [number, number],
  radius: number,
  sweep: 0 | 1,
): string =>
  `M${short(from[0])} ${short(from[1])}A${short(radius)} ${short(radius)} 0 0 ${sweep} ${short(to[0])} ${short(to[1])}`

/** So many numbers from 0. */
export const upTo = (count: number): readonly number[] =>
  Array.from({ length: Math.max(0, Math.floor(count)) }, (_, index) => index)
