import { setTimeout as pause } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import type { Browser, Locator, Page, Response } from 'playwright'
import { createMeter, type Meter, type Readings } from './meter.ts'
import { installActions, installReadiness, installScrolling } from './probe.ts'

export type PageName = 'form' | 'table' | 'catalogue'
export const pageNames: readonly PageName[] = ['form', 'table', 'catalogue']

/** As many elements of a selector as make the page complete. */
const complete: Readonly<Record<PageName, { readonly selector: string; readonly count: number }>> = {
  form: { selector: 'input[name="firstName"]', count: 1 },
  table: { selector: '[data-testid=page] [role=row], [data-testid=page] tbody tr', count: 10 },
  catalogue: { selector: '[data-testid=page] :is(a, button)', count: 400 },
}

const inProbe = (page: Page, selector: string, waits: boolean): Promise<number> =>
  page.evaluate(({ wanted, isAwaited }) => window.somoProbe.click(wanted, isAwaited), { wanted: selector, isAwaited: waits })

/** Measures one page of one side once, in a browser context of its own. */
export async function measurePage(browser: Browser, url: string, name: PageName): Promise<Readings> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 } })
  try {
    const page = await context.newPage()
    const faults: Error[] = []
    page.on('pageerror', (fault) => faults.push(fault))
    const responses: Response[] = []
    page.on('response', (response) => responses.push(response))
    await page.addInitScript(installReadiness, complete[name])
    await page.addInitScript(installActions)
    await page.addInitScript(installScrolling)
    const readings: Readings = new Map()
    const meter = await createMeter(page, readings)
    await page.goto(url, { waitUntil: 'commit' })
    readings.set('load.ms', await page.evaluate(() => window.somoProbe.ready))
    readings.set('load.cpu', (await meter.total()).cpu)
    await pause(400)
    await addSizes(readings, responses)
    readings.set('heap.MB', await meter.heap())
    await mountAgain(page, meter)
    await steps[name](page, meter, readings)
    if (faults.length > 0) throw new Error(`${url}: ${faults.map(({ message }) => message).join('; ')}`)
    return readings
  } finally {
    await context.close()
  }
}

async function addSizes(readings: Readings, responses: readonly Response[]): Promise<void> {
  const sizes = { script: 0, stylesheet: 0 }
  for (const response of responses) {
    const type = response.request().resourceType()
    if (type !== 'script' && type !== 'stylesheet') continue
    sizes[type] += gzipSync(await response.body(), { level: 9 }).length / 1000
  }
  readings.set('js.kB', sizes.script)
  // Styles that come as script are counted there; no sheet at all is no reading.
  if (sizes.stylesheet > 0) readings.set('css.kB', sizes.stylesheet)
}

/** Three times, and the last one counts: by then everything is warm. */
async function mountAgain(page: Page, meter: Meter): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    await inProbe(page, '[data-testid=remount]', false)
    await pause(60)
    await meter.step('mount', () => inProbe(page, '[data-testid=remount]', true), { settle: 120 })
  }
}

const centreOf = async (target: Locator): Promise<readonly [number, number]> => {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (box === null) throw new Error('What is to be pressed is not on the screen.')
  return [box.x + Math.min(40, box.width / 2), box.y + box.height / 2]
}

async function formSteps(page: Page, meter: Meter, readings: Readings): Promise<void> {
  const text = 'the quick brown fox ju'
  await page.locator('input[name="firstName"]').click()
  await pause(100)
  await page.evaluate(() => void window.somoProbe.keys.splice(0))
  await meter.step('type', () => page.keyboard.type(text, { delay: 25 }), { per: text.length })
  const keys = (await page.evaluate(() => window.somoProbe.keys)).toSorted((one, other) => one - other)
  readings.set('type.p95.ms', keys[Math.floor(keys.length * 0.95)] ?? Number.NaN)
  await openingStep(page, meter, readings, 'dialog', page.getByTestId('open-dialog'), '[role=dialog], dialog[open]')
  await page.getByTestId('close-dialog').click()
  await pause(500)
  await openingStep(page, meter, readings, 'select', page.getByTestId('select-country'), '[role=option]')
  await page.keyboard.press('Escape')
}

/** Opens something as a hand does: the pointer arrives, rests for as long as a hand needs at least, and presses. */
async function openingStep(page: Page, meter: Meter, readings: Readings, name: string, opener: Locator, shown: string): Promise<void> {
  // The bare side's list is the browser's own and cannot be watched.
  if (await opener.evaluate((element) => element instanceof HTMLSelectElement)) return
  const pressable = opener.locator('button').first()
  const [x, y] = await centreOf((await pressable.count()) === 0 ? opener : pressable)
  await page.mouse.move(x, y)
  await pause(150)
  const seen = page.evaluate((selector) => window.somoProbe.untilSeen(selector), shown)
  await meter.step(name, () => page.mouse.click(x, y), { settle: 400 })
  const time = await seen
  if (time === null) throw new Error(`The ${name} did not open.`)
  readings.set(`${name}.visible.ms`, time)
}

const tick = ':is(input[type=checkbox], [role=checkbox])'

async function tableSteps(page: Page, meter: Meter, readings: Readings): Promise<void> {
  const header = page.getByRole('columnheader', { name: 'Name' }).first()
  for (const name of ['sort first', 'sort']) {
    const [x, y] = await centreOf(header)
    await meter.step(name, () => page.mouse.click(x, y), { settle: 500 })
  }
  // Rows are table rows or bear the role; the head's box is none of theirs.
  const rows = page.locator('[data-testid=page] :is(tbody tr, [role=row]):not(:has([role=columnheader]))')
  const row = rows.filter({ has: page.locator(tick) }).nth(4)
  const isPicked = (): Promise<boolean> => row.locator(tick).evaluate((element) => element.matches(':checked, [aria-checked=true]'))
  // What a hand meets of a box that is hidden is the label around it, which stands before it.
  const box = row.locator(`label:has(${tick}), ${tick}`).first()
  for (let turn = 0; turn < 2; turn += 1) {
    const [x, y] = await centreOf(box)
    const before = await isPicked()
    await meter.step('select row', () => page.mouse.click(x, y))
    if ((await isPicked()) === before) throw new Error('The press did not pick the row.')
  }
  await themeSteps(page, meter)
  // A library without a changeable primary colour says so by a button that cannot be pressed.
  const turns = (await page.getByTestId('primary-change').isEnabled()) ? 2 : 0
  for (let turn = 0; turn < turns; turn += 1) {
    await meter.step('primary', () => inProbe(page, '[data-testid=primary-change]', false), { settle: 500 })
  }
  for (const [name, step] of [['scroll', 120], ['fling', 2000]] as const) {
    let frames: number[] | null = null
    const scroll = async (): Promise<void> => {
      frames = await page.evaluate((px) => window.somoProbe.scroll(60, px), step)
    }
    await meter.step(name, scroll, { settle: 150, per: 60 })
    readings.set(`${name}.slow`, (frames ?? []).filter((time: number) => time > 25).length)
    if (frames === null) throw new Error('The table does not scroll.')
  }
}

async function themeSteps(page: Page, meter: Meter): Promise<void> {
  for (const name of ['theme first', 'theme light first', 'theme', 'theme light']) {
    await meter.step(name, () => inProbe(page, '[data-testid=theme-toggle]', false), { settle: 350 })
  }
}

const steps: Readonly<Record<PageName, (page: Page, meter: Meter, readings: Readings) => Promise<void>>> = {
  form: formSteps,
  table: tableSteps,
  catalogue: themeSteps,
}
