import type { TableTree } from './dataTableTypes.ts'

/** A row of a tree where it is shown. */
export interface TreeLine<Row> {
  readonly row: Row
  /** From 1. */
  readonly level: number
  /** Place among the rows with the same parent, from 1. */
  readonly position: number
  readonly setSize: number
  /** `loading` is open, but its rows are not here yet. */
  readonly expansion: 'leaf' | 'closed' | 'open' | 'loading'
  /** Index of the line of the row above it; -1 at the top. */
  readonly parent: number
}

/** The rows of a tree that are in sight, from top to bottom. */
export const treeLines = <Row>(
  rows: readonly Row[],
  { childrenOf }: TableTree<Row>,
  rowId: (row: Row) => string,
  expandedIds: ReadonlySet<string>,
): readonly TreeLine<Row>[] => {
  const lines: TreeLine<Row>[] = []
  const walk = (level: number, siblings: readonly Row[], parent: number): void => {
    siblings.forEach((row, place) => {
      const children = childrenOf(row) ?? []
      const isOpen = expandedIds.has(rowId(row))
      const expansion =
        children.length === 0 ? 'leaf' : isOpen ? (children === 'unloaded' ? 'loading' : 'open') : 'closed'
      lines.push({ row, level, position: place + 1, setSize: siblings.length, expansion, parent })
      if (expansion === 'open' && children !== 'unloaded') walk(level + 1, children, lines.length - 1)
    })
  }
  walk(1, rows, -1)
  return lines
}
