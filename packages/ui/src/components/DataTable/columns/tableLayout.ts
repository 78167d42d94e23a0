import { captionWidth } from './captionWidth.ts'
import type { Column, TableLayout } from '../dataTableTypes.ts'

/** Widths in px below which a column cannot be drawn sensibly: a name (look.md, additions), any other value. */
export const leastWidths = { rowHeader: 236, other: 64 } as const

/** A visible column with its resolved width. */
export interface PlacedColumn<Row> {
  readonly column: Column<Row>
  /** px; null takes what the others leave. */
  readonly width: number | null
  readonly least: number
  readonly isPinned: boolean
  /** A person chose the width. */
  readonly isSet: boolean
}

/** The default layout of columns. */
export const layoutOf = <Row>(columns: readonly Column<Row>[]): TableLayout => ({
  order: columns.map(({ id }) => id),
  hidden: [],
  widths: {},
  pinned: columns.filter(({ isPinned }) => isPinned === true).map(({ id }) => id),
})

/** The minimum width of a column in px. */
export const leastWidth = <Row>({ width, isRowHeader }: Column<Row>): number =>
  width?.min ?? (isRowHeader === true ? leastWidths.rowHeader : leastWidths.other)

/** In px: the size of a head, the room on both sides of it, and the arrow of the column the table is sorted by. */
const ofHead = { size: 12, sides: 16, arrow: 18 } as const

/** The width in px at which no word of a column's head is broken. */
const headWidth = <Row>({ label, isSortable = false }: Column<Row>): number =>
  Math.ceil(Math.max(...label.split(/[\s\u00AD-]+/).map(captionWidth)) * ofHead.size) +
  ofHead.sides +
  (isSortable ? ofHead.arrow : 0)

/** Clamps a width in px to the bounds of a column. */
export const within = <Row>(column: Column<Row>, width: number): number =>
  Math.round(Math.min(Math.max(width, leastWidth(column)), column.width?.max ?? Number.POSITIVE_INFINITY))

/** Whether the person may hide a column. */
export const mayHide = <Row>({ isHideable, isRowHeader }: Column<Row>): boolean => isHideable ?? isRowHeader !== true

/** All columns in layout order, including hidden ones. */
export const orderOf = <Row>(columns: readonly Column<Row>[], layout: TableLayout): readonly Column<Row>[] => {
  const named = layout.order.flatMap((id) => columns.filter((column) => column.id === id))
  return [...new Set([...named, ...columns])]
}

/** The visible columns, pinned ones first. */
export const shown = <Row>(columns: readonly Column<Row>[], layout: TableLayout): readonly Column<Row>[] => {
  const visible = orderOf(columns, layout).filter((column) => !layout.hidden.includes(column.id) || !mayHide(column))
  const isPinned = ({ id }: Column<Row>): boolean => layout.pinned.includes(id)
  return [...visible.filter(isPinned), ...visible.filter((column) => !isPinned(column))]
}

/** The visible columns in display order with their widths. */
export const placeColumns = <Row>(
  columns: readonly Column<Row>[],
  layout: TableLayout = layoutOf(columns),
): readonly PlacedColumn<Row>[] => {
  const places = shown(columns, layout)
  const pinnedCount = places.filter(({ id }) => layout.pinned.includes(id)).length
  return places.map((column, place) => {
    const [initial, whole] = [column.width?.initial, headWidth(column)]
    // What somebody has made narrower stays so; else no head is broken inside a word.
    const given = layout.widths[column.id] ?? (initial === undefined ? undefined : Math.max(initial, whole))
    const least = Math.max(leastWidth(column), whole)
    // Columns before a pinned column need a width, because its inset is the sum of their widths.
    const width = given === undefined ? (place < pinnedCount - 1 ? least : null) : within(column, given)
    return { column, width, least, isPinned: place < pinnedCount, isSet: layout.widths[column.id] !== undefined }
  })
}
