import type { Column, TableLayout } from '../DataTable/dataTableTypes.ts'

/** All columns, hidden ones too, in the order of the table: pinned ones first. */
export const allInOrder = <Row>(columns: readonly Column<Row>[], layout: TableLayout): readonly Column<Row>[] => {
  const named = layout.order.flatMap((id) => columns.filter((column) => column.id === id))
  const all = [...new Set([...named, ...columns])]
  const isPinned = ({ id }: Column<Row>): boolean => layout.pinned.includes(id)
  return [...all.filter(isPinned), ...all.filter((column) => !isPinned(column))]
}

/**
 * The layout with a column moved by one place among all, hidden ones too; the very same layout where it cannot go. A
 * column stays among the pinned or the other ones.
 */
export const moveAmongAll = <Row>(
  columns: readonly Column<Row>[],
  layout: TableLayout,
  id: string,
  by: -1 | 1,
): TableLayout => {
  const order = allInOrder(columns, layout).map((column) => column.id)
  const from = order.indexOf(id)
  const neighbour = order[from + by]
  if (from === -1 || neighbour === undefined || layout.pinned.includes(id) !== layout.pinned.includes(neighbour))
    return layout
  return { ...layout, order: order.map((other) => (other === id ? neighbour : other === neighbour ? id : other)) }
}

/** The layout with a column shown or hidden. */
export const showColumn = (layout: TableLayout, id: string, isShown: boolean): TableLayout => {
  const others = layout.hidden.filter((other) => other !== id)
  return { ...layout, hidden: isShown ? others : [...others, id] }
}
