/** Focus and range state kept in a ref: changing it renders nothing. */
export interface GridMemory {
  /** The row the focus is or was in: an id, `head`, or null before it came the first time. */
  row: string | null
  /** The row is the detail below that row. */
  isDetail: boolean
  /** Its column as the place of its cell in the row. */
  place: number
  /** Its place among the rows, for when the row itself goes away. */
  line: number
  hasFocus: boolean
  /** The row from which Shift extends, and the other end of what it selected last; null before there is one. */
  range: { readonly anchor: string; readonly extent: string } | null
}

/** The row id that stands for the table's head. */
export const headRow = '\u0000head'

/** The memory of a grid that was not used yet. */
export const createGridMemory = (): GridMemory => ({
  row: null,
  isDetail: false,
  place: 0,
  line: 0,
  hasFocus: false,
  range: null,
})
