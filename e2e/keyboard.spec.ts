import type { Locator, Page } from '@playwright/test'
import { sentenceOf, stopsAfterTitle, stopsOf, tabTo, type Stop } from './fixtures/keyboard.ts'
import { accountMenu } from './fixtures/shell.ts'
import { gateButton, givenName, greeting, signInPage } from './fixtures/signIn.ts'
import { expect, test } from './fixtures/test.ts'
import { password } from './fixtures/accounts.ts'
import { errorScreen, goWithin, openScreen, ownScreens } from './fixtures/looks/looks.ts'

/** All screens and tabs that are tested with the keyboard only. */
const keyed = ownScreens.filter(({ address }) => /^\/(my-profile|super-console)/.test(address))

test('the keyboard alone signs in, walks, changes theme and language, and logs out', async ({ page, controls }) => {
  const username = 'keys'
  await controls.putAccount({ username, roles: ['LEARNER'] })
  await page.goto('/')
  await expect(signInPage(page).login).toBeFocused()
  await page.keyboard.type(username)
  await tabTo(page, signInPage(page).password)
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(greeting(page, givenName(username))).toBeVisible()

  await test.step('a link of the menu puts the focus on the title of its page', async () => {
    await tabTo(page, page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'My units' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'My units' })).toBeFocused()
  })

  await test.step('the theme', async () => {
    await chooseInAccountMenu(page, page.getByRole('menuitemradio', { name: 'Dark violet' }))
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })

  await test.step('the language', async () => {
    await chooseInAccountMenu(page, page.getByRole('menuitemradio', { name: 'Deutsch' }))
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(page.getByRole('heading', { level: 1, name: 'Meine Einheiten' })).toBeVisible()
    await chooseInAccountMenu(page, page.getByRole('menuitemradio', { name: 'English' }))
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })

  await test.step('logging out', async () => {
    await chooseInAccountMenu(page, page.getByRole('menuitem', { name: 'Sign out' }))
    await expect(gateButton(page)).toBeVisible()
  })
})

test.describe('on a page', () => {
  test.use({ account: 'all', maxDocuments: 20 })

  test('the first stop skips to the content', async ({ page }) => {
    await page.goto('/dashboard')
    await expect(greeting(page, 'Neema')).toBeVisible()
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('every stop of the keyboard shows where it is', async ({ page }) => {
    await page.goto('/dashboard')
    await expect(greeting(page, 'Neema')).toBeVisible()
    expectStopsSeen(await stopsOf(page), 26)
  })

  for (const [width, height, walked] of [
    [1280, 800, keyed],
    [360, 740, keyed],
  ] as const) {
    test(`every stop of profile, console and error page is seen at ${width} px`, { tag: '@long' }, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await openScreen(page, errorScreen)
      await test.step('error page, with menu and bar', async () => expectStopsSeen(await stopsOf(page), 5))
      for (const { address } of walked) {
        await test.step(address, async () => {
          await goWithin(page, address)
          // Menu and bar are the same on every page.
          expectStopsSeen(await stopsAfterTitle(page), 2)
        })
      }
    })
  }
})

function expectStopsSeen(stops: readonly Stop[], least: number): void {
  expect(stops.length).toBeGreaterThanOrEqual(least)
  expect(stops.filter(({ error }) => error !== null).map(sentenceOf)).toEqual([])
}

async function chooseInAccountMenu(page: Page, item: Locator): Promise<void> {
  await tabTo(page, accountMenu(page))
  await page.keyboard.press('Enter')
  await item.waitFor()
  for (let presses = 0; presses < 20; presses += 1) {
    if (await item.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('ArrowDown')
  }
  await expect(item).toBeFocused()
  await page.keyboard.press('Enter')
}
