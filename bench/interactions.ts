import type { Page } from 'playwright'
import type { BenchDatabase } from './cluster.ts'
import type { Figure } from './figures.ts'
import { startVisit } from './visit.ts'

interface Screen {
  readonly name: string
  readonly path: string
  /** What a person does there; every press and every key counts. */
  readonly act: (page: Page) => Promise<void>
}

/** Presses every control of a kind in the page, in turn. */
async function pressAll(page: Page, selector: string): Promise<void> {
  const count = await page.locator(selector).count()
  for (let index = 0; index < count; index += 1) await page.locator(selector).nth(index).click()
}

async function typeInto(page: Page, selector: string, text: string): Promise<void> {
  const field = page.locator(selector).first()
  await field.click()
  await page.keyboard.press('End')
  await page.keyboard.type(text)
}

async function openAndCloseAccount(page: Page): Promise<void> {
  await page.locator('[data-part="account"] button[aria-haspopup="menu"]').first().click()
  await page.locator('[role="menu"]').waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
}

const screens: readonly Screen[] = [
  {
    name: 'dashboard',
    path: '/dashboard',
    act: async (page) => {
      await openAndCloseAccount(page)
      await pressAll(page, 'main input[type="radio"]')
      await page.keyboard.press('Tab')
    },
  },
  {
    name: 'profile',
    path: '/my-profile',
    act: async (page) => {
      await typeInto(page, 'main input[type="text"]', 'abcdef')
      await page.keyboard.press('Tab')
      await typeInto(page, 'main input[type="email"], main input[inputmode="email"]', 'abcdef')
      await openAndCloseAccount(page)
    },
  },
  {
    name: 'design configuration',
    path: '/design-configuration',
    act: async (page) => {
      await typeInto(page, 'main input[type="text"]', 'abcdef')
      await pressAll(page, 'main [data-component="SegmentedControl"] input[type="radio"]')
      await openAndCloseAccount(page)
    },
  },
]

/**
 * The slowest answer to a press or a key on the screens people type on, with the processor slowed to a quarter: INP as the
 * browser measures it, which of fewer than 50 interactions is the worst one.
 */
export async function measureInteractions(database: BenchDatabase): Promise<Figure[]> {
  const visit = await startVisit(database, 'admin')
  try {
    const session = await visit.page.context().newCDPSession(visit.page)
    const figures: Figure[] = []
    for (const { name, path, act } of screens) {
      await visit.page.goto(`${visit.origin}${path}`)
      await visit.page.locator('main h1').waitFor()
      await visit.page.waitForLoadState('networkidle')
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      await listen(visit.page)
      await act(visit.page)
      const { worst, what, count } = await heard(visit.page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      figures.push({ group: 'routes', name: `INP at 4 × CPU, ${name}`, goal: 100, unit: 'ms', value: worst, note: `${count} interactions; the slowest: ${what}` })
    }
    return figures
  } finally {
    await visit.close()
  }
}

declare global {
  // Kept by the page that is measured, between the two looks at it.
  var interactions: Map<number, { duration: number; what: string }> | undefined
}

function listen(page: Page): Promise<void> {
  return page.evaluate(() => {
    const found = new Map<number, { duration: number; what: string }>()
    globalThis.interactions = found
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!(entry instanceof PerformanceEventTiming) || entry.interactionId === 0) continue
        const known = found.get(entry.interactionId)
        const element = entry.target instanceof Element ? `${entry.target.tagName.toLowerCase()} ${entry.target.getAttribute('data-part') ?? ''}`.trim() : ''
        if (known === undefined || known.duration < entry.duration) found.set(entry.interactionId, { duration: entry.duration, what: `${entry.name} ${element}`.trim() })
      }
    })
    // The types of the DOM do not know the threshold yet; 16 ms is the least a browser takes.
    const options = { type: 'event', durationThreshold: 16 }
    observer.observe(options)
  })
}

function heard(page: Page): Promise<{ worst: number; what: string; count: number }> {
  return page.evaluate(async () => {
    // Entries are handed out when the page is idle.
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 }))
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)))
    const all = [...(globalThis.interactions?.values() ?? [])].toSorted((one, other) => other.duration - one.duration)
    return { worst: all[0]?.duration ?? 0, what: all[0]?.what ?? 'none took 16 ms', count: all.length }
  })
}
