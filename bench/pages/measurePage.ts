import { setTimeout as pause } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import type { Browser, Page, Response } from 'playwright'
import { formSteps, typingStep } from './formSteps.ts'
import { pressByScript, type Steps } from './hands.ts'
import { createMeter, type Meter, type Readings } from './meter.ts'
import { installActions, installCommits, installReadiness, installScrolling } from './probe.ts'
import { tableSteps } from './tableSteps.ts'
import { themeSteps } from './themeSteps.ts'
import { visits, type VisitName } from './visits.ts'

const steps: Readonly<Record<VisitName, Steps>> = {
  form: formSteps,
  'form of 200': typingStep,
  table: tableSteps,
  catalogue: themeSteps,
}

/** Measures one visit to a page of one side in a new browser context; `folder` is the address of the side. */
export async function measurePage(browser: Browser, folder: string, name: VisitName): Promise<Readings> {
  const visit = visits[name]
  const url = `${folder}/${visit.page}.html${visit.query}`
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 } })
  try {
    const page = await context.newPage()
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    const responses: Response[] = []
    page.on('response', (response) => responses.push(response))
    await page.addInitScript(installReadiness, visit.complete)
    for (const install of [installCommits, installActions, installScrolling]) await page.addInitScript(install)
    const readings: Readings = new Map()
    const meter = await createMeter(page, readings)
    await page.goto(url, { waitUntil: 'commit' })
    readings.set('load.ms', await page.evaluate(() => window.somoProbe.ready))
    readings.set('load.cpu', (await meter.total()).cpu)
    await pause(400)
    await addSizes(readings, responses)
    readings.set('heap.MB', await meter.heap())
    await mountAgain(page, meter)
    await steps[name]({ page, meter, readings })
    if (errors.length > 0) throw new Error(`${url}: ${errors.map(({ message }) => message).join('; ')}`)
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
  // Styles delivered as script are counted as script; without any sheet there is no figure.
  if (sizes.stylesheet > 0) readings.set('css.kB', sizes.stylesheet)
}

/** Runs three times and keeps the last, warm result. */
async function mountAgain(page: Page, meter: Meter): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    await pressByScript(page, 'remount')
    await pause(60)
    await meter.step('mount', () => pressByScript(page, 'remount', true), { settle: 120 })
  }
}
