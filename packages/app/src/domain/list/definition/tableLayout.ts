import type { TableLayout } from '@somo/ui/DataTable'

/** The columns of a list in their order, the row header first, and those that are hidden until somebody asks for them. */
export interface ColumnIds {
  readonly columns: readonly string[]
  readonly hidden: readonly string[]
}

const token = /^(\w{1,40})(?::(\d{2,4}))?(!)?$/

/** The columns of an address, such as `name,unit:180,status!`: shown in this order, a width in px, `!` for a pinned one. */
export function readLayout({ columns, hidden }: ColumnIds, text: string | null): TableLayout {
  const [header = ''] = columns
  const entries = (text ?? '').split(',').flatMap((part) => {
    const [, id = '', width, pin] = token.exec(part) ?? []
    return columns.includes(id) ? [{ id, width, isPinned: pin !== undefined }] : []
  })
  const order = [...new Set(entries.map(({ id }) => id))]
  if (order.length === 0) return { order: [], hidden, widths: {}, pinned: [] }
  if (!order.includes(header)) order.unshift(header)
  return {
    order,
    hidden: columns.filter((id) => !order.includes(id)),
    widths: Object.fromEntries(
      entries.flatMap(({ id, width }) => (width === undefined ? [] : [[id, Number(width)] as const])),
    ),
    pinned: entries.filter(({ isPinned }) => isPinned).map(({ id }) => id),
  }
}

/** The columns as they stand in an address; null where they are as at first. */
export function writeLayout({ columns, hidden }: ColumnIds, layout: TableLayout): string | null {
  const shown = shownColumns(columns, layout)
  const isUsual =
    shown.join() === columns.filter((id) => !hidden.includes(id)).join() &&
    Object.keys(layout.widths).length === 0 &&
    layout.pinned.length === 0
  if (isUsual) return null
  return shown.map((id) => `${id}${widthOf(layout.widths[id])}${layout.pinned.includes(id) ? '!' : ''}`).join(',')
}

/** The columns a person sees, in their order. */
export function shownColumns(
  columns: readonly string[],
  { order, hidden }: Pick<TableLayout, 'order' | 'hidden'>,
): readonly string[] {
  const known = order.filter((id) => columns.includes(id))
  return [...known, ...columns.filter((id) => !known.includes(id))].filter((id) => !hidden.includes(id))
}

const widthOf = (width: number | undefined): string => (width === undefined ? '' : `:${Math.round(width)}`)
