import { cdp, type Locator } from 'vitest/browser'

/** A place on an element, as shares of its width and height: 0.5, 0.5 is its middle. */
export interface Place {
  readonly x: number
  readonly y?: number
}

const middle: readonly Place[] = [{ x: 0.5 }]

/** The tests run in a frame of the page; fingers are told where they are on the page. */
function onPage(element: Element, { x, y = 0.5 }: Place): { readonly x: number; readonly y: number } {
  const box = element.getBoundingClientRect()
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect(0, 0, window.innerWidth, window.innerHeight)
  const scale = frame.width / window.innerWidth
  return { x: frame.left + (box.left + box.width * x) * scale, y: frame.top + (box.top + box.height * y) * scale }
}

/** A double click of the browser's own mouse, both presses at one place and as far apart as a person's; `between` waits for what the first one did. */
export async function doubleClick(target: Locator, between: () => Promise<void>): Promise<void> {
  const place = onPage(target.element(), { x: 0.5 })
  const mouse = (type: 'mousePressed' | 'mouseReleased', clickCount: number) =>
    cdp().send('Input.dispatchMouseEvent', { type, ...place, button: 'left', clickCount })
  for (const clickCount of [1, 2]) {
    await mouse('mousePressed', clickCount)
    await mouse('mouseReleased', clickCount)
    if (clickCount === 1) await between()
  }
}

/**
 * A finger of the browser's own, not of events made by a script: down at the first place, over the others, and up. What
 * native controls do under a finger, by themselves or through their label, happens only so.
 */
export async function moveFinger(target: Locator, places: readonly Place[] = middle): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Place[]) =>
    cdp().send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((place) => onPage(target.element(), place)),
    })
  const [first, ...rest] = places
  if (first === undefined) return
  await touch('touchStart', [first])
  for (const place of rest) await touch('touchMove', [place])
  await touch('touchEnd', [])
}
