import type { UserError } from '@somo/graphql/schema'
import { type CategoryRow, type CategoryTexts, type LocalTexts } from './categoryTypes.ts'
import { userError } from '../userError.ts'

/** How deep the tree is at most. */
export const mostLevels = 4
/** How many categories there are at most: the tree is read whole. */
export const mostCategories = 2000

type Tree = readonly CategoryRow[]

export const childrenOf = (tree: Tree, parent: string | null): Tree => tree.filter((row) => row.parent === parent)

const findRow = (tree: Tree, uuid: string): CategoryRow | undefined => tree.find((row) => row.uuid === uuid)

/** The category itself and everything above it, nearest first. */
function pathOf(tree: Tree, uuid: string | null): readonly string[] {
  const path: string[] = []
  for (let at = uuid; at !== null; at = findRow(tree, at)?.parent ?? null) path.push(at)
  return path
}

/** How many levels a branch has, its root included. */
const heightOf = (tree: Tree, uuid: string): number =>
  1 + Math.max(0, ...childrenOf(tree, uuid).map((child) => heightOf(tree, child.uuid)))

const folded = (name: string): string => name.normalize('NFKC').toLowerCase()

/** The languages in which another child of `parent` has the same name; upper and lower case are equal. */
function takenNames(tree: Tree, parent: string | null, names: LocalTexts, own: string | null): readonly string[] {
  const siblings = childrenOf(tree, parent).filter(({ uuid }) => uuid !== own)
  return Object.entries(names)
    .filter(([locale, name]) =>
      siblings.some((sibling) => {
        const other = sibling.names[locale]
        return other !== undefined && folded(other) === folded(name)
      }),
    )
    .map(([locale]) => locale)
}

/** What of the texts another category has. `own` is the category they are for; null for a new one. */
export function checkUnique(
  tree: Tree,
  parent: string | null,
  { key, names }: CategoryTexts,
  own: string | null,
): readonly UserError[] {
  const isKeyTaken = tree.some((row) => (row.uuid !== own && row.key === key) || row.aliases.includes(key))
  return [
    ...takenNames(tree, parent, names, own).map((locale) => userError('TAKEN', 'names', locale)),
    ...(isKeyTaken ? [userError('TAKEN', 'key')] : []),
  ]
}

/** Why a new category cannot lie in `parent`. */
export function checkPlace(tree: Tree, parent: string | null): readonly UserError[] {
  if (parent !== null && findRow(tree, parent) === undefined) return [userError('UNKNOWN', 'parent')]
  if (tree.length >= mostCategories) return [userError('TOO_MANY')]
  return pathOf(tree, parent).length >= mostLevels ? [userError('TOO_DEEP', 'parent')] : []
}

/** Why a category cannot move into `parent`. */
export function checkMove(tree: Tree, category: CategoryRow, parent: string | null): readonly UserError[] {
  if (parent !== null && findRow(tree, parent) === undefined) return [userError('UNKNOWN', 'parent')]
  const path = pathOf(tree, parent)
  if (path.includes(category.uuid)) return [userError('CYCLE', 'parent')]
  if (path.length + heightOf(tree, category.uuid) > mostLevels) return [userError('TOO_DEEP', 'parent')]
  return takenNames(tree, parent, category.names, category.uuid).map((locale) => userError('TAKEN', 'names', locale))
}

/** Why a category cannot be merged into another: its children move there. */
export function checkMerge(tree: Tree, source: CategoryRow, target: CategoryRow): readonly UserError[] {
  if (pathOf(tree, target.uuid).includes(source.uuid)) return [userError('CYCLE', 'into')]
  // The source goes: its name is free for its children.
  const rest = tree.filter(({ uuid }) => uuid !== source.uuid)
  const errors = childrenOf(tree, source.uuid).flatMap((child) => checkMove(rest, child, target.uuid))
  return errors.some(({ code }) => code === 'TOO_DEEP')
    ? [userError('TOO_DEEP', 'into')]
    : errors.length > 0
      ? [userError('TAKEN', 'children')]
      : []
}

/** The children of `parent` in order, once `moved` stands before `before`, or at the end. */
export function orderWith(tree: Tree, parent: string | null, moved: string, before: string | null): readonly string[] {
  const others = childrenOf(tree, parent)
    .map(({ uuid }) => uuid)
    .filter((uuid) => uuid !== moved)
  const index = before === null ? -1 : others.indexOf(before)
  return index < 0 ? [...others, moved] : others.toSpliced(index, 0, moved)
}

/** Active categories whose ancestors are all active. */
export function selectActive(tree: Tree): Tree {
  const active = new Set<string>()
  // Parents come before what lies in them.
  for (const { uuid, parent, isActive } of tree)
    if (isActive && (parent === null || active.has(parent))) active.add(uuid)
  return tree.filter(({ uuid }) => active.has(uuid))
}
