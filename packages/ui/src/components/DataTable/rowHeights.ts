/** The heights of many rows, of which few are known, in px. */
export interface RowHeights {
  readonly count: number
  /** What a row is taken for that was not measured. */
  readonly estimate: number
  /** Notes the measured height of a row; says whether that is news. */
  readonly measure: (index: number, height: number) => boolean
  /** Where a row begins; of `count`, the height of all. */
  readonly offsetOf: (index: number) => number
  /** The row in which a point lies; the first or the last one for points outside. */
  readonly indexAt: (offset: number) => number
}

/**
 * Knows where each row begins, in the time of log n, though rows differ: names wrap, details open. As long as every row
 * is as high as estimated it keeps nothing. (A tree of partial sums after Fenwick, 1994, over what rows exceed the
 * estimate by.)
 */
export const createRowHeights = (count: number, estimate: number): RowHeights => {
  const excess = new Map<number, number>()
  let sums: Float64Array | null = null

  const add = (index: number, amount: number): void => {
    sums ??= new Float64Array(count + 1)
    for (let at = index + 1; at <= count; at += at & -at) sums[at] = (sums[at] ?? 0) + amount
  }
  const excessBefore = (index: number): number => {
    let sum = 0
    if (sums !== null) for (let at = index; at > 0; at -= at & -at) sum += sums[at] ?? 0
    return sum
  }
  const offsetOf = (index: number): number => index * estimate + excessBefore(index)

  return {
    count,
    estimate,
    measure(index, height) {
      const amount = height - estimate - (excess.get(index) ?? 0)
      // Fractions of a px come and go with zoom and rounding.
      if (index < 0 || index >= count || Math.abs(amount) < 0.5) return false
      excess.set(index, height - estimate)
      add(index, amount)
      return true
    },
    offsetOf,
    indexAt(offset) {
      let low = 0
      let high = count - 1
      while (low < high) {
        const middle = (low + high + 1) >> 1
        if (offsetOf(middle) <= offset) low = middle
        else high = middle - 1
      }
      return low
    },
  }
}
