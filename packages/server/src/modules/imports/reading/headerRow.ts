import { countKnownHeaders } from '../columns/columnMapping.ts'

/** A row that may name the columns. */
export interface HeaderCandidate {
  readonly line: number
  readonly cells: readonly string[]
}

/** How many rows at the beginning of a table are looked at. */
export const headerCandidates = 20

const isFilled = (cell: string): boolean => cell.trim() !== ''
// Column names are words: a row of numbers or addresses is data.
const isName = (cell: string): boolean => /\p{L}/u.test(cell) && !/@|^\s*[\d.,/:-]+\s*$/.test(cell)

/** How sure it is that a row names the columns: its known words, none where a row below knows more. */
const scoreOf = ({ cells }: HeaderCandidate): number =>
  cells.filter(isFilled).every(isName) ? countKnownHeaders(cells) : 0

/**
 * Finds the row that names the columns among the first rows of a table: the one with the most known words, if there are at
 * least two; else the first that fills most columns. So a title and empty rows above the names are passed over.
 */
export function findHeaderRow<R extends HeaderCandidate>(rows: readonly R[]): R | undefined {
  const filled = rows.filter(({ cells }) => cells.some(isFilled))
  const scores = filled.map(scoreOf)
  const best = Math.max(0, ...scores)
  if (best >= 2) return filled[scores.indexOf(best)]
  const widths = filled.map(({ cells }) => cells.filter(isFilled).length)
  const widest = Math.max(0, ...widths)
  return filled.find((_, index) => (widths[index] ?? 0) * 2 > widest)
}
