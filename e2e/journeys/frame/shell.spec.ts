import type { Page } from '@playwright/test'
import type { AccountName } from '../../fixtures/accounts.ts'
import { expectNoViolations } from '../../fixtures/violations.ts'
import { givenNameOf, greeting } from '../../fixtures/signIn.ts'
import { expect, test } from '../../fixtures/test.ts'

const field = (page: Page) => page.getByRole('combobox')
const results = (page: Page) => page.getByRole('option')
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

async function openDashboard(page: Page, account: AccountName): Promise<void> {
  await page.goto('/dashboard')
  await expect(greeting(page, givenNameOf(account))).toBeVisible()
}

async function openPalette(page: Page): Promise<void> {
  // The last one may still be leaving, and would take what is typed with it.
  await expect(field(page)).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
}

test.describe('the frame', () => {
  test.use({ account: 'learner' })

  test('fetches the palette on the first intent and not before', { tag: '@long' }, async ({ page, watch }) => {
    await page.clock.install()
    await openDashboard(page, 'learner')
    const fetched = () => watch.requests.filter((request) => /lazyFrame|CommandPalettePanel/.test(request.url())).length
    expect(fetched()).toBe(0)
    await page.getByRole('button', { name: 'Search', exact: true }).hover()
    await expect.poll(fetched).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeFocused()
  })

  test(
    'says that the palette did not come, and asks for it again at the next press',
    { tag: '@long' },
    async ({ page }) => {
      await page.route(/lazyFrame/, (route) => route.abort())
      await openDashboard(page, 'learner')
      await page.keyboard.press('Control+k')
      await expect(page.getByText('The window did not load. Check the connection and try again.')).toBeVisible()
      await page.unrouteAll({ behavior: 'wait' })
      await page.keyboard.press('Control+k')
      await expect(field(page)).toBeFocused()
      await expect(page.getByText('The window did not load.')).toHaveCount(0)
    },
  )

  test('changes language and appearance from the palette, and speaks the new language there', async ({ page }) => {
    await openDashboard(page, 'learner')
    await openPalette(page)
    await page.keyboard.type('kiswahili')
    await expect(results(page)).toHaveText([/Kiswahili/])
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('lang', 'sw')
    await openPalette(page)
    await expect(page.getByRole('dialog', { name: 'Tafuta', exact: true })).toBeVisible()
    await page.keyboard.type('zambarau')
    await expect(results(page)).toHaveText([/zambarau/])
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await openPalette(page)
    await page.keyboard.type('deutsch')
    await expect(results(page)).toHaveText([/Deutsch/])
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await openPalette(page)
    await page.keyboard.type('ubersicht')
    await expect(results(page).first()).toContainText('Übersicht')
    await expectNoViolations(page)
  })

  test('has a bell that opens the notifications, and gives the focus back', { tag: '@long' }, async ({ page }) => {
    await openDashboard(page, 'learner')
    const bell = page.getByRole('button', { name: /^Notifications/ })
    await bell.click()
    await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(bell).toBeFocused()
  })

  test('lets a page appear softly, and at once where motion is not wanted', { tag: '@long' }, async ({ page }) => {
    await openDashboard(page, 'learner')
    const fades = async (name: string) => {
      await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name }).click()
      await expect(title(page, name)).toBeVisible()
      return page.evaluate(() => document.getElementById('main')?.dataset['faded'] ?? 'no')
    }
    await page.evaluate(() => {
      const main = document.getElementById('main')
      if (main === null) return
      const animate = main.animate.bind(main)
      main.animate = (...how) => {
        main.dataset['faded'] = 'yes'
        return animate(...how)
      }
    })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await fades('My units')).toBe('no')
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    expect(await fades('Using Somo')).toBe('yes')
  })

  test('prints the page and nothing of the frame', async ({ page }) => {
    await page.goto('/using-sitos')
    await expect(title(page, 'Using Somo')).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeHidden()
    await expect(page.getByRole('button', { name: /^Notifications/ })).toBeHidden()
    await expect(title(page, 'Using Somo')).toBeVisible()
    await expect(page.getByText('A part of your organisation, such as')).toBeVisible()
  })

  test(
    'prints in light roles, in whatever theme the screen is, with a colour of its own too',
    { tag: '@long' },
    async ({ page }) => {
      await page.addInitScript(() =>
        localStorage.setItem('somo.theme', JSON.stringify({ name: 'dark', primary: '#0b6e4f' })),
      )
      await page.goto('/using-sitos')
      await expect(title(page, 'Using Somo')).toBeVisible()
      // In one step with reading: the app sets its own theme again when the person's settings arrive.
      const looks = (theme: 'default' | 'dark') =>
        page.evaluate((name) => {
          document.documentElement.setAttribute('data-theme', name)
          const { backgroundColor, color, colorScheme } = getComputedStyle(document.documentElement)
          return [
            backgroundColor,
            color,
            colorScheme,
            getComputedStyle(document.body).getPropertyValue('--somo-brand-text'),
          ]
        }, theme)
      const light = await looks('default')
      expect(await looks('dark')).not.toEqual(light)
      await page.emulateMedia({ media: 'print' })
      expect(await looks('dark')).toEqual(light)
    },
  )

  test('keeps lines readable on a screen of 3840 px', { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize({ width: 3840, height: 2160 })
    for (const path of ['/dashboard', '/using-sitos', '/nope']) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      const widest = await page
        .getByRole('main')
        .locator('p, dd, li')
        .evaluateAll((texts) => Math.max(...texts.map((text) => text.getBoundingClientRect().width)))
      expect(widest, path).toBeLessThan(1200)
    }
  })
})

test.describe('on a small screen', () => {
  test.use({ account: 'learner', viewport: { width: 360, height: 740 } })

  test('the panel "More" has its landmarks, the keys of the palette rest in it, and its links put the focus on the title', async ({
    page,
  }) => {
    await openDashboard(page, 'learner')
    await expect(page.getByRole('main')).toHaveCount(1)
    await expect(page.getByRole('banner')).toHaveCount(1)
    await page.getByRole('button', { name: 'More' }).click()
    const panel = page.getByRole('dialog', { name: 'Whole menu' })
    await expect(panel.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(field(page)).toHaveCount(0)
    await panel.getByRole('link', { name: 'Using Somo' }).click()
    await expect(panel).toHaveCount(0)
    await expect(title(page, 'Using Somo')).toBeFocused()
  })
})
