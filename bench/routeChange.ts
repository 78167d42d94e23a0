import type { CDPSession, Page } from 'playwright'
import { quiet } from '../e2e/fixtures/quiet.ts'
import type { BenchDatabase } from './cluster.ts'
import { median, type Figure } from './figures.ts'
import { startVisit } from './visit.ts'

/** Duration of a frame at 60 Hz in ms. */
const frame = 1000 / 60
const rounds = 7
const places = ['/using-sitos', '/super-console', '/design-configuration', '/dashboard'] as const

/**
 * Measures from the press on a menu entry until the new heading is painted, minus the main thread's work. What remains
 * is waiting that the page does not need. The code of the page is loaded in an uncounted first round.
 */
export async function measureRouteChange(database: BenchDatabase): Promise<Figure[]> {
  const visit = await startVisit(database, 'admin')
  try {
    const session = await visit.page.context().newCDPSession(visit.page)
    await session.send('Performance.enable')
    const changes: { readonly place: string; readonly over: number; readonly whole: number }[] = []
    for (let round = 0; round <= rounds; round += 1) {
      for (const place of places) {
        const change = await changeTo(visit.page, session, place)
        if (round > 0) changes.push({ place, ...change })
      }
    }
    const byPlace = places.map((place) => {
      const own = changes.filter((change) => change.place === place)
      return { place, over: median(own.map(({ over }) => over)), whole: median(own.map(({ whole }) => whole)) }
    })
    const note = byPlace
      .map(({ place, over, whole }) => `${place} ${over.toFixed(0)} of ${whole.toFixed(0)}`)
      .join(', ')
    const value = Math.max(...byPlace.map(({ over }) => over)) / frame
    return [
      {
        group: 'routes',
        name: 'change of a page beyond its own work',
        goal: 2,
        unit: 'frames',
        value,
        note: `worst of ${rounds} rounds' medians; ms: ${note}`,
      },
    ]
  } finally {
    await visit.close()
  }
}

async function changeTo(page: Page, session: CDPSession, place: string): Promise<{ over: number; whole: number }> {
  const link = page.locator(`header nav a[href="${place}"]`)
  await link.hover()
  const before = await taskMilliseconds(session)
  const whole = await link.evaluate(
    (element: HTMLElement) =>
      new Promise<number>((resolve) => {
        const words = (): string | null => document.querySelector('main h1')?.textContent ?? null
        const old = words()
        const began = performance.now()
        element.click()
        const look = (): void => {
          const now = words()
          if (now === null || now === old) requestAnimationFrame(look)
          // The frame with the heading is painted when the next frame begins.
          else requestAnimationFrame(() => resolve(performance.now() - began))
        }
        requestAnimationFrame(look)
      }),
  )
  const worked = (await taskMilliseconds(session)) - before
  await quiet(page)
  return { over: Math.max(0, whole - worked), whole }
}

async function taskMilliseconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}
