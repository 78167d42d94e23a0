import type { Column, TableLayout } from './dataTableTypes.ts'

/** Widths in px below which a column cannot be drawn sensibly: a name (look.md, additions), any other value. */
export const leastWidths = { rowHeader: 236, other: 64 } as const

/** A column where it is shown. */
export interface PlacedColumn<Row> {
  readonly column: Column<Row>
  /** px; null takes what the others leave. */
  readonly width: number | null
  readonly least: number
  readonly isPinned: boolean
}

/** The layout of columns that nobody has changed yet. */
export const layoutOf = <Row>(columns: readonly Column<Row>[]): TableLayout => ({
  order: columns.map(({ id }) => id),
  hidden: [],
  widths: {},
  pinned: columns.filter(({ isPinned }) => isPinned === true).map(({ id }) => id),
})

/** The least width of a column in px. */
export const leastWidth = <Row>({ width, isRowHeader }: Column<Row>): number =>
  width?.min ?? (isRowHeader === true ? leastWidths.rowHeader : leastWidths.other)

const within = <Row>(column: Column<Row>, width: number): number =>
  Math.round(Math.min(Math.max(width, leastWidth(column)), column.width?.max ?? Number.POSITIVE_INFINITY))

/** Whether the person may hide a column. */
export const mayHide = <Row>({ isHideable, isRowHeader }: Column<Row>): boolean => isHideable ?? isRowHeader !== true

const orderOf = <Row>(columns: readonly Column<Row>[], layout: TableLayout): readonly Column<Row>[] => {
  const named = layout.order.flatMap((id) => columns.filter((column) => column.id === id))
  return [...new Set([...named, ...columns])]
}

/** The columns that are shown, pinned ones first. */
const shown = <Row>(columns: readonly Column<Row>[], layout: TableLayout): readonly Column<Row>[] => {
  const visible = orderOf(columns, layout).filter((column) => !layout.hidden.includes(column.id) || !mayHide(column))
  const isPinned = ({ id }: Column<Row>): boolean => layout.pinned.includes(id)
  return [...visible.filter(isPinned), ...visible.filter((column) => !isPinned(column))]
}

/** The columns that are shown, in their places, with their widths. */
export const placeColumns = <Row>(columns: readonly Column<Row>[], layout: TableLayout = layoutOf(columns)): readonly PlacedColumn<Row>[] => {
  const places = shown(columns, layout)
  const pinnedCount = places.filter(({ id }) => layout.pinned.includes(id)).length
  return places.map((column, place) => {
    const given = layout.widths[column.id] ?? column.width?.initial
    const least = leastWidth(column)
    // What stands before a pinned column must have a width, because the later one is held at their sum.
    const width = given === undefined ? (place < pinnedCount - 1 ? least : null) : within(column, given)
    return { column, width, least, isPinned: place < pinnedCount }
  })
}

/** The layout with a column moved by some places among those shown; unchanged where it cannot go. */
export const moveColumn = <Row>(columns: readonly Column<Row>[], layout: TableLayout, id: string, by: number): TableLayout => {
  const places = shown(columns, layout).map((column) => column.id)
  const from = places.indexOf(id)
  const neighbour = places[from + by]
  if (from === -1 || neighbour === undefined) return layout
  // Pinned columns stay together: a column does not leave its group by moving.
  if (layout.pinned.includes(id) !== layout.pinned.includes(neighbour)) return layout
  const moved = places.filter((other) => other !== id)
  moved.splice(from + by, 0, id)
  const rest = orderOf(columns, layout).map((column) => column.id)
  return { ...layout, order: [...moved, ...rest.filter((other) => !moved.includes(other))] }
}

/** The layout without a column. */
export const hideColumn = (layout: TableLayout, id: string): TableLayout => ({ ...layout, hidden: [...layout.hidden.filter((other) => other !== id), id] })

/** The layout with a column kept in view, or let go. */
export const pinColumn = (layout: TableLayout, id: string, isPinned: boolean): TableLayout => {
  const others = layout.pinned.filter((other) => other !== id)
  return { ...layout, pinned: isPinned ? [...others, id] : others }
}

/** The layout with a column as wide as asked, in px, within its bounds. */
export const resizeColumn = <Row>(layout: TableLayout, column: Column<Row>, width: number): TableLayout => ({
  ...layout,
  widths: { ...layout.widths, [column.id]: within(column, width) },
})
