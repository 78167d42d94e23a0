import type { Locator, Page } from '@playwright/test'
import { expectNoFault } from './fixtures/faults.ts'
import { serverUrl } from './fixtures/places.ts'
import { browserLocale, chooseTheme, locales, notYetScreen, openScreen, ownScreens, screens, themes } from './fixtures/looks.ts'
import { gateButton, signInPage } from './fixtures/signIn.ts'
import { openAccountMenu } from './fixtures/shell.ts'
import { expect, test } from './fixtures/test.ts'

for (const screen of screens) {
  for (const theme of themes) {
    for (const locale of locales) {
      // Every screen that is not built yet is the same one: one look at it is enough.
      if (screen === notYetScreen && (theme !== 'default' || locale !== 'en')) continue

      test.describe(`${screen.name}, ${theme}, ${locale}`, () => {
        test.use({ account: screen.account, signInMode: screen.signInMode, locale: browserLocale[locale] })

        test('has no fault that axe finds, and fits 360 px', async ({ page, context }) => {
          await chooseTheme(context, theme, serverUrl(screen.signInMode))
          await openScreen(page, screen)
          await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
          await expect(page.locator('html')).toHaveAttribute('lang', locale)
          await expectNoFault(page)
          await page.setViewportSize({ width: 360, height: 740 })
          // The small screen has other parts, but no other ones in another language.
          if (locale === 'en') await expectNoFault(page)
          expect(await widerThanThePage(page), 'reaches beyond 360 px').toEqual([])
        })
      })
    }
  }
}

test.describe('forced colours', () => {
  test.use({ signInMode: 'button' })

  test('leave the gate and the sign-in page with buttons and fields that have an edge', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto('/')
    await expectEdge(page, gateButton(page))
    await gateButton(page).click()
    for (const control of [signInPage(page).login, signInPage(page).submit]) await expectEdge(page, control)
    await expectNoFault(page)
  })
})

test.describe('reduced motion', () => {
  test.use({ account: 'learner' })

  test('lets nothing move when a menu opens', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/dashboard')
    await openAccountMenu(page)
    const moving = await page.evaluate(() =>
      document.getAnimations().flatMap((animation) => {
        const frames = animation.effect instanceof KeyframeEffect ? animation.effect.getKeyframes() : []
        return frames.some((frame) => 'transform' in frame || 'translate' in frame || 'scale' in frame) ? [animation.id] : []
      }),
    )
    expect(moving).toEqual([])
  })
})

for (const screen of ownScreens) {
  test.describe(screen.name, () => {
    test.use({ account: screen.account })

    test('stays whole at 200 % zoom, and with forced colours its fields keep an edge', async ({ page }) => {
      // Twice as large on a window of 1280 × 800 is half the window.
      await page.setViewportSize({ width: 640, height: 400 })
      await openScreen(page, screen)
      expect(await widerThanThePage(page), 'reaches beyond the window').toEqual([])
      await page.emulateMedia({ forcedColors: 'active' })
      for (const field of await page.locator('main').locator('input[type="text"], input[type="email"], input[type="tel"], input[type="password"], textarea').all()) {
        await expectEdgeAround(field)
      }
      await expectNoFault(page)
    })
  })
}

/** What stands out at the right: the reason why a page scrolls sideways. */
function widerThanThePage(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= width) return []
    const wide = [...document.querySelectorAll('body *')].filter((element) => element.getBoundingClientRect().right > width + 0.5)
    return [`${document.documentElement.scrollWidth} px`, ...wide.map((element) => element.outerHTML.slice(0, 120))]
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

async function expectEdge(page: Page, control: ReturnType<typeof gateButton>): Promise<void> {
  await control.waitFor()
  const edge = await control.evaluate((element) => {
    const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(element)
    return { isDrawn: borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1, colour: borderTopColor }
  })
  expect(edge.isDrawn).toBe(true)
  expect(edge.colour, 'a transparent edge is given a colour').not.toMatch(/^rgba\(.*, 0\)$|^transparent$/)
}
