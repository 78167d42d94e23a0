import type { Page } from 'playwright'
import { setTimeout as pause } from 'node:timers/promises'
import { pressByScript, type Steps } from './hands.ts'

/** Dark and light twice, of which the second times count, and once more with an eye on what is painted. */
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

/** In how many frames the page paints anything, from an act until it has come to rest, by the browser's own trace. */
async function countPaintedFrames(page: Page, act: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser()
  if (browser === null) throw new Error('The page has no browser to trace.')
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await act()
  await pause(350)
  // The browser wrote it just now, in the form of its own documentation.
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[]
  }
  const inOrder = traceEvents
    .filter(({ name }) => name === 'PrePaint' || name === 'Paint')
    .toSorted((one, other) => one.ts - other.ts)
  // Each frame begins with what precedes its painting; one in which nothing changed has no more than that.
  return inOrder.filter(({ name }, index) => name === 'Paint' && inOrder[index - 1]?.name !== 'Paint').length
}
