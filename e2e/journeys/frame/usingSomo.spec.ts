import type { Page } from '@playwright/test'
import { openAccountMenu } from '../../fixtures/shell.ts'
import { expect, test } from '../../fixtures/test.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test.describe('the page', () => {
  test.use({ account: 'learner', maxDocuments: 8 })

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
})

test.describe('legal pages', () => {
  test.use({ account: 'learner' })

  test('open in the language chosen in the app', { tag: '@long' }, async ({ page, context }) => {
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
