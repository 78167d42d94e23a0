import { useMemo } from 'react'
import type { Column, DataTableProps } from './dataTableTypes.ts'
import { treeLines, type TreeLine } from './treeLines.ts'

/** No row is open. */
export const noRows: ReadonlySet<string> = new Set<string>()

/** The rows in sight; `lines` says what each is in the tree, and is null for tables without one. */
export const useTableLines = <Row>({
  rows,
  tree,
  rowId,
  expandedIds = noRows,
}: DataTableProps<Row>): { readonly rows: readonly Row[]; readonly lines: readonly TreeLine<Row>[] | null } =>
  useMemo(() => {
    if (tree === undefined) return { rows, lines: null }
    const lines = treeLines(rows, tree, rowId, expandedIds)
    return { rows: lines.map(({ row }) => row), lines }
  }, [rows, tree, rowId, expandedIds])

const labelBy = <Row>(columns: readonly Column<Row>[]): ((row: Row) => string) => {
  const naming = columns.find(({ isRowHeader, textValue }) => isRowHeader === true && textValue !== undefined)
  return (row) => naming?.textValue?.(row) ?? ''
}

/** How rows are called: the caller's way, or by what their name column says. */
export const useRowLabel = <Row>(
  columns: readonly Column<Row>[],
  rowLabel: ((row: Row) => string) | undefined,
): ((row: Row) => string) => useMemo(() => rowLabel ?? labelBy(columns), [columns, rowLabel])
