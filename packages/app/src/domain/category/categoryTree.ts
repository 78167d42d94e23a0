/** A text in one of the product's languages. */
interface LocalText {
  readonly locale: string
  readonly text: string
}

/** What of a category the tree needs. */
export interface CategoryNode {
  readonly uuid: string
  readonly parent: string | null
  readonly names: readonly LocalText[]
}

/** How deep the tree is at most. */
export const mostLevels = 4

/** Where a language has no name of its own, the first of these that has one stands in. */
const fallbackOrder = ['en', 'de', 'sw']

/** A text and the language it is in. */
export interface ShownText {
  readonly text: string
  readonly locale: string
}

/** The text in a language, else in the first of en, de, sw that has one. */
export function textIn(texts: readonly LocalText[], locale: string): ShownText {
  const found = [locale, ...fallbackOrder].map((wanted) => texts.find((one) => one.locale === wanted))
  return found.find((one) => one !== undefined) ?? { text: '', locale }
}

/** The categories above one, from the top, and itself. */
export function pathOf<Node extends CategoryNode>(nodes: readonly Node[], uuid: string | null): readonly Node[] {
  const path: Node[] = []
  for (let at = uuid; at !== null;) {
    const node = nodes.find((one) => one.uuid === at)
    if (node === undefined) break
    path.unshift(node)
    at = node.parent
  }
  return path
}

/** "Safety / Fire safety": the names from the top. */
export const pathText = (nodes: readonly CategoryNode[], uuid: string, locale: string): string =>
  pathOf(nodes, uuid)
    .map(({ names }) => textIn(names, locale).text)
    .join(' / ')

/** How many levels a branch has, its root included. */
function heightOf(nodes: readonly CategoryNode[], uuid: string): number {
  const children = nodes.filter(({ parent }) => parent === uuid)
  return 1 + Math.max(0, ...children.map((child) => heightOf(nodes, child.uuid)))
}

/** Whether a category may lie in another one (null: the top): not in itself, and no deeper than four levels. */
export function mayLieIn(nodes: readonly CategoryNode[], uuid: string, parent: string | null): boolean {
  const path = pathOf(nodes, parent)
  return !path.some((one) => one.uuid === uuid) && path.length + heightOf(nodes, uuid) <= mostLevels
}

/** The nodes in the order of a tree after one of them went into `parent`, before the sibling `before` (null: at the end). */
export function moveNode<Node extends CategoryNode>(
  nodes: readonly Node[],
  { uuid, parent, before }: { readonly uuid: string; readonly parent: string | null; readonly before: string | null },
): readonly Node[] {
  const moved = nodes.find((one) => one.uuid === uuid)
  if (moved === undefined) return nodes
  const others = nodes.filter((one) => one.uuid !== uuid)
  const index = before === null ? -1 : others.findIndex((one) => one.uuid === before)
  const placed = { ...moved, parent }
  return index < 0 ? [...others, placed] : others.toSpliced(index, 0, placed)
}
