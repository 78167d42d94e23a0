import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { serverUrl } from '../../fixtures/places.ts'
import { fillIn, signInPage } from '../../fixtures/signIn.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ maxDocuments: 12 })

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const account = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })
const unsaved = (page: Page) => page.getByRole('region', { name: /unsaved change/ })

/** Signs in and opens a part of the page. */
async function open(page: Page, username: string, tab = ''): Promise<void> {
  await page.goto(`/my-profile${tab}`)
  await fillIn(page, username)
  await expect(page.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible()
}

/** A browser of its own, as on another device. */
async function elsewhere(browser: Browser, username: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: serverUrl('auto'), locale: 'en-GB' })
  const page = await context.newPage()
  await page.goto('/dashboard')
  await fillIn(page, username)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

test('name, language, date and theme follow the person at once, and to another device', async ({
  page,
  controls,
  browser,
}, { retry }) => {
  // What one try saved would be no change to the next.
  const username = `profile-all-${retry}`
  await controls.putAccount({ username, roles: ['LEARNER'] })
  await open(page, username)
  // Lost with the document: proves that nothing below loads the page anew.
  await page.evaluate(() => Reflect.set(globalThis, 'isSameDocument', true))

  await field(page, 'Given name').fill('Amina')
  await save(page).click()
  await expect(account(page, 'Amina Mbeki')).toBeVisible()
  await expect(unsaved(page)).toBeHidden()

  await page.getByRole('link', { name: 'Language & format' }).click()
  // W10: choices are saved as they are made.
  await page.getByRole('radio', { name: /^\d{4}-\d\d-\d\d$/ }).check()
  await page.getByRole('radio', { name: 'Kiswahili' }).check()
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw')
  await expect(page.getByRole('heading', { level: 1, name: 'Wasifu wangu' })).toBeVisible()

  await page.getByRole('link', { name: 'Mwonekano' }).click()
  await page.getByRole('radio', { name: 'Zambarau iliyokoza' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  await page.getByRole('link', { name: 'Kuingia na vipindi' }).click()
  await expect(page.getByText(/^Umeingia tarehe \d{4}-\d\d-\d\d saa/)).toBeVisible()
  expect(await page.evaluate((): unknown => Reflect.get(globalThis, 'isSameDocument'))).toBe(true)

  const other = await elsewhere(browser, username)
  await expect(other.getByRole('heading', { level: 1, name: /^Habari .*Amina/ })).toBeVisible()
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
  await other.context().close()
})

test('a choice in the menu gives way to what is saved', { tag: '@long' }, async ({ page, controls }) => {
  const username = 'profile-by-hand'
  await controls.putAccount({ username, roles: [] })
  await open(page, username, '?tab=appearance')
  await page.evaluate(() => localStorage.setItem('somo.choices', JSON.stringify({ theme: 'dark', locale: 'en' })))
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: 'Use saved setting' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'default')
  expect(await page.evaluate(() => localStorage.getItem('somo.choices'))).toBe('{"locale":"en"}')

  await page.getByRole('link', { name: 'Language & format' }).click()
  await page.getByRole('radio', { name: 'Deutsch' }).check()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  expect(await page.evaluate(() => localStorage.getItem('somo.choices'))).toBeNull()
})

test(
  'a picture is chosen, seen and removed; a wrong file is refused with its reason',
  { tag: '@long' },
  async ({ page, controls }) => {
    const username = 'profile-picture'
    await controls.putAccount({ username, roles: [] })
    await open(page, username)
    const picker = page.locator('input[type="file"]')
    await picker.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') })
    await expect(page.getByText(/Choose a PNG, WebP, JPEG or AVIF picture|damaged/)).toBeVisible()
    await picker.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await page.locator('h1').screenshot() })
    await expect(page.getByText('Picture saved.')).toBeVisible()
    const picture = page.getByRole('main').locator('[data-component="Avatar"] img')
    await expect(picture).toBeVisible()
    // It is in the page before its bytes are.
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256)
    await page.getByRole('button', { name: 'Remove picture' }).click()
    await expect(picture).toBeHidden()
  },
)

