import type { BranchState, TreeItem } from './treeTypes.ts'

/** What a row stands for: a place, or what is to be said of a branch whose places are not here. */
export type RowKind = 'place' | BranchState | 'empty'

/** One row as it is drawn, from top to bottom. */
export interface TreeRow {
  /** Of the place; rows that only say something have the id of their branch and their kind. */
  readonly id: string
  readonly kind: RowKind
  /** The place itself, or the branch that something is said of. */
  readonly item: TreeItem
  /** The branch it lies in; null at the top. */
  readonly parentId: string | null
  /** From 1. */
  readonly level: number
  /** Among its siblings, from 1, and how many these are. */
  readonly position: number
  readonly size: number
  /** Open or closed; undefined for leaves. */
  readonly isExpanded: boolean | undefined
}

const isBranch = ({ children, hasChildren }: TreeItem): boolean => children !== undefined || hasChildren === true

const noStates: ReadonlyMap<string, BranchState> = new Map()

/** The rows that are in view: every place whose branches are all open, and what is said of branches not fetched. */
export function rowsOf(
  items: readonly TreeItem[],
  expandedKeys: ReadonlySet<string>,
  states: ReadonlyMap<string, BranchState> = noStates,
): readonly TreeRow[] {
  const rows: TreeRow[] = []
  const note = (item: TreeItem, kind: RowKind, level: number): void => {
    rows.push({
      id: `${item.id}:${kind}`,
      kind,
      item,
      parentId: item.id,
      level,
      position: 1,
      size: 1,
      isExpanded: undefined,
    })
  }
  const addAll = (siblings: readonly TreeItem[], parentId: string | null, level: number): void => {
    for (const [index, item] of siblings.entries()) {
      const isExpanded = isBranch(item) ? expandedKeys.has(item.id) : undefined
      rows.push({
        id: item.id,
        kind: 'place',
        item,
        parentId,
        level,
        position: index + 1,
        size: siblings.length,
        isExpanded,
      })
      if (isExpanded !== true) continue
      const state = states.get(item.id)
      if (state !== undefined) note(item, state, level + 1)
      else if (item.children?.length === 0) note(item, 'empty', level + 1)
      else addAll(item.children ?? [], item.id, level + 1)
    }
  }
  addAll(items, null, 1)
  return rows
}

/** What a key asks for: the focus on another row, or branches to open or close. */
export type TreeStep = { readonly focus: number } | { readonly open: readonly string[] } | { readonly close: string }

const sibling = (row: TreeRow, other: TreeRow): boolean => other.parentId === row.parentId && other.kind === 'place'

/** Into a branch, or open it (APG, tree view: Right Arrow). */
const inwards = (rows: readonly TreeRow[], index: number): TreeStep | null => {
  const row = rows[index]
  if (row?.isExpanded === false) return { open: [row.id] }
  return row?.isExpanded === true && rows[index + 1] !== undefined ? { focus: index + 1 } : null
}

/** Out of a branch, or close it (APG, tree view: Left Arrow). */
const outwards = (rows: readonly TreeRow[], index: number): TreeStep | null => {
  const row = rows[index]
  if (row?.isExpanded === true) return { close: row.id }
  const parent = rows.findIndex(({ id }) => id === row?.parentId)
  return parent < 0 ? null : { focus: parent }
}

/** Where a key leads from a row (APG, tree view); null for keys that are not the tree's. */
export function stepInTree(rows: readonly TreeRow[], index: number, key: string, isRtl: boolean): TreeStep | null {
  const row = rows[index]
  if (row === undefined) return null
  switch (key) {
    case 'ArrowDown':
      return index + 1 < rows.length ? { focus: index + 1 } : null
    case 'ArrowUp':
      return index > 0 ? { focus: index - 1 } : null
    case 'Home':
      return { focus: 0 }
    case 'End':
      return { focus: rows.length - 1 }
    case 'ArrowRight':
      return isRtl ? outwards(rows, index) : inwards(rows, index)
    case 'ArrowLeft':
      return isRtl ? inwards(rows, index) : outwards(rows, index)
    case '*':
      return { open: rows.filter((other) => sibling(row, other) && other.isExpanded === false).map(({ id }) => id) }
    default:
      return null
  }
}

/** The next row whose label begins with what was typed, round the end; -1 if none does. One letter passes the row it stands on. */
export function findTyped(rows: readonly TreeRow[], index: number, typed: string, locale: string): number {
  const wanted = typed.toLocaleLowerCase(locale)
  const start = typed.length === 1 ? index + 1 : index
  for (let step = 0; step < rows.length; step += 1) {
    const at = (start + step) % rows.length
    const row = rows[at]
    if (row?.kind === 'place' && row.item.label.toLocaleLowerCase(locale).startsWith(wanted)) return at
  }
  return -1
}
