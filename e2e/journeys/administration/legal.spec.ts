import { expectNoViolations } from '../../fixtures/violations.ts'
import { gateButton, signInPage } from '../../fixtures/signIn.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ signInMode: 'button', maxDocuments: 8 })

test('the gate and the sign-in page lead to the legal pages, which speak the chosen language', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await expect(gateButton(page)).toBeVisible()
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Privacy' }).click()
  const legal = await opened
  await expect(legal.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
  await expect(legal.getByText('This text has not been published yet.')).toBeVisible()
  await legal.getByRole('link', { name: 'Kiswahili' }).click()
  await expect(legal.getByRole('heading', { level: 1, name: 'Faragha' })).toBeVisible()
  await legal.getByRole('link', { name: 'Masharti ya matumizi' }).click()
  await expect(legal.locator('html')).toHaveAttribute('lang', 'sw')
  await legal.getByRole('link', { name: 'English' }).click()
  await legal.close()
  await gateButton(page).click()
  await expect(signInPage(page).heading).toBeVisible()
  await page.getByRole('link', { name: 'Imprint' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Imprint' })).toBeVisible()
})

test('a kind there is not leads to those there are', { tag: '@long' }, async ({ page }) => {
  await page.goto('/legal/nope')
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Accessibility' }).click()
  await expect(page).toHaveURL('/legal/accessibility')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, locale: 'de-DE' })

  test('they are read, printed and left all the same', { tag: '@long' }, async ({ page }) => {
    await page.goto('/legal/imprint')
    await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Zurück zu Somo' })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible()
    await expect(page.getByText('Dieser Text ist noch nicht veröffentlicht.')).toBeVisible()
    await expect(page.getByRole('navigation')).toHaveCount(0)
  })
})

test('on 320 px nothing reaches beyond the page, and the keyboard goes through', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/legal/terms')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expectNoViolations(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Back to Somo' })).toBeFocused()
})
