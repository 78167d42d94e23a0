import type { TreeItem } from '@somo/ui/Tree'
import type { TreeNode } from '../unitTypes.ts'

/** What the words of a place are made from. */
export interface TreeWords {
  /** Such as "48 people", read instead of the bare number. */
  readonly people: (count: number) => string
  /** Such as "Lager Nord (archived)". */
  readonly label: (node: TreeNode) => string
  readonly href: (uuid: string) => string
  /** Where nobody counted further: "1,000+". */
  readonly many: string
  /** The same, read: "at least 1,000 people". */
  readonly manyPeople: string
}

/** From here on a number beside a unit tells no more than that there are many; the server counts little further, and the unit's page tells it exactly. */
export const mostCounted = 1000

/**
 * The places of a tree from what was asked for so far: levels that came one by one, or all at once by a search. A node
 * whose parent is not among them stands topmost.
 */
export function toTreeItems(nodes: readonly TreeNode[], words: TreeWords): readonly TreeItem[] {
  const known = new Set(nodes.map(({ uuid }) => uuid))
  const below = Map.groupBy(nodes, ({ parent }) => (parent !== null && known.has(parent) ? parent : null))
  const toItem = (node: TreeNode): TreeItem => {
    const children = below.get(node.uuid)
    return {
      id: node.uuid,
      label: words.label(node),
      count: node.peopleCount >= mostCounted ? words.many : node.peopleCount,
      countLabel: node.peopleCount >= mostCounted ? words.manyPeople : words.people(node.peopleCount),
      href: words.href(node.uuid),
      ...(children === undefined ? {} : { children: children.map(toItem) }),
      ...(node.hasChildren && children === undefined ? { hasChildren: true } : {}),
    }
  }
  return (below.get(null) ?? []).map(toItem)
}
