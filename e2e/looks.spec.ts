import type { Browser } from '@playwright/test'
import { expectGoodLooks, expectWholeWhenZoomed } from './fixtures/goodLooks.ts'
import {
  browserLocale,
  chooseTheme,
  notYetScreens,
  openScreen,
  screens,
  type Locale,
  type Screen,
} from './fixtures/looks.ts'
import { otherLocales } from './fixtures/otherLocales.ts'
import { serverUrl, stateFile } from './fixtures/places.ts'
import { expect, test } from './fixtures/test.ts'
import { watchContext } from './fixtures/watch.ts'
import { forgottenWords, wordsOf } from './fixtures/words.ts'
import { writtenWords } from './fixtures/written.ts'

for (const [turn, screen] of screens.entries()) {
  test(`C55 locale-switch: ${screen.name} has no fault in any theme, fits 360 px and 200 % zoom, keeps its edges with forced colours, and leaves no English word in German or Swahili`, async ({
    browser,
  }) => {
    // One context serves a language with both themes and both widths, because starting a context takes most of the
    // time.
    const english = await textsOf(browser, screen, 'en')
    expect(english.length, 'texts on the screen').toBeGreaterThan(3)
    for (const locale of otherLocales(turn))
      expect(forgottenWords(locale, await textsOf(browser, screen, locale), english), locale).toEqual([])
  })
}

/** Opens the screen in a language, runs all visual checks, and returns the texts of the wide page. */
async function textsOf(browser: Browser, screen: Screen, locale: Locale): Promise<string[]> {
  const context = await browser.newContext({
    baseURL: serverUrl(screen.signInMode),
    locale: browserLocale[locale],
    ...(screen.account !== null && { storageState: stateFile(screen.account) }),
  })
  try {
    const watch = await watchContext(context)
    await chooseTheme(context, 'default', serverUrl(screen.signInMode))
    const page = await context.newPage()
    const written = writtenWords(page)
    await openScreen(page, screen)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    const texts = await wordsOf(page)
    // All screens that are not built show the same page, so one visit is enough.
    if (!notYetScreens.includes(screen) || locale === 'en') await expectGoodLooks(page, locale)
    // Zoom and forced colours do not depend on the language.
    if (locale === 'en') await expectWholeWhenZoomed(page)
    watch.expectClean(6)
    return texts.filter((text) => !written.has(text))
  } finally {
    await context.close()
  }
}
