import type { TreeItem } from '../Tree/treeTypes.ts'
import type { MovedRow, TreeMove } from './treeTableTypes.ts'

/** One step of a row: among its siblings, into the sibling above, or out of its parent. */
export type MoveStep = 'up' | 'down' | 'in' | 'out'

/** Where on another row a dragged one is dropped. */
export type DropZone = 'before' | 'into' | 'after'

interface Location {
  readonly item: TreeItem
  readonly siblings: readonly TreeItem[]
  readonly index: number
  /** From the top; the last one is the parent. */
  readonly path: readonly TreeItem[]
}

/** A row with its siblings and ancestors; null where there is none. */
export function locate(items: readonly TreeItem[], id: string, path: readonly TreeItem[] = []): Location | null {
  const index = items.findIndex((item) => item.id === id)
  const item = items[index]
  if (item !== undefined) return { item, siblings: items, index, path }
  for (const branch of items) {
    const found = locate(branch.children ?? [], id, [...path, branch])
    if (found !== null) return found
  }
  return null
}

/** The move that one step makes; null where it leads nowhere. */
export function moveByStep(items: readonly TreeItem[], id: string, step: MoveStep): TreeMove | null {
  const found = locate(items, id)
  if (found === null) return null
  const { siblings, index, path } = found
  const parent = path.at(-1)
  const above = siblings[index - 1]
  switch (step) {
    case 'up':
      return above === undefined ? null : { id, parentId: parent?.id ?? null, beforeId: above.id }
    case 'down':
      return index + 1 >= siblings.length
        ? null
        : { id, parentId: parent?.id ?? null, beforeId: siblings[index + 2]?.id ?? null }
    case 'in':
      return above === undefined ? null : { id, parentId: above.id, beforeId: null }
    case 'out': {
      if (parent === undefined) return null
      const around = locate(items, parent.id)
      return { id, parentId: path.at(-2)?.id ?? null, beforeId: around?.siblings[around.index + 1]?.id ?? null }
    }
  }
}

/** The move that a drop makes; null onto itself, into itself, or where it stands already. `isOpen` tells open branches. */
export function moveByDrop(
  items: readonly TreeItem[],
  id: string,
  target: { readonly id: string; readonly zone: DropZone; readonly isOpen: boolean },
): TreeMove | null {
  const [moved, found] = [locate(items, id), locate(items, target.id)]
  if (moved === null || found === null || target.id === id || found.path.some((one) => one.id === id)) return null
  const parentId = found.path.at(-1)?.id ?? null
  const children = (found.item.children ?? []).filter((child) => child.id !== id)
  const move: TreeMove =
    target.zone === 'before'
      ? { id, parentId, beforeId: target.id }
      : target.zone === 'into'
        ? { id, parentId: target.id, beforeId: null }
        : target.isOpen && children[0] !== undefined
          ? { id, parentId: target.id, beforeId: children[0].id }
          : { id, parentId, beforeId: found.siblings.slice(found.index + 1).find((one) => one.id !== id)?.id ?? null }
  const isSame =
    (moved.path.at(-1)?.id ?? null) === move.parentId && (moved.siblings[moved.index + 1]?.id ?? null) === move.beforeId
  return isSame ? null : move
}

/** How a row stands now, for its announcement. */
export function placeOf(items: readonly TreeItem[], id: string): MovedRow | null {
  const found = locate(items, id)
  return found === null
    ? null
    : {
        label: found.item.label,
        position: found.index + 1,
        size: found.siblings.length,
        parent: found.path.at(-1)?.label ?? null,
      }
}
