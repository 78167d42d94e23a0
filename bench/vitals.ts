import type { Page } from 'playwright'

/** A figure of a page that is open, and what it is the figure of. */
interface Found {
  readonly value: number
  readonly what: string
}

interface Interaction {
  readonly duration: number
  readonly what: string
}

declare global {
  // Kept by the page that is measured, between the two looks at it.
  var interactions: Map<number, Interaction> | undefined
  var shifts: Found[] | undefined
}

/** Begins to note the answers to presses and keys, and what moved by itself, from the page's first paint on. */
export function listen(page: Page): Promise<void> {
  return page.evaluate(() => {
    const nameOf = (node: Node | null | undefined): string => {
      const element = node instanceof Element ? node : (node?.parentElement ?? null)
      if (element === null) return ''
      return `${element.tagName.toLowerCase()} ${element.closest('[data-part], [data-component]')?.getAttribute('data-part') ?? ''}`.trim()
    }
    const found = new Map<number, Interaction>()
    const moved: Found[] = []
    globalThis.interactions = found
    globalThis.shifts = moved
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!(entry instanceof PerformanceEventTiming) || entry.interactionId === 0) continue
        const known = found.get(entry.interactionId)
        const work = entry.processingEnd - entry.processingStart
        const parts = `${Math.round(entry.processingStart - entry.startTime)} waiting, ${Math.round(work)} working`
        const what = `${entry.name} ${nameOf(entry.target)}`.trim()
        if (known === undefined || known.duration < entry.duration) found.set(entry.interactionId, { duration: entry.duration, what: `${what}, ms: ${parts}` })
      }
    })
    // The types of the DOM do not know the threshold yet; 16 ms is the least a browser takes.
    const options = { type: 'event', durationThreshold: 16 }
    observer.observe(options)
    const shiftObserver = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // The types of the DOM do not know these entries yet.
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }
        if (!hadRecentInput) moved.push({ value, what: nameOf(sources[0]?.node) })
      }
    })
    shiftObserver.observe({ type: 'layout-shift', buffered: true })
  })
}

/** When the largest thing of the page was painted, in ms since it was asked for. To be asked before anybody presses anything. */
export function largestPaint(page: Page): Promise<Found> {
  return page.evaluate(
    () =>
      new Promise<Found>((resolve) => {
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

/** The slowest answer so far, how many there were, and the sum of all that moved by itself. */
export function heard(page: Page): Promise<{ readonly slowest: Found; readonly count: number; readonly moved: Found }> {
  return page.evaluate(async () => {
    // Entries are handed out when the page is idle.
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 }))
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)))
    const all = [...(globalThis.interactions?.values() ?? [])].toSorted((one, other) => other.duration - one.duration)
    const shifts = (globalThis.shifts ?? []).toSorted((one, other) => other.value - one.value)
    return {
      slowest: { value: all[0]?.duration ?? 0, what: all[0]?.what ?? 'none took 16 ms' },
      count: all.length,
      moved: { value: shifts.reduce((sum, { value }) => sum + value, 0), what: shifts[0]?.what ?? 'nothing' },
    }
  })
}
