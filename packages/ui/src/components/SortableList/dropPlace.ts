import { findNode, isSamePlace, placesFor, type OrderNode, type Place } from './order.ts'

/** Where something would come to stand, and the height of that gap in the window, in px. */
export interface DropPlace {
  readonly place: Place
  readonly y: number
}

const boxOf = (root: HTMLElement, attribute: 'item' | 'row', id: string): DOMRect | undefined =>
  root.querySelector(`[data-order-${attribute}="${CSS.escape(id)}"]`)?.getBoundingClientRect()

/** The gap nearest to a height in the window among all places a thing may have; over itself, the place it has. */
export function nearestPlace(
  root: HTMLElement,
  list: readonly OrderNode[],
  id: string,
  pointerY: number,
): DropPlace | null {
  const found = findNode(list, id)
  const own = boxOf(root, 'item', id)
  if (found === null || own === undefined) return null
  if (pointerY >= own.top && pointerY <= own.bottom)
    return { place: { parentId: found.parentId, index: found.index }, y: own.top }
  let nearest: DropPlace | null = null
  for (const place of placesFor(list, id)) {
    const y = gapOf(root, list, id, place)
    if (y === undefined || isSamePlace(place, found)) continue
    if (nearest === null || Math.abs(y - pointerY) < Math.abs(nearest.y - pointerY)) nearest = { place, y }
  }
  const toOwn = Math.min(Math.abs(own.top - pointerY), Math.abs(own.bottom - pointerY))
  const isHome = nearest === null || toOwn < Math.abs(nearest.y - pointerY)
  return isHome ? { place: { parentId: found.parentId, index: found.index }, y: own.top } : nearest
}

/** The height of a gap: above the one that would follow, else below the last, else below the head of an empty section. */
function gapOf(
  root: HTMLElement,
  list: readonly OrderNode[],
  id: string,
  { parentId, index }: Place,
): number | undefined {
  const group = parentId === null ? list : (list.find((node) => node.id === parentId)?.children ?? [])
  const staying = group.filter((node) => node.id !== id)
  const following = staying[index]
  if (following !== undefined) return boxOf(root, 'item', following.id)?.top
  const last = staying.at(-1)
  if (last !== undefined) return boxOf(root, 'item', last.id)?.bottom
  return parentId === null ? undefined : boxOf(root, 'row', parentId)?.bottom
}

/** How near to the edge of what scrolls a pointer makes it scroll, and the most it scrolls in one frame; px. */
const edge = 48
const fastest = 16

const scrollerOf = (element: Element): Element => {
  for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) {
    if (parent.scrollHeight > parent.clientHeight && /auto|scroll/.test(getComputedStyle(parent).overflowY))
      return parent
  }
  return document.scrollingElement ?? document.documentElement
}

/** Scrolls what holds the list one frame further while the pointer is at its edge, so that every place can be reached. */
export function scrollAtEdge(root: HTMLElement, pointerY: number): void {
  const scroller = scrollerOf(root)
  const box =
    scroller === document.scrollingElement ? { top: 0, bottom: window.innerHeight } : scroller.getBoundingClientRect()
  const above = Math.max(box.top, 0) + edge - pointerY
  const below = pointerY - (Math.min(box.bottom, window.innerHeight) - edge)
  const depth = above > 0 ? -above : Math.max(below, 0)
  if (depth !== 0)
    scroller.scrollBy({
      top: Math.sign(depth) * Math.min((Math.abs(depth) / edge) * fastest, fastest),
      behavior: 'instant',
    })
}
