// Screenshots of the screens for people: npm run pictures -- <folder> [part of a name]. Not part of the tests.
import { execFile } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { launchOptions } from '../scripts/browser.mjs'
import type { AccountName } from './fixtures/accounts.ts'
import { controlsAt } from './fixtures/controls.ts'
import * as looks from './fixtures/looks/looks.ts'
import type { SignInMode } from './fixtures/places.ts'
import { fillIn, givenNameOf, greeting } from './fixtures/signIn.ts'
import { visits, type Visit } from './fixtures/looks/visits.ts'
import { endProduct, startProduct } from './server/productProcess.ts'
import { freePlaces, makeDataDir, startTestServer } from './server/testServer.ts'

type Urls = Readonly<Record<SignInMode, string>>
type State = Awaited<ReturnType<BrowserContext['storageState']>>

const seedCommand = join(import.meta.dirname, '../packages/server/src/database/seed/scale/command.ts')

async function takePictures(folder: string, wanted: readonly Visit[]): Promise<void> {
  const dataDir = await makeDataDir()
  // Creates the demo organisation and then more people and units, because empty lists show little.
  const env = { ...process.env, ...(await freePlaces()), DATA_DIR: dataDir }
  await endProduct((await startProduct(env)).process, 'SIGTERM')
  await promisify(execFile)(process.execPath, [seedCommand, '--users', '400', '--units', '24', '--add'], { env })
  const [auto, button] = await Promise.all([
    startTestServer({ DATA_DIR: dataDir }),
    startTestServer({ SIGN_IN_MODE: 'button' }),
  ])
  const browser = await chromium.launch(launchOptions())
  try {
    await mkdir(folder, { recursive: true })
    await controlsAt(auto.url).putAccount({ username: 'nobody', roles: [] })
    await takeAll(browser, { auto: auto.url, button: button.url }, folder, wanted)
  } finally {
    await browser.close()
    await Promise.all([auto.close(), button.close()])
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Visits with the same person, theme and language share one context. */
async function takeAll(browser: Browser, urls: Urls, folder: string, wanted: readonly Visit[]): Promise<void> {
  const states = new Map<AccountName, State>()
  for (const alike of Object.values(
    Object.groupBy(wanted, ({ screen, theme, locale }) => [screen.account, screen.signInMode, theme, locale].join()),
  )) {
    const [first] = alike ?? []
    if (alike === undefined || first === undefined) continue
    const { account, signInMode } = first.screen
    if (account !== null && !states.has(account)) states.set(account, await stateOf(browser, urls.auto, account))
    const storageState = account === null ? undefined : states.get(account)
    const context = await browser.newContext({
      baseURL: urls[signInMode],
      locale: looks.browserLocale[first.locale],
      timezoneId: 'UTC',
      reducedMotion: 'reduce',
      ...(storageState !== undefined && { storageState }),
    })
    await looks.chooseTheme(context, first.theme, urls[signInMode])
    for (const visit of alike) await take(context, folder, visit)
    await context.close()
  }
}

async function stateOf(browser: Browser, baseURL: string, account: AccountName): Promise<State> {
  const context = await browser.newContext({ baseURL, locale: 'en-GB' })
  const page = await patientPage(context)
  await page.goto('/')
  await fillIn(page, account)
  await greeting(page, givenNameOf(account)).waitFor()
  const state = await context.storageState()
  await context.close()
  return state
}

/** Long timeouts: nobody waits for the screenshots, and the machine may be busy. */
async function patientPage(context: BrowserContext): Promise<Page> {
  context.setDefaultTimeout(90_000)
  return context.newPage()
}

async function take(context: BrowserContext, folder: string, { screen, theme, locale, width }: Visit): Promise<void> {
  const page = await patientPage(context)
  await page.setViewportSize({ width, height: width === 360 ? 740 : 900 })
  await looks.openScreen(page, screen)
  await page.locator('[data-component="Skeleton"]').first().waitFor({ state: 'detached' })
  // The frame is as high as the window, so the window is resized to the height of the page.
  const high = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.max(high, width === 360 ? 740 : 900) })
  const name = [screen.name, screen.account ?? 'anyone', width, theme, locale]
    .join(' ')
    .replaceAll(/[^\w-]+/g, '-')
    .replace(/^-/, '')
  await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled', caret: 'hide', fullPage: true })
  await page.close()
}

const [folder, part = ''] = process.argv.slice(2)
if (folder === undefined) {
  console.error('Say where the pictures go: npm run pictures -- <folder> [part of a name]')
  process.exitCode = 1
} else
  await takePictures(
    folder,
    visits.filter(({ screen }) => screen.name.includes(part)),
  )
