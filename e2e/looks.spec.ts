import type { Browser, Locator, Page } from '@playwright/test'
import { brokenRules, expectLegible, expectNoFault } from './fixtures/faults.ts'
import { isLong } from './fixtures/long.ts'
import { browserLocale, chooseTheme, notYetScreens, openScreen, screens, themes, type Locale, type Screen } from './fixtures/looks.ts'
import { serverUrl, stateFile } from './fixtures/places.ts'
import { expect, test } from './fixtures/test.ts'
import { watchContext } from './fixtures/watch.ts'
import { widerThanThePage } from './fixtures/width.ts'
import { forgottenWords, wordsOf } from './fixtures/words.ts'
import { writtenWords } from './fixtures/written.ts'

for (const screen of screens) {
  test(`C55 locale-switch: ${screen.name} has no fault in any theme, fits 360 px and 200 % zoom, keeps its edges with forced colours, and leaves no English word in German or Swahili`, async ({ browser }) => {
    // One opening serves a language with both themes and both widths: most of the time is the start of a context.
    const [english, german, swahili] = [await textsOf(browser, screen, 'en'), await textsOf(browser, screen, 'de'), await textsOf(browser, screen, 'sw')]
    expect(english.length, 'texts on the screen').toBeGreaterThan(3)
    expect(forgottenWords('de', german, english), 'de').toEqual([])
    expect(forgottenWords('sw', swahili, english), 'sw').toEqual([])
  })
}

/** Opens the screen in a language, holds it against everything asked of its looks, and answers the texts of its wide page. */
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
    // Every screen that is not built yet is the same one: one look at it is enough.
    if (!notYetScreens.includes(screen) || locale === 'en') await expectGoodLooks(page, locale)
    // Neither zoom nor forced colours know a language.
    if (locale === 'en') await expectWholeWhenZoomed(page)
    watch.expectClean(6)
    return texts.filter((text) => !written.has(text))
  } finally {
    await context.close()
  }
}

/**
 * English is looked at in full; under the dark theme only what colours decide, in other languages only the width: parts,
 * names and order are the same there. The long run looks at every combination in full.
 */
async function expectGoodLooks(page: Page, locale: Locale): Promise<void> {
  const wide = page.viewportSize() ?? { width: 1280, height: 800 }
  for (const theme of themes) {
    await test.step(`${locale}, ${theme}`, async () => {
      // A theme changes by this one attribute, without a new opening.
      await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
      await page.setViewportSize(wide)
      if (isLong || (locale === 'en' && theme === 'default')) await expectNoFault(page)
      else if (locale === 'en') await expectLegible(page)
      if (theme !== 'default' && !isLong) return
      await page.setViewportSize({ width: 360, height: 740 })
      // The small screen has other parts, but no other ones in another language.
      if (locale === 'en') await expectNoFault(page)
      await expect.poll(() => widerThanThePage(page), 'reaches beyond 360 px').toEqual([])
    })
  }
}

async function expectWholeWhenZoomed(page: Page): Promise<void> {
  await test.step('200 % zoom, forced colours', async () => {
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'default'))
    // Twice as large on a window of 1280 × 800 is half the window.
    await page.setViewportSize({ width: 640, height: 400 })
    // What was one column a moment ago takes its new width in some frames later.
    await expect.poll(() => widerThanThePage(page), 'reaches beyond the window').toEqual([])
    await page.emulateMedia({ forcedColors: 'active' })
    for (const field of await page.locator('main').locator('input[type="text"], input[type="email"], input[type="tel"], input[type="password"], textarea').all()) {
      await expectEdgeAround(field)
    }
    // The colours are the system's here: what a bar covers in so small a window is measured in the looks above.
    await expect.poll(() => brokenRules(page)).toEqual([])
  })
}

/** The edge of a field may be drawn by the box around it. */
async function expectEdgeAround(field: Locator): Promise<void> {
  const hasEdge = await field.evaluate((element) => {
    const isDrawn = (box: Element | null): boolean => {
      if (box === null) return false
      const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(box)
      return borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1 && !/^rgba\(.*, 0\)$|^transparent$/.test(borderTopColor)
    }
    return isDrawn(element) || isDrawn(element.closest('[data-part="control"]'))
  })
  expect(hasEdge, await field.evaluate((element) => element.outerHTML.slice(0, 160))).toBe(true)
}