test('a new password ends the other browser, and a wrong one says so at its field', async ({
  page,
  controls,
  browser,
}) => {
  const username = 'profile-password'
  await controls.putAccount({ username, roles: [] })
  // Of an attempt before this one.
  await controls.endSessions(username)
  const other = await elsewhere(browser, username)
  await open(page, username, '?tab=sign-in')
  await expect(page.getByRole('button', { name: 'End', exact: true })).toHaveCount(1)

  const present = page.getByLabel('Current password')
  const next = page.getByLabel('New password')
  const change = page.getByRole('button', { name: 'Change password' })
  await present.fill('wrong')
  await next.fill('boat lantern river')
  await change.click()
  await expect(present).toHaveAccessibleDescription(/This is not your current password/)
  await present.fill('somo')
  await next.fill('password123')
  await change.click()
  await expect(next).toHaveAccessibleDescription(/Too easy to guess/)
  await next.fill('boat lantern river')
  await change.click()
  await expect(page.getByText('Password changed. Your other sessions have ended.')).toBeVisible()
  await expect(present).toHaveValue('')
  await expect(page.getByRole('button', { name: 'End', exact: true })).toHaveCount(0)

  await other.evaluate(() => {
    sessionStorage.clear()
    localStorage.clear()
  })
  await other.goto('/dashboard')
  await expect(signInPage(other).heading).toBeVisible()
  await other.context().close()
})

test('another session is ended from the list', { tag: '@long' }, async ({ page, controls, browser }) => {
  const username = 'profile-sessions'
  await controls.putAccount({ username, roles: [] })
  const others = [
    await elsewhere(browser, username),
    await elsewhere(browser, username),
    await elsewhere(browser, username),
  ]
  await open(page, username, '?tab=sign-in')
  const end = page.getByRole('button', { name: 'End', exact: true })
  await expect(end).toHaveCount(3)
  await end.first().click()
  await expect(end).toHaveCount(2)
  await page.getByRole('button', { name: 'End all others' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End all others' }).click()
  await expect(end).toHaveCount(0)
  await expect(page.getByText('All other sessions have ended.')).toBeVisible()
  await Promise.all(others.map((other) => other.context().close()))
})

test('what is set for the device shows at once and after a reload', { tag: '@long' }, async ({ page, controls }) => {
  const username = 'profile-device'
  await controls.putAccount({ username, roles: [] })
  await open(page, username, '?tab=appearance')
  const size = () =>
    page.getByRole('heading', { level: 1 }).evaluate((title) => Number.parseFloat(getComputedStyle(title).fontSize))
  const usual = await size()
  await page.getByRole('radio', { name: /^125/ }).check()
  expect(await size()).toBeCloseTo(usual * 1.25, 1)
  await page.getByRole('switch', { name: 'Reduce motion' }).check()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.getByRole('radio', { name: 'Use device setting' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-text-size', '125')
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced')
  expect(await size()).toBeCloseTo(usual * 1.25, 1)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'default')
})

test('one’s own data is fetched as pages to read, and as a file for machines', async ({ page, controls }) => {
  await controls.putAccount({ username: 'profile-file', roles: ['LEARNER'] })
  await open(page, 'profile-file', '?tab=privacy')
  const fetchFile = async (name: RegExp): Promise<string> => {
    await page.getByRole('button', { name: 'Prepare file' }).click()
    const file = page.waitForEvent('download')
    await page.getByRole('link', { name }).click({ timeout: 15_000 })
    return (await readFile(await (await file).path())).toString('latin1')
  }
  await expect(page.getByRole('radio', { name: 'Readable (PDF)' })).toBeChecked()
  const pages = await fetchFile(/^Download my-data-.*\.pdf$/)
  expect(pages.slice(0, 5)).toBe('%PDF-')
  expect(pages).toContain('/Lang (en)')

  await page.getByRole('radio', { name: 'Machine-readable (JSON)' }).check()
  const data: unknown = JSON.parse(await fetchFile(/^Download my-data-.*\.json$/))
  expect(data).toMatchObject({ person: { username: 'profile-file' } })
})
