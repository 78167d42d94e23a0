import type { Browser, Page } from '@playwright/test'
import { expectGoodLooks, expectReadableAt400Percent, expectWholeWhenZoomed } from './fixtures/looks/goodLooks.ts'
import {
  browserLocale,
  chooseTheme,
  dashboardScreen,
  errorScreen,
  gateScreen,
  goWithin,
  legalScreen,
  openScreen,
  ownScreens,
  roleScreens,
  signInScreen,
  type Locale,
  type Screen,
} from './fixtures/looks/looks.ts'
import { otherLocales } from './fixtures/looks/otherLocales.ts'
import { serverUrl, stateFile } from './fixtures/places.ts'
import { expect, test } from './fixtures/test.ts'
import { watchContext } from './fixtures/watch.ts'
import { forgottenWords, wordsOf } from './fixtures/looks/words.ts'
import { writtenWords } from './fixtures/looks/written.ts'

/** Screens that one page goes through as links of the app do. Loading the app anew would take most of the time. */
const screensOfOnePage = 6
const signedInScreens = [dashboardScreen, ...ownScreens]
/** Each of these has its own account or its own document. */
const singleScreens = [gateScreen, signInScreen, legalScreen, errorScreen, ...roleScreens]
const allScreens = [...singleScreens, ...signedInScreens]
const groups: readonly (readonly Screen[])[] = [
  ...singleScreens.map((screen) => [screen]),
  ...Array.from({ length: Math.ceil(signedInScreens.length / screensOfOnePage) }, (_, turn) =>
    signedInScreens.slice(turn * screensOfOnePage, (turn + 1) * screensOfOnePage),
  ),
]

// Six screens with all their checks in two languages take their time on a busy machine.
test.describe.configure({ timeout: 300_000 })

for (const [turn, screens] of groups.entries()) {
  const names = screens.map(({ name }) => name).join(', ')
  test(`C55 locale-switch: no error, all of it at 360 px and at 200 and 400 % zoom, edges with forced colours, and no English word in German or Swahili: ${names}`, async ({
    browser,
  }) => {
    const english = await textsOf(browser, screens, 'en')
    for (const locale of otherLocales(turn)) {
      const translated = await textsOf(browser, screens, locale)
      for (const [place, { name }] of screens.entries())
        expect(forgottenWords(locale, translated[place] ?? [], english[place] ?? []), `${name}, ${locale}`).toEqual([])
    }
  })
}

/** Opens the screens in a language, one after another, runs all visual checks, and returns the texts of each. */
async function textsOf(browser: Browser, screens: readonly Screen[], locale: Locale): Promise<string[][]> {
  const [first] = screens
  if (first === undefined) return []
  const context = await browser.newContext({
    baseURL: serverUrl(first.signInMode),
    locale: browserLocale[locale],
    ...(first.account !== null && { storageState: stateFile(first.account) }),
  })
  try {
    const watch = await watchContext(context)
    await chooseTheme(context, 'default', serverUrl(first.signInMode))
    const page = await context.newPage()
    const written = writtenWords(page)
    const texts: string[][] = []
    for (const screen of screens) {
      await test.step(`${screen.name}, ${locale}`, async () => {
        await (screen === first ? openScreen(page, screen) : goWithin(page, screen.address))
        await expect(page.locator('html')).toHaveAttribute('lang', locale)
        const shown = await wordsOf(page)
        await expectLooksOf(page, screen, locale)
        texts.push(shown.filter((text) => !written.has(text)))
        expect(shown.length, 'texts on the screen').toBeGreaterThan(3)
      })
    }
    watch.expectClean(6)
    return texts
  } finally {
    await context.close()
  }
}

/** Runs the visual checks of one screen and brings the page back to its first size and colours. */
async function expectLooksOf(page: Page, screen: Screen, locale: Locale): Promise<void> {
  const wide = page.viewportSize() ?? { width: 1280, height: 800 }
  await expectGoodLooks(page, locale, allScreens.indexOf(screen))
  // Zoom and forced colours do not depend on the language.
  if (locale === 'en') {
    // A dialog may cover the small window; it has a scroll bar of its own.
    if (ownScreens.includes(screen) && !screen.address.includes('=new')) await expectReadableAt400Percent(page)
    await expectWholeWhenZoomed(page)
    await page.emulateMedia({ forcedColors: 'none' })
  }
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'default'))
  await page.setViewportSize(wide)
}
