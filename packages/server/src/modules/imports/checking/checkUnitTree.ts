import type { UserErrorCode } from '@somo/graphql/schema'
import type { RowError } from './rowError.ts'

/** A unit as it stands; `parent` is the key of the unit above. */
export interface TreeUnit {
  readonly uuid: string
  readonly key: string
  readonly name: string
  readonly parent: string | null
  readonly isArchived: boolean
}

/** A unit as a row of the file wants it; keys in lower case. */
export interface PlannedUnit {
  readonly number: number
  readonly key: string
  readonly parent: string | null
  readonly name: string
  /** The headers for its errors. */
  readonly columns: { readonly parent: string | null; readonly name: string | null }
}

const mostLevels = 8

interface Node {
  readonly parent: string | null
  readonly name: string
  readonly isArchived: boolean
  readonly planned: PlannedUnit | null
}

type Tree = Map<string, Node>

function build(standing: readonly TreeUnit[], planned: readonly PlannedUnit[]): Tree {
  const tree: Tree = new Map(
    standing.map(({ key, parent, name, isArchived }) => [
      key.toLowerCase(),
      { parent: parent?.toLowerCase() ?? null, name, isArchived, planned: null },
    ]),
  )
  for (const unit of planned) {
    tree.set(unit.key, {
      parent: unit.parent,
      name: unit.name,
      isArchived: tree.get(unit.key)?.isArchived ?? false,
      planned: unit,
    })
  }
  return tree
}

/** The level of a unit, the root's being 1; null below something that is not there, 0 in a ring. */
function levelOf(tree: Tree, key: string, known: Map<string, number | null>): number | null {
  const path: string[] = []
  const seen = new Set<string>()
  let at: string | null = key
  let base: number | null = 0
  while (at !== null) {
    const found = known.get(at)
    if (found !== undefined) {
      base = found === 0 ? -1 : found
      break
    }
    if (seen.has(at)) {
      base = -1
      break
    }
    const node: Node | undefined = tree.get(at)
    if (node === undefined) {
      base = null
      break
    }
    seen.add(at)
    path.push(at)
    at = node.parent
  }
  for (const each of path.reverse()) {
    base = base === null ? null : base === -1 ? -1 : base + 1
    known.set(each, base === -1 ? 0 : base)
  }
  return known.get(key) ?? null
}

function findError(
  tree: Tree,
  unit: PlannedUnit,
  levels: Map<string, number | null>,
  sisters: ReadonlyMap<string, number>,
): RowError | null {
  const error = (code: UserErrorCode, column: string | null, value: string | null): RowError => ({
    column,
    value,
    code,
    hint: null,
  })
  const level = levelOf(tree, unit.key, levels)
  if (level === null) return error('UNKNOWN', unit.columns.parent, unit.parent)
  if (level === 0) return error('CYCLE', unit.columns.parent, unit.parent)
  if (level > mostLevels) return error('TOO_DEEP', unit.columns.parent, unit.parent)
  const hasSister =
    tree.get(unit.key)?.isArchived === false && (sisters.get(sisterKey(unit.parent, unit.name)) ?? 0) > 1
  return hasSister ? error('TAKEN', unit.columns.name, unit.name) : null
}

const sisterKey = (parent: string | null, name: string): string => `${parent ?? ''}\u0000${name.toLowerCase()}`

function countSisters(tree: Tree): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { parent, name, isArchived } of tree.values()) {
    if (isArchived) continue
    const key = sisterKey(parent, name)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

/**
 * Judges the tree that comes of all rows together, whatever their order: rings, depth, sisters of one name. A row that
 * falls away may take others with it, so it is checked until nothing falls any more. Answers the level of the others.
 */
export function checkUnitTree(
  standing: readonly TreeUnit[],
  planned: readonly PlannedUnit[],
): { errors: Map<number, RowError>; levels: Map<number, number> } {
  const errors = new Map<number, RowError>()
  let left = planned
  for (;;) {
    const tree = build(standing, left)
    const levels = new Map<string, number | null>()
    const sisters = countSisters(tree)
    const found = left.flatMap((unit) => {
      const error = findError(tree, unit, levels, sisters)
      return error === null ? [] : [[unit.number, error] as const]
    })
    if (found.length === 0)
      return { errors, levels: new Map(left.map((unit) => [unit.number, levels.get(unit.key) ?? 0])) }
    for (const [number, error] of found) errors.set(number, error)
    left = left.filter(({ number }) => !errors.has(number))
  }
}
