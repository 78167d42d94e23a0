import { setTimeout as pass } from 'node:timers/promises'
import type { BrowserContext, Frame, Page } from '@playwright/test'
import { openPlayer, publishFile, packageFrame, threePages } from '../fixtures/learning/media.ts'
import { testWithOwnServer } from '../fixtures/ownServer.ts'
import { adlPackages, callApi, packageOf, realData, startedRuntime, zips } from '../fixtures/learning/realPackages.ts'
import { createSeededRandom, type SeededRandom } from '../fixtures/seededRandom.ts'
import { fillIn, givenName, greeting } from '../fixtures/signIn.ts'
import { expect } from '../fixtures/test.ts'
import type { TestServer } from '../server/testServer.ts'

/** The server is restarted, so it is one of this file. */
const test = testWithOwnServer()

test.use({ maxDocuments: 500 })
test.describe.configure({ mode: 'default' })

const seed = Number(process.env['SOMO_CUTS_SEED'] ?? 20_261_129)
/** Combinations that are tried: 20, or all 320 of them with SOMO_CUTS=all, or a slice such as SOMO_CUTS=40-80. */
const [firstCut = 0, lastCut = 20] =
  process.env['SOMO_CUTS'] === 'all'
    ? [0, Number.POSITIVE_INFINITY]
    : (process.env['SOMO_CUTS'] ?? '0-20').split('-').map(Number)

const packages = [...zips.filter((name) => !name.includes('invalid')), ...adlPackages].slice(0, 20)

/** What a package did when it is interrupted. */
const moments = {
  'after it stored a value': async () => undefined,
  'while the value is sent': ({ random }: Playing) => pass(random.between(1, 1200)),
  'after it called Commit': async ({ runtime }: Playing) => void (await callApi(runtime, 'Commit', '')),
  'while it is left': async ({ page }: Playing) => page.getByRole('button', { name: 'Save and leave' }).click(),
} as const satisfies Record<string, (playing: Playing) => Promise<void>>

interface Playing {
  readonly page: Page
  readonly runtime: Frame
  readonly random: SeededRandom
  readonly context: BrowserContext
  readonly server: TestServer
}

/** What interrupts it; answers a page of the person on which everything has to arrive within five seconds. */
const interruptions = {
  'the network is cut': async ({ page, context, random }: Playing) => {
    await context.setOffline(true)
    await pass(random.between(0, 1500))
    await context.setOffline(false)
    return page
  },
  'the tab is closed': async ({ page, context }: Playing) => {
    await page.close()
    const next = await context.newPage()
    await next.goto('/dashboard')
    return next
  },
  'the server is restarted': async ({ page, server }: Playing) => {
    await server.restart()
    return page
  },
  'the device is changed': async ({ context, server }: Playing) => {
    const other = await context.browser()?.newContext({
      baseURL: server.url,
      storageState: await context.storageState(),
    })
    const next = await other?.newPage()
    if (next === undefined) throw new Error('There is no other device.')
    await next.goto('/dashboard')
    return next
  },
} as const satisfies Record<string, (playing: Playing) => Promise<Page>>

type Moment = keyof typeof moments
type Interruption = keyof typeof interruptions

const isStored = `select from attempt where suspend_data = $1 or position($1 in runtime::text) > 0`

/** Media by the name of their package. */
const published = new Map<string, string>()

async function signedIn(page: Page): Promise<void> {
  await page.goto('/dashboard')
  await fillIn(page, 'all')
  await greeting(page, givenName('all')).waitFor()
}

if (packages.length === 0) process.stdout.write(`There is no ${realData}: interruptions of packages are not tested.\n`)

const random = createSeededRandom(seed)
const combinations = random
  .shuffle(
    packages.flatMap((name) =>
      (Object.keys(interruptions) as Interruption[]).flatMap((interruption) =>
        (Object.keys(moments) as Moment[]).map((moment) => ({ name, interruption, moment })),
      ),
    ),
  )
  .slice(firstCut, lastCut)

for (const { name, interruption, moment } of combinations)
  test(`${name}, ${moment}: ${interruption}, and nothing is lost`, async ({ browser, own, controls }) => {
    const context = await browser.newContext({ baseURL: own.url, storageState: { cookies: [], origins: [] } })
    const page = await context.newPage()
    await signedIn(page)
    const content = await packageOf(name)
    const medium =
      published.get(name) ?? (await publishFile(page, controls, { kind: 'SCORM', title: name, name: 'p.zip', content }))
    published.set(name, medium)
    await openPlayer(page, medium)
    const playing = { page, context, random, server: own, runtime: await startedRuntime(page) }
    const probe = `probe ${random.between(1, 1_000_000_000)}`
    expect(await callApi(playing.runtime, 'SetValue', 'cmi.suspend_data', probe)).toBe('true')
    await moments[moment](playing)
    const next = await interruptions[interruption](playing)
    const rows = async () => (await own.database.pool.query(isStored, [probe])).rowCount
    await expect.poll(rows, { timeout: 5000, intervals: [50] }).toBe(1)
    // Pages of ADL's suite set their values anew.
    if (name.endsWith('.zip')) {
      await next.goto(`/media?medium=${medium}&view=play`)
      expect(await callApi(await startedRuntime(next), 'GetValue', 'cmi.suspend_data')).toBe(probe)
    }
    if (next.context() !== context) await next.context().close()
    await context.close()
  })

for (const standard of ['1.2', '2004'] as const)
  test(`what a package of ${standard} stores as its tab is closed is there again`, async ({
    browser,
    own,
    controls,
  }) => {
    const context = await browser.newContext({ baseURL: own.url, storageState: { cookies: [], origins: [] } })
    const page = await context.newPage()
    await signedIn(page)
    const content = await threePages(standard)
    const medium = await publishFile(page, controls, { kind: 'SCORM', title: standard, name: 'p.zip', content })
    await openPlayer(page, medium)
    await packageFrame(page).getByLabel('Note').fill('Only at the end')
    await page.close({ runBeforeUnload: true })
    const next = await context.newPage()
    await next.goto(`/media?medium=${medium}&view=play`)
    await expect(packageFrame(next).getByLabel('Note')).toHaveValue('Only at the end')
    await context.close()
  })
