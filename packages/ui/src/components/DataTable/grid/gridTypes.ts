import type { CSSProperties } from 'react'
import type { Words } from '../../../locale/words/en.ts'
import type { PlacedColumn } from '../columns/tableLayout.ts'

/** What a grid says by itself. */
export type GridWords = Words['table']['grid']

/** A column as it is drawn: the same for each of its cells, made once for all rows. */
export interface DrawnColumn<Row> extends PlacedColumn<Row> {
  readonly cellClass: string
  readonly headClass: string
  /** The inset of a pinned column. */
  readonly style: CSSProperties | undefined
}

/** The columns that a grid draws around those of the caller. */
export interface GridFrame<Row> {
  readonly columns: readonly DrawnColumn<Row>[]
  readonly hasSelect: boolean
  readonly hasExpander: boolean
  readonly hasMenu: boolean
  /** Place of the first of the caller's columns among all. */
  readonly firstPlace: number
  readonly cellCount: number
  /** Widths as custom properties of the table. */
  readonly style: CSSProperties
}
