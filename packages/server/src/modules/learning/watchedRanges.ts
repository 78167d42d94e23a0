/** Seconds that were played, `[from, to)` in whole seconds. */
export type SecondsRange = readonly [from: number, to: number]

/** The same seconds as ranges that are sorted and do not touch. Empty and reversed ranges are left out. */
export function mergeRanges(ranges: readonly SecondsRange[]): SecondsRange[] {
  const merged: [number, number][] = []
  for (const [from, to] of ranges.filter(([start, end]) => end > start).toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1)
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to)
    else merged.push([from, to])
  }
  return merged
}

/** How many seconds lie in sorted ranges that do not touch. */
export const secondsIn = (ranges: readonly SecondsRange[]): number =>
  ranges.reduce((sum, [from, to]) => sum + to - from, 0)

/**
 * What was played so far and now, where no more can have been played than the clock allows.
 * @param known what is stored
 * @param played what a player says, in the order it was played
 * @param mostSeconds how many seconds may be new: time since the last write times the fastest rate
 */
export function addWatched(
  known: readonly SecondsRange[],
  played: readonly SecondsRange[],
  mostSeconds: number,
): SecondsRange[] {
  let result = mergeRanges(known)
  let left = Math.floor(mostSeconds)
  for (const range of mergeRanges(played)) {
    for (const [from, to] of withoutRanges(range, result)) {
      const end = Math.min(to, from + left)
      if (end <= from) return result
      left -= end - from
      result = mergeRanges([...result, [from, end]])
    }
  }
  return result
}

function withoutRanges([from, to]: SecondsRange, known: readonly SecondsRange[]): SecondsRange[] {
  const rest: SecondsRange[] = []
  let start = from
  for (const [knownFrom, knownTo] of known) {
    if (knownTo <= start || knownFrom >= to) continue
    if (knownFrom > start) rest.push([start, knownFrom])
    start = Math.max(start, knownTo)
  }
  if (start < to) rest.push([start, to])
  return rest
}

/** Ranges as PostgreSQL writes an int4multirange, such as `{[0,10),[20,30)}`. */
export const writeMultirange = (ranges: readonly SecondsRange[]): string =>
  `{${ranges.map(([from, to]) => `[${from},${to})`).join(',')}}`

/** Reads what `writeMultirange` writes. */
export const readMultirange = (text: string): SecondsRange[] =>
  [...text.matchAll(/\[(\d+),(\d+)\)/g)].map(([, from, to]) => [Number(from), Number(to)])
