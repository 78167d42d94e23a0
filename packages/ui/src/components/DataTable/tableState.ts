import type { ReactNode } from 'react'
import type { TableSlots, TableStatus } from './dataTableTypes.ts'

/** What stands where, given what is known of the data. */
export interface TableState {
  /** Above the table. */
  readonly above: ReactNode
  /** In the place of the rows. */
  readonly instead: ReactNode
  readonly hasHead: boolean
  readonly hasRows: boolean
}

export interface TableStateInput {
  readonly status: TableStatus
  readonly slots: TableSlots
  readonly rowCount: number
  readonly isFiltered: boolean
  /** The skeleton is in the rows' place. */
  readonly isWaiting: boolean
}

/**
 * Which slot is shown (look.md, table states): what is refused has no head, neither has what is empty because it is
 * new; what is filtered, failed or loading keeps it. Rows that are still here stay readable below a notice.
 */
export const stateOf = ({ status, slots, rowCount, isFiltered, isWaiting }: TableStateInput): TableState => {
  const { notice = null, empty = null, failed = null, refused = null, offline = null } = slots
  const isEmpty = rowCount === 0
  if (status === 'refused') return { above: notice, instead: refused, hasHead: false, hasRows: false }
  if (isWaiting) return { above: notice, instead: null, hasHead: true, hasRows: false }
  if (status === 'failed' || status === 'offline') {
    const said = status === 'failed' ? failed : offline
    return isEmpty ? { above: notice, instead: said, hasHead: true, hasRows: false } : { above: said, instead: null, hasHead: true, hasRows: true }
  }
  if (isEmpty) return { above: notice, instead: empty, hasHead: isFiltered || empty === null, hasRows: false }
  return { above: notice, instead: null, hasHead: true, hasRows: true }
}
