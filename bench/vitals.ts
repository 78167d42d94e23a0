import type { Page } from 'playwright'

/** A figure of an open page with its name. */
export interface Measurement {
  readonly value: number
  readonly what: string
}

interface Interaction {
  readonly duration: number
  readonly what: string
}

declare global {
  // Set in the measured page between two readings.
  var interactions: Map<number, Interaction> | undefined
}

/** Starts recording interactions. */
export function recordInteractions(page: Page): Promise<void> {
  return page.evaluate(() => {
    const found = new Map<number, Interaction>()
    globalThis.interactions = found
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!(entry instanceof PerformanceEventTiming) || entry.interactionId === 0) continue
        const known = found.get(entry.interactionId)
        const work = entry.processingEnd - entry.processingStart
        const parts = `${Math.round(entry.processingStart - entry.startTime)} waiting, ${Math.round(work)} working`
        const element =
          entry.target instanceof Element
            ? `${entry.target.tagName.toLowerCase()} ${entry.target.getAttribute('data-part') ?? ''}`.trim()
            : ''
        const what = `${entry.name} ${element}`.trim()
        if (known === undefined || known.duration < entry.duration)
          found.set(entry.interactionId, { duration: entry.duration, what: `${what}, ms: ${parts}` })
      }
    })
    // The DOM types lack the threshold; 16 ms is the minimum of browsers.
    const options = { type: 'event', durationThreshold: 16 }
    observer.observe(options)
  })
}

/** Largest contentful paint in ms since navigation. Read it before any interaction. */
export function readLargestContentfulPaint(page: Page): Promise<Measurement> {
  return page.evaluate(
    () =>
      new Promise<Measurement>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1)
          if (last === undefined) return
          const { element } = last as PerformanceEntry & { element: Element | null }
          const words = element?.textContent.trim().slice(0, 30) ?? ''
          resolve({ value: last.startTime, what: `${element?.tagName.toLowerCase() ?? 'gone since'} ${words}`.trim() })
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
}

/** Sum of layout shifts without recent input so far. */
export function readLayoutShift(page: Page): Promise<Measurement> {
  return page.evaluate(async () => {
    // The DOM types lack these entries.
    type Shift = PerformanceEntry & {
      readonly value: number
      readonly hadRecentInput: boolean
      readonly sources: readonly { readonly node: Node | null }[]
    }
    const entries: Shift[] = []
    new PerformanceObserver((list) => entries.push(...(list.getEntries() as Shift[]))).observe({
      type: 'layout-shift',
      buffered: true,
    })
    // Entries are delivered when the page is idle.
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 }))
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)))
    const shifts = entries
      .filter(({ hadRecentInput }) => !hadRecentInput)
      .toSorted((one, other) => other.value - one.value)
    const node = shifts[0]?.sources[0]?.node ?? null
    const element = node instanceof Element ? node : (node?.parentElement ?? null)
    const part = element?.closest('[data-part]')?.getAttribute('data-part') ?? ''
    return {
      value: shifts.reduce((sum, { value }) => sum + value, 0),
      what: element === null ? 'nothing' : `${element.tagName.toLowerCase()} in ${part}`,
    }
  })
}

/** The slowest interaction so far, and the number of interactions. */
export function readSlowestInteraction(page: Page): Promise<{ readonly slowest: Measurement; readonly count: number }> {
  return page.evaluate(async () => {
    // Entries are delivered when the page is idle.
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 }))
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)))
    const all = [...(globalThis.interactions?.values() ?? [])].toSorted((one, other) => other.duration - one.duration)
    return { slowest: { value: all[0]?.duration ?? 0, what: all[0]?.what ?? 'none took 16 ms' }, count: all.length }
  })
}
