import { useMemo } from 'react'
import type { Column } from '../dataTableTypes.ts'

const labelBy = <Row>(columns: readonly Column<Row>[]): ((row: Row) => string) => {
  const naming = columns.find(({ isRowHeader, textValue }) => isRowHeader === true && textValue !== undefined)
  return (row) => naming?.textValue?.(row) ?? ''
}

/** How rows are called: the caller's way, or by what their name column says. */
export const useRowLabel = <Row>(
  columns: readonly Column<Row>[],
  rowLabel: ((row: Row) => string) | undefined,
): ((row: Row) => string) => useMemo(() => rowLabel ?? labelBy(columns), [columns, rowLabel])
