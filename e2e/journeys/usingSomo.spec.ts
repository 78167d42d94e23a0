import type { Page } from '@playwright/test'
import type { AccountName } from '../fixtures/accounts.ts'
import { expectNoFault } from '../fixtures/faults.ts'
import { openAccountMenu } from '../fixtures/shell.ts'
import { expect, test } from '../fixtures/test.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search this page' })

const steps: readonly (readonly [AccountName, own: string, foreign: string | null])[] = [
  ['learner', 'See your units', 'Set up your organisation’s branding'],
  ['manager', 'Manage your people', 'See your units'],
  ['admin', 'Set up your organisation’s branding', 'You have no role yet'],
  ['nobody', 'You have no role yet', 'See your units'],
]

for (const [account, own, foreign] of steps) {
  test.describe(account, () => {
    // The page itself, and one for each way it tells of.
    test.use({ account, maxDocuments: 8 })

    test('finds first steps for the own role, and each leads to a page that opens', async ({ page }) => {
      await page.goto('/using-sitos')
      const starts = section(page, 'First steps')
      await expect(starts.getByRole('heading', { name: own })).toBeVisible()
      if (foreign !== null) await expect(starts.getByRole('heading', { name: foreign })).toHaveCount(0)
      const addresses = await starts
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
      expect(addresses.length).toBeGreaterThanOrEqual(3)
      for (const address of addresses) {
        await page.goto(address)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await expect(page).toHaveURL(address)
      }
    })
  })
}

test.describe('the page', () => {
  test.use({ account: 'learner', maxDocuments: 8 })

  test('is searched as a whole, by the keyboard, and the search is part of the address', async ({ page }) => {
    await page.goto('/using-sitos')
    await search(page).focus()
    await page.keyboard.type('session')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/using-sitos?q=session')
    await expect(page.getByText('The time between signing in and signing out.')).toBeVisible()
    await expect(page.getByText('An award for something you achieved.')).toHaveCount(0)
    await expect(search(page)).toBeFocused()
    await page.reload()
    await expect(search(page)).toHaveValue('session')
    await search(page).fill('xylophone')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'No match for “xylophone”' })).toBeVisible()
    await page.getByRole('button', { name: 'Clear search' }).click()
    await expect(page).toHaveURL('/using-sitos')
    await expect(section(page, 'Glossary')).toBeVisible()
  })

  test('checks browser and connection, names the versions, and asks again', async ({ page }) => {
    await page.goto('/using-sitos')
    const checks = section(page, 'Browser and connection')
    await expect(checks.getByText(/^Answered in \d+ ms$/)).toHaveCount(2)
    await expect(checks.getByText('OK')).toHaveCount(7)
    await expect(section(page, 'Version').getByText('2.0.4 FINAL, 22.05.2025')).toBeVisible()
    await page.route('**/.well-known/openid-configuration', (route) => route.abort())
    await checks.getByRole('button', { name: 'Check again' }).click()
    await expect(checks.getByText('No answer')).toHaveCount(1)
    await expect(checks.getByText(/^Answered in \d+ ms$/)).toHaveCount(1)
  })

  test('names the keys that open the palette, and they do', async ({ page }) => {
    await page.goto('/using-sitos')
    await expect(section(page, 'Keyboard shortcuts').getByText('Ctrl', { exact: true }).first()).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox')).toBeFocused()
  })

  test('jumps to a section and puts the focus there', async ({ page }) => {
    await page.goto('/using-sitos')
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Version' }).click()
    await expect(page).toHaveURL('/using-sitos#version')
    await expect(section(page, 'Version')).toBeInViewport()
  })

  test('fits 320 px, with a search under way', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/using-sitos?q=unit')
    await expect(section(page, 'Glossary')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await expectNoFault(page)
  })
})

test.describe('legal pages', () => {
  test.use({ account: 'learner' })

  test('open in the language chosen in the app', async ({ page, context }) => {
    await page.goto('/using-sitos')
    await openAccountMenu(page)
    await page.getByRole('menuitemradio', { name: 'Deutsch' }).click()
    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name: 'Datenschutz' }).click()
    const legal = await opened
    await expect(legal.locator('html')).toHaveAttribute('lang', 'de')
    await expect(legal.getByRole('heading', { level: 1, name: 'Datenschutz' })).toBeVisible()
  })
})
