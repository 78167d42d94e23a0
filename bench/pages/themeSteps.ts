import type { Page } from 'playwright'
import { setTimeout as pause } from 'node:timers/promises'
import { pressByScript, type Steps } from './hands.ts'

/** Switches to dark and back twice and measures the second time, then once more to count paints. */
export const themeSteps: Steps = async ({ page, meter, readings }) => {
  for (const name of ['theme first', 'theme light first', 'theme', 'theme light']) {
    await meter.step(name, () => pressByScript(page, 'theme-toggle'), { settle: 350 })
  }
  readings.set('theme.paints', await countPaintedFrames(page, () => pressByScript(page, 'theme-toggle')))
  await pressByScript(page, 'theme-toggle')
  await pause(350)
}

interface TraceEvent {
  readonly name: string
  readonly ts: number
}

/** Number of frames in which the page paints, from an action until it has settled, from the browser's trace. */
async function countPaintedFrames(page: Page, act: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser()
  if (browser === null) throw new Error('The page has no browser to trace.')
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await act()
  await pause(350)
  // The browser wrote this trace, so its documented form is trusted.
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[]
  }
  const inOrder = traceEvents
    .filter(({ name }) => name === 'PrePaint' || name === 'Paint')
    .toSorted((one, other) => one.ts - other.ts)
  // Each frame begins with a PrePaint event; a frame without changes has no Paint event.
  return inOrder.filter(({ name }, index) => name === 'Paint' && inOrder[index - 1]?.name !== 'Paint').length
}
