import type { CDPSession, Page } from 'playwright'
import type { BenchDatabase } from './cluster.ts'
import type { Figure } from './figures.ts'
import { startVisit, type Visit } from './visit.ts'
import { heard, largestPaint, listen, movedByItself } from './vitals.ts'

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

async function openAccount(page: Page): Promise<void> {
  await page.locator('[data-part="account"] button[aria-haspopup="menu"]').first().click()
  await page.locator('[role="menu"]').waitFor()
}

async function openAndCloseAccount(page: Page): Promise<void> {
  await openAccount(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
}

/** To German and back, in the account's menu. */
async function switchLanguage(page: Page): Promise<void> {
  for (const [name, language] of [['Deutsch', 'de'], ['English', 'en']] as const) {
    await openAccount(page)
    await page.getByRole('menuitemradio', { name }).click()
    await page.locator(`html[lang^="${language}"]`).waitFor()
  }
}

const screens: readonly Screen[] = [
  {
    name: 'dashboard',
    path: '/dashboard',
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
    act: async (page) => {
      const colour = page.getByRole('textbox', { name: 'Primary colour' })
      await colour.click()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type('#0f7b3f')
      await pressAll(page, 'main [role="tab"]')
      await pressAll(page, 'main [data-component="SegmentedControl"] input[type="radio"]')
      await switchLanguage(page)
    },
  },
]

/**
 * The screens people type on, as the browser's own measures tell, with the processor slowed to a quarter: when the largest
 * thing is painted with an empty cache, what moves by itself, and the slowest answer to a press or a key, which of fewer
 * than 50 is what the browser calls INP.
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

async function measureScreen({ page, origin }: Visit, session: CDPSession, { name, path, act }: Screen): Promise<Figure[]> {
  await session.send('Network.clearBrowserCache')
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(`${origin}${path}`)
  await page.locator('main h1').waitFor()
  await page.waitForLoadState('networkidle')
  const largest = await largestPaint(page)
  const moved = await movedByItself(page)
  await listen(page)
  await act(page)
  const { slowest, count } = await heard(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const group = 'routes'
  return [
    { group, name: `LCP at 4 × CPU, ${name}`, goal: 1200, unit: 'ms', value: largest.value, note: `empty cache, server on this machine; the largest: ${largest.what}` },
    { group, name: `CLS, ${name}`, goal: 0.01, unit: '', value: moved.value, note: `the sum of all that moved by itself while it came; most of it: ${moved.what}` },
    { group, name: `INP at 4 × CPU, ${name}`, goal: 100, unit: 'ms', value: slowest.value, note: `${count} interactions; the slowest: ${slowest.what}` },
  ]
}
