import { useRef, type MouseEvent, type RefObject } from 'react'
import { useNavigate } from '../../SomoProvider/SomoProvider.tsx'
import { followAnchor } from '../../Link/useFollow.ts'
import type { DataTableProps, SortDirection } from '../dataTableTypes.ts'
import { createGridMemory, type GridMemory } from './gridMemory.ts'
import type { PointerActions } from './gridPointer.ts'

export interface GridInput<Row> {
  readonly props: DataTableProps<Row>
  readonly memory: RefObject<GridMemory>
  readonly tableRef: RefObject<HTMLTableElement | null>
  readonly openMenu: (row: Row, trigger: HTMLElement, isByKey: boolean) => void
  readonly openColumnMenu: PointerActions['openColumnMenu']
}

/** The memory of a grid, for as long as it is mounted. */
export const useGridMemory = (): RefObject<GridMemory> => useRef(createGridMemory())

/** Without the row's id, or with it where it was not there. */
export const toggledId = (ids: ReadonlySet<string>, id: string): ReadonlySet<string> => {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}

const nextDirection = (sort: DataTableProps<unknown>['sort'], columnId: string): SortDirection =>
  sort?.columnId === columnId && sort.direction === 'ascending' ? 'descending' : 'ascending'

/** What keys and pointers do, for the handlers of one event. Asked for when an event comes, so the element is there. */
export function useGrid<Row>({
  props,
  memory,
  tableRef,
  openMenu,
  openColumnMenu,
}: GridInput<Row>): () => PointerActions | null {
  const navigate = useNavigate()
  const { rows, rowId, onRowAction, rowHref, openRowId = null } = props
  const lineOf = (id: string): number => rows.findIndex((row) => rowId(row) === id)
  const rowAt = (id: string): Row | undefined => rows[lineOf(id)]
  const openRow = (id: string, element: HTMLTableRowElement): void => {
    const row = rowAt(id)
    if (onRowAction !== undefined && row !== undefined) onRowAction(row)
    else element.querySelector<HTMLElement>('a[data-part="opener"]')?.click()
  }
  const follow = (event: MouseEvent, id: string, opener: Element): void => {
    const row = rowAt(id)
    const anchor = opener instanceof HTMLAnchorElement ? opener : null
    if (onRowAction === undefined || row === undefined) {
      if (anchor !== null) followAnchor(event, anchor, navigate)
    } else if (anchor === null) onRowAction(row)
    else followAnchor(event, anchor, () => onRowAction(row))
  }
  const toggleExpanded = (id: string): void => props.onExpandedChange?.(toggledId(props.expandedIds ?? new Set(), id))
  return () => {
    const table = tableRef.current
    if (table === null) return null
    return {
      table,
      memory: memory.current,
      count: rows.length,
      lineOf,
      idAt: (line) => (rows[line] === undefined ? undefined : rowId(rows[line])),
      selection: props.selection,
      ids: () => rows.map(rowId),
      openRow,
      canOpen: onRowAction !== undefined || rowHref !== undefined,
      isRowOpen: openRowId !== null,
      onClose: props.onClose,
      onSearch: props.onSearch,
      toggleExpanded,
      openMenu: (id, trigger, isByKey) => {
        const row = rowAt(id)
        if (row !== undefined) openMenu(row, trigger, isByKey)
      },
      openColumnMenu,
      sortBy: (columnId) => props.onSortChange?.({ columnId, direction: nextDirection(props.sort, columnId) }),
      follow,
    }
  }
}
