import type { MouseEvent } from 'react'

/** How a cell takes part in the grid. */
export interface CellProps {
  readonly 'data-cell': string
  readonly tabIndex: number
  readonly onFocus: () => void
  readonly onClick: (event: MouseEvent) => void
}
