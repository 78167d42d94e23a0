/** One thing in an order. With `children`, even none, it is a section that holds others; sections do not nest. */
export interface OrderNode {
  readonly id: string
  readonly children?: readonly OrderNode[]
}

/** A place: in a section, or with null at the top; `index` counts, from 0, among those that stay, without what moves. */
export interface Place {
  readonly parentId: string | null
  readonly index: number
}

/** Where a thing is, with the number of things in its group. */
export interface Found<Node extends OrderNode> extends Place {
  readonly node: Node
  readonly count: number
}

/** One's own kind of node; its children are of the same kind. */
interface Nested<Node> extends OrderNode {
  readonly children?: readonly (Node & OrderNode)[]
}

/** Where a thing is; null where it is not in the list. */
export function findNode<Node extends Nested<Node>>(list: readonly Node[], id: string): Found<Node> | null {
  const index = list.findIndex((node) => node.id === id)
  const top = list[index]
  if (top !== undefined) return { node: top, parentId: null, index, count: list.length }
  for (const { id: parentId, children = [] } of list) {
    const at = children.findIndex((child) => child.id === id)
    const node = children[at]
    if (node !== undefined) return { node, parentId, index: at, count: children.length }
  }
  return null
}

const isSection = (node: OrderNode): boolean => node.children !== undefined

/** Whether a thing may stand in a group: sections at the top only; others in sections, or at the top where there are none. */
const mayStand = (list: readonly OrderNode[], node: OrderNode, parentId: string | null): boolean => {
  if (isSection(node)) return parentId === null
  if (parentId === null) return !list.some(isSection)
  return list.some(({ id, children }) => id === parentId && children !== undefined)
}

/**
 * The list with some things moved to a place, in the order they had. Ids that are not in the list are passed over; an
 * index beyond the end is the end. The very same list where nothing changes, or where one of them may not stand there.
 */
export function reorder<Node extends Nested<Node>>(
  list: readonly Node[],
  keys: readonly string[],
  target: Place,
): readonly Node[] {
  const moved = new Set(keys)
  const flat = list.flatMap((node): readonly Node[] => [node, ...(node.children ?? [])])
  const nodes = flat.filter(({ id }) => moved.has(id))
  if (nodes.length === 0 || !nodes.every((node) => mayStand(list, node, target.parentId))) return list
  if (target.parentId !== null && moved.has(target.parentId)) return list
  const put = <Each extends OrderNode>(
    group: readonly Each[],
    parentId: string | null,
    added: readonly Each[],
  ): readonly Each[] => {
    const staying = group.filter(({ id }) => !moved.has(id))
    if (parentId !== target.parentId) return staying
    const index = Math.min(Math.max(target.index, 0), staying.length)
    return [...staying.slice(0, index), ...added, ...staying.slice(index)]
  }
  const next = put<Node>(list, null, nodes).map((node) =>
    node.children === undefined ? node : { ...node, children: put(node.children, node.id, nodes) },
  )
  return isSameOrder(list, next) ? list : next
}

const isSameOrder = (one: readonly OrderNode[], other: readonly OrderNode[]): boolean =>
  one.length === other.length &&
  one.every(
    ({ id, children = [] }, index) => id === other[index]?.id && isSameOrder(children, other[index]?.children ?? []),
  )

/** Every place a thing may have, from the top of the list to its end; the one it has is among them. */
export function placesFor(list: readonly OrderNode[], id: string): readonly Place[] {
  const found = findNode(list, id)
  if (found === null) return []
  const groups = [
    { parentId: null, children: list },
    ...list.map((node) => ({ parentId: node.id, children: node.children ?? [] })),
  ]
  return groups
    .filter(({ parentId }) => mayStand(list, found.node, parentId))
    .flatMap(({ parentId, children }) => {
      const staying = children.filter((child) => child.id !== id).length
      return Array.from({ length: staying + 1 }, (_, index) => ({ parentId, index }))
    })
}

export const isSamePlace = (one: Place, other: Place): boolean =>
  one.parentId === other.parentId && one.index === other.index

/** The place a step before or after another, none at the ends; `Home` and `End` are those of the whole list. */
export function stepFrom(places: readonly Place[], from: Place, key: string): Place | null {
  const at = places.findIndex((place) => isSamePlace(place, from))
  if (at === -1) return null
  if (key === 'Home') return places[0] ?? null
  if (key === 'End') return places.at(-1) ?? null
  return (key === 'ArrowUp' ? places[at - 1] : key === 'ArrowDown' ? places[at + 1] : undefined) ?? null
}

/** The place something was about to have, after the list changed underneath: the same if it still is one, else near it. */
export function keepPlace(list: readonly OrderNode[], id: string, place: Place): Place | null {
  const places = placesFor(list, id)
  if (places.some((each) => isSamePlace(each, place))) return place
  const found = findNode(list, id)
  return (
    places.filter(({ parentId }) => parentId === place.parentId).at(-1) ??
    (found === null ? null : { parentId: found.parentId, index: found.index })
  )
}
