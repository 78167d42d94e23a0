import type { Locator, Page } from '@playwright/test'
import { accountMenu } from './fixtures/shell.ts'
import { gateButton, givenName, greeting, signInPage } from './fixtures/signIn.ts'
import { expect, test } from './fixtures/test.ts'
import { password } from './fixtures/accounts.ts'

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
    await tabTo(page, page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Catalogue' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Catalogue' })).toBeFocused()
  })

  await test.step('the theme', async () => {
    await chooseInAccountMenu(page, page.getByRole('menuitemradio', { name: 'Dark violet' }))
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })

  await test.step('the language', async () => {
    await chooseInAccountMenu(page, page.getByRole('menuitemradio', { name: 'Deutsch' }))
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(page.getByRole('heading', { level: 1, name: 'Katalog' })).toBeVisible()
    await chooseInAccountMenu(page, page.getByRole('menuitemradio', { name: 'English' }))
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })

  await test.step('logging out', async () => {
    await chooseInAccountMenu(page, page.getByRole('menuitem', { name: 'Sign out' }))
    await expect(gateButton(page)).toBeVisible()
  })
})

test.describe('on a page', () => {
  test.use({ account: 'all' })

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
    const stops: string[] = []
    for (let name = await nextStop(page); name !== null && !stops.includes(name); name = await nextStop(page)) stops.push(name)
    expect(stops.length, stops.join(', ')).toBeGreaterThan(25)
    expect(stops.filter((stop) => stop.endsWith('no outline'))).toEqual([])
  })
})

/** Presses Tab until the element has the focus; fails after a whole round without it. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error('The keyboard does not reach the element.')
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

/** Goes one stop further and answers its name, with a remark where nothing shows the focus; null outside the page. */
async function nextStop(page: Page): Promise<string | null> {
  await page.keyboard.press('Tab')
  return page.evaluate(() => {
    const element = document.activeElement
    if (element === null || element === document.body) return null
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    const isShown = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''
    return `${element.tagName} ${name} ${element.getAttribute('href') ?? ''}${isShown ? '' : ' no outline'}`
  })
}
