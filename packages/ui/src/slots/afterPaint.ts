/**
 * Does something once the next frame is on the screen, so that what was pressed is answered first. On a page nobody looks
 * at it waits until somebody does.
 */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act, 0))
}
