import type { ReactNode } from 'react'
import type { TableSlots, TableStatus } from '../dataTableTypes.ts'

/** The content around the rows, derived from the status of the data. */
export interface TableState {
  /** Above the table. */
  readonly above: ReactNode
  /** In place of the rows. */
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
 * Chooses the slot to show (look.md, table states). A refused list and a new, empty list have no header; a filtered,
 * failed or loading list keeps it. Rows that are still there stay readable below a notice.
 */
export const stateOf = ({ status, slots, rowCount, isFiltered, isWaiting }: TableStateInput): TableState => {
  const { notice = null, empty = null, failed = null, refused = null, offline = null } = slots
  const isEmpty = rowCount === 0
  const isRefused = status === 'refused'
  const isBroken = status === 'failed' || status === 'offline'
  const failure = status === 'failed' ? failed : offline
  const inPlace = isBroken ? failure : empty
  return {
    above: isBroken && !isWaiting && !isEmpty ? failure : notice,
    instead: isRefused ? refused : isWaiting || !isEmpty ? null : inPlace,
    hasHead: !isRefused && (isWaiting || !isEmpty || isBroken || isFiltered || empty === null),
    hasRows: !isRefused && !isWaiting && !isEmpty,
  }
}
