import type { Column, TableLayout } from '../dataTableTypes.ts'
import { orderOf, shown, within } from './tableLayout.ts'

/** The layout with a column moved by some places among those shown; unchanged where it cannot go. */
export const moveColumn = <Row>(
  columns: readonly Column<Row>[],
  layout: TableLayout,
  id: string,
  by: number,
): TableLayout => {
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
export const hideColumn = (layout: TableLayout, id: string): TableLayout => ({
  ...layout,
  hidden: [...layout.hidden.filter((other) => other !== id), id],
})

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
