import type { CDPSession, Locator, Page } from 'playwright'
import { quiet } from '../e2e/fixtures/quiet.ts'
import type { BenchDatabase } from './cluster.ts'
import type { Figure } from './figures.ts'
import { startVisit, type Visit } from './visit.ts'
import {
  readSlowestInteraction,
  readLargestContentfulPaint,
  recordInteractions,
  readLayoutShift,
  type Measurement,
} from './vitals.ts'

interface Screen {
  readonly name: string
  readonly path: string
  /**
   * A selector that is present once the page is complete. Forms appear after the title, and there is no network traffic
   * while they render.
   */
  readonly whole: string
  /** The interactions on that page; every press and key is measured. */
  readonly act: (page: Page) => Promise<void>
}

/**
 * How long a button is held, and the pause between two keys of a fast typist (110 words per minute), in milliseconds.
 */
const hold = 80
const stroke = 110

/** Presses every control of a kind on the page, one after another. */
async function pressAll(page: Page, selector: string): Promise<void> {
  const count = await page.locator(selector).count()
  for (let index = 0; index < count; index += 1) await press(page.locator(selector).nth(index))
}

/** Presses a control and waits until the page is idle, since a person waits for the result. */
async function press(target: Locator): Promise<void> {
  await target.click({ delay: hold })
  await target.page().evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })))
}

async function typeInto(page: Page, selector: string, text: string): Promise<void> {
  await press(page.locator(selector).first())
  await page.keyboard.press('End')
  await page.keyboard.type(text, { delay: stroke })
}

async function openAccount(page: Page): Promise<void> {
  await press(page.locator('[data-part="account"] button[aria-haspopup="menu"]').first())
  await page.locator('[role="menu"]').waitFor()
}

async function openAndCloseAccount(page: Page): Promise<void> {
  await openAccount(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
}

/** Switches the language to German and back, in the account menu. */
async function switchLanguage(page: Page): Promise<void> {
  for (const [name, language] of [
    ['Deutsch', 'de'],
    ['English', 'en'],
  ] as const) {
    await openAccount(page)
    await press(page.getByRole('menuitemradio', { name }))
    await page.locator(`html[lang^="${language}"]`).waitFor()
  }
}

const screens: readonly Screen[] = [
  {
    name: 'dashboard',
    path: '/dashboard',
    whole: 'main h1',
    act: async (page) => {
      await openAndCloseAccount(page)
      await pressAll(page, 'main input[type="radio"]')
      await page.keyboard.press('Tab')
      await switchLanguage(page)
    },
  },
  {
    name: 'profile',
    path: '/my-profile',
    whole: 'main input[type="text"]',
    act: async (page) => {
      await typeInto(page, 'main input[type="text"]', 'abcdef')
      await page.keyboard.press('Tab')
      await typeInto(page, 'main input[type="email"], main input[inputmode="email"]', 'abcdef')
      await openAndCloseAccount(page)
      await switchLanguage(page)
    },
  },
  {
    name: 'design configuration',
    path: '/design-configuration',
    whole: 'main [data-component="ThemePreview"]',
    act: async (page) => {
      const colour = page.getByRole('textbox', { name: 'Primary colour' })
      await press(colour)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type('#0f7b3f', { delay: stroke })
      await pressAll(page, 'main [role="tab"]')
      await pressAll(page, 'main [data-component="SegmentedControl"] input[type="radio"]')
      await switchLanguage(page)
    },
  },
]

/**
 * Measures the screens with forms at a quarter of the processor speed: largest contentful paint with an empty cache,
 * layout shift, and the slowest interaction (which is INP for fewer than 50 interactions). Reports the median of three
 * visits.
 */
export async function measureInteractions(database: BenchDatabase): Promise<Figure[]> {
  const visit = await startVisit(database, 'admin')
  try {
    const session = await visit.page.context().newCDPSession(visit.page)
    const figures: Figure[] = []
    for (const screen of screens) figures.push(...(await measureScreen(visit, session, screen)))
    return figures
  } finally {
    await visit.close()
  }
}

/** Results of one visit. */
interface Seen {
  readonly largest: Measurement
  readonly moved: Measurement
  readonly slowest: Measurement
  readonly count: number
}

const visits = 3

/** The median visit by a value. */
const middle = <Of extends { readonly value: number }>(all: readonly Of[]): Of => {
  const found = all.toSorted((one, other) => one.value - other.value)[Math.floor(all.length / 2)]
  if (found === undefined) throw new Error('Nothing was measured.')
  return found
}

async function measureScreen(visit: Visit, session: CDPSession, screen: Screen): Promise<Figure[]> {
  const found: Seen[] = []
  for (let round = 0; round < visits; round += 1) found.push(await visitOnce(visit, session, screen))
  const largest = middle(found.map((seen) => seen.largest))
  const moved = middle(found.map((seen) => seen.moved))
  const slowest = middle(found.map((seen) => seen.slowest))
  const group = 'routes'
  return [
    {
      group,
      name: `LCP at 4 × CPU, ${screen.name}`,
      goal: 1200,
      unit: 'ms',
      value: largest.value,
      note: `empty cache, server on this machine; the largest: ${largest.what}`,
    },
    {
      group,
      name: `CLS, ${screen.name}`,
      goal: 0.01,
      unit: '',
      value: moved.value,
      note: `the sum of all that moved by itself while it came; most of it: ${moved.what}`,
    },
    {
      group,
      name: `INP at 4 × CPU, ${screen.name}`,
      goal: 100,
      unit: 'ms',
      value: slowest.value,
      note: `${found[0]?.count ?? 0} interactions; the slowest: ${slowest.what}`,
    },
  ]
}

async function visitOnce({ page, origin }: Visit, session: CDPSession, { path, whole, act }: Screen): Promise<Seen> {
  await session.send('Network.clearBrowserCache')
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(`${origin}${path}`)
  await page.locator('main h1').waitFor()
  await page.locator(whole).first().waitFor()
  await quiet(page)
  const largest = await readLargestContentfulPaint(page)
  const moved = await readLayoutShift(page)
  await recordInteractions(page)
  await act(page)
  const { slowest, count } = await readSlowestInteraction(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return { largest, moved, slowest, count }
}
