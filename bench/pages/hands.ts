import type { Locator, Page } from 'playwright'
import type { Meter, Readings } from './meter.ts'

/** A step on an open page, with the recorder of its figures. */
export type Steps = (run: { readonly page: Page; readonly meter: Meter; readonly readings: Readings }) => Promise<void>

/** Presses one of the buttons above the page and waits for the next frame, or until the page is complete again. */
export const pressByScript = (
  page: Page,
  button: 'remount' | 'theme-toggle' | 'primary-change',
  isAwaited = false,
): Promise<number> =>
  page.evaluate(({ selector, waits }) => window.somoProbe.click(selector, waits), {
    selector: `[data-testid=${button}]`,
    waits: isAwaited,
  })

/** The point at which to press an element, in px of the window. */
export async function centreOf(target: Locator): Promise<readonly [number, number]> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (box === null) throw new Error('What is to be pressed is not on the screen.')
  return [box.x + Math.min(40, box.width / 2), box.y + box.height / 2]
}
