// Pictures of the screens for people to look at: node e2e/pictures.ts <folder>. Not part of the tests.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { launchOptions } from '../scripts/browser.mjs'
import { accounts, type AccountName } from './fixtures/accounts.ts'
import { controlsAt } from './fixtures/controls.ts'
import * as looks from './fixtures/looks.ts'
import type { SignInMode } from './fixtures/places.ts'
import { signIn } from './fixtures/signIn.ts'
import { startTestServer } from './server/testServer.ts'

interface Visit {
  readonly theme: looks.Theme
  readonly locale: looks.Locale
  readonly width: 1440 | 360
}

type Urls = Readonly<Record<SignInMode, string>>
type State = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>

const visits: readonly Visit[] = looks.themes.flatMap((theme) =>
  looks.locales.flatMap((locale) => ([1440, 360] as const).map((width) => ({ theme, locale, width }))),
)
// Object.keys widens its answer to string; the table's own keys are exactly the names.
const accountNames = Object.keys(accounts) as readonly AccountName[]

async function takePictures(folder: string): Promise<void> {
  const [auto, button] = await Promise.all([startTestServer(), startTestServer({ SIGN_IN_MODE: 'button' })])
  const urls: Urls = { auto: auto.url, button: button.url }
  const browser = await chromium.launch(launchOptions())
  try {
    await mkdir(folder, { recursive: true })
    await controlsAt(urls.auto).putAccount({ username: 'nobody', roles: [] })
    for (const screen of [looks.gateScreen, looks.signInScreen]) await take(browser, urls, folder, screen, null)
    for (const account of accountNames) {
      const state = await stateOf(browser, urls.auto, account)
      const screens = account === 'all' ? [looks.dashboardScreen, ...looks.notYetScreens, looks.errorScreen] : [looks.dashboardScreen]
      for (const screen of screens) await take(browser, urls, folder, { ...screen, name: `${screen.name} ${account}` }, state)
    }
  } finally {
    await browser.close()
    await Promise.all([auto.close(), button.close()])
  }
}

async function stateOf(browser: Browser, baseURL: string, account: AccountName): Promise<State> {
  const context = await browser.newContext({ baseURL, locale: 'en-GB' })
  await signIn(await context.newPage(), account)
  const state = await context.storageState()
  await context.close()
  return state
}

async function take(browser: Browser, urls: Urls, folder: string, screen: looks.Screen, state: State | null): Promise<void> {
  for (const { theme, locale, width } of visits) {
    const context = await browser.newContext({
      baseURL: urls[screen.signInMode],
      locale: looks.browserLocale[locale],
      timezoneId: 'UTC',
      reducedMotion: 'reduce',
      viewport: { width, height: width === 360 ? 740 : 900 },
      ...(state !== null && { storageState: state }),
    })
    await looks.chooseTheme(context, theme, urls[screen.signInMode])
    const page = await context.newPage()
    await looks.openScreen(page, screen)
    const name = `${screen.name}-${theme}-${locale}-${width}.png`.replaceAll(' ', '-')
    await page.screenshot({ path: join(folder, name), animations: 'disabled', caret: 'hide', fullPage: true })
    await context.close()
  }
}

const [folder] = process.argv.slice(2)
if (folder === undefined) {
  console.error('Say where the pictures go: node e2e/pictures.ts <folder>')
  process.exitCode = 1
} else await takePictures(folder)
