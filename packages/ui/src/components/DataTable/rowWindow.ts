import type { RowHeights } from './rowHeights.ts'

/** The rows that are drawn: from `from` up to but not including `to`, and `kept`, which has the focus, or -1. */
export interface RowWindow {
  readonly from: number
  readonly to: number
  readonly kept: number
}

/** How many rows are drawn beyond each edge of what is in view. */
const overscan = 4
/** The window moves by so many rows at once, so that not each step of a wheel draws something. */
const step = 2

/** The window for what is in view, in px from the beginning of the first row. */
export const windowAt = (heights: RowHeights, top: number, bottom: number, kept: number): RowWindow => {
  const first = heights.indexAt(Math.max(0, top)) - overscan
  const last = heights.indexAt(Math.max(0, bottom)) + overscan + 1
  const from = Math.max(0, Math.floor(first / step) * step)
  const to = Math.min(heights.count, Math.ceil(last / step) * step)
  return { from, to, kept: kept >= from && kept < to ? -1 : kept }
}

/** The window to draw next: the wanted one, or the last one where that has all of it and few rows more. */
export const nextWindow = (last: RowWindow, wanted: RowWindow): RowWindow => {
  const isCovered = last.from <= wanted.from && last.to >= wanted.to && last.kept === wanted.kept
  const isSlim = last.to - last.from <= wanted.to - wanted.from + overscan
  return isCovered && isSlim ? last : wanted
}

/** Rows that are drawn, or the height in px of those that are not. */
export type Stretch = { readonly from: number; readonly to: number } | { readonly gap: number; readonly from: number }

/** What stands below each other in the table: stretches of rows and gaps of the height of the rows between them. */
export const stretchesOf = (heights: RowHeights, { from, to, kept }: RowWindow): readonly Stretch[] => {
  const drawn = [{ from: Math.min(from, heights.count), to: Math.min(to, heights.count) }]
  if (kept >= 0 && kept < heights.count && (kept < from || kept >= to)) drawn.push({ from: kept, to: kept + 1 })
  drawn.sort((one, other) => one.from - other.from)
  const stretches: Stretch[] = []
  let end = 0
  const leave = (until: number): void => {
    if (until > end) stretches.push({ gap: heights.offsetOf(until) - heights.offsetOf(end), from: end })
  }
  for (const rows of drawn) {
    if (rows.to <= rows.from) continue
    leave(rows.from)
    stretches.push(rows)
    end = rows.to
  }
  leave(heights.count)
  return stretches
}
