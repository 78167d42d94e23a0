import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { serverUrl } from '../../fixtures/places.ts'
import { fillIn } from '../../fixtures/signIn.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ maxDocuments: 16, account: 'admin' })

/** A context of its own begins without the sign-in of the test's account. */
const nobody = { cookies: [], origins: [] }

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const rowOf = (page: Page, name: string) =>
  page.getByRole('grid', { name: 'People' }).getByRole('row').filter({ hasText: name })

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`/user-management${query}`)
  await expect(page.getByRole('heading', { level: 1, name: 'User management' })).toBeVisible()
}

async function add(page: Page, given: string, family: string, username: string): Promise<void> {
  await open(page, '?open=new')
  await field(page, 'Given name').fill(given)
  await field(page, 'Family name').fill(family)
  await field(page, 'Username').fill(username)
  await button(page, 'Add person').last().click()
  await expect(page.getByRole('heading', { level: 2, name: `${given} ${family}` })).toBeVisible()
}

/** Fetches the file that a job has made. */
async function fetchFile(page: Page, name: RegExp): Promise<Buffer> {
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name }).or(page.getByRole('link', { name })).click({ timeout: 15_000 })
  return readFile(await (await file).path())
}

test('what is listed is what the file holds, as CSV and as XLSX, and no cell calculates', async ({ page }) => {
  await add(page, '=1+1', 'Failiwatu', 'faili.watu')
  await open(page, '?q=failiwatu')
  await expect(rowOf(page, 'Failiwatu')).toHaveCount(1)
  await page.getByRole('button', { name: /Export this list/ }).click()
  await page.getByRole('menuitem', { name: /^CSV file(?! with)/ }).click()
  const csv = (await fetchFile(page, /^Download people-.*\.csv$/)).toString('utf8')
  expect(csv.startsWith('\uFEFF')).toBe(true)
  expect(csv).toContain(`'=1+1 Failiwatu`)
  expect(csv).not.toContain('Lukas Brandt')

  await open(page, '?q=failiwatu')
  await page.getByRole('button', { name: /Export this list/ }).click()
  await page.getByRole('menuitem', { name: /XLSX/ }).click()
  expect((await fetchFile(page, /^Download people-.*\.xlsx$/)).subarray(0, 2).toString()).toBe('PK')
})

test(
  'a letter opens the place of somebody without an address, and what would be refused is told before',
  { tag: '@long' },
  async ({ page }) => {
    await add(page, 'Barua', 'Yakuingia', 'barua.yakuingia')
    await open(page, '?q=yakuingia')
    await rowOf(page, 'Yakuingia')
      .getByRole('button', { name: /^Actions for/ })
      .click()
    await page.getByRole('menuitem', { name: 'Print letters' }).click()
    const question = page.getByRole('alertdialog', { name: 'Print letters for Barua Yakuingia?' })
    await expect(question.getByText('1 letter is created.')).toBeVisible()
    await question.getByRole('button', { name: 'Print letters' }).click()
    const letter = (await fetchFile(page, /^Download letters-.*\.html$/)).toString('utf8')
    expect(letter).toContain('Barua Yakuingia')
    expect(letter).toMatch(/([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}/)

    // Who was put away gets no letter, and hears of it before anything is printed.
    await open(page, '?q=yakuingia')
    await rowOf(page, 'Yakuingia')
      .getByRole('button', { name: /^Actions for/ })
      .click()
    await page.getByRole('menuitem', { name: 'Suspend' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Suspend' }).click()
    await expect(rowOf(page, 'Yakuingia')).toContainText('Suspended')
    await rowOf(page, 'Yakuingia').getByRole('checkbox').click()
    await button(page, 'More actions').click()
    await page.getByRole('menuitem', { name: 'Print letters' }).click()
    await expect(page.getByRole('dialog').getByText(/Nothing would change\./)).toBeVisible()
  },
)

test('a view is kept for oneself, and shared with everybody who sees the list', async ({ page, controls, browser }) => {
  await open(page, '?q=mwonekano-wangu')
  await button(page, 'Save view').click()
  await field(page, 'Name').fill('Mine of mwonekano')
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('link', { name: /^Mine of mwonekano/ })).toBeVisible()

  await open(page, '?q=mwonekano-wetu')
  await button(page, 'Save view').click()
  await field(page, 'Name').fill('Ours of mwonekano')
  await page.getByRole('checkbox', { name: /Share with everyone who can see this list/ }).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('link', { name: /^Ours of mwonekano/ })).toBeVisible()

  await controls.putAccount({ username: 'views-manager', roles: ['EDUCATION_MANAGER', 'ADMIN'] })
  const context = await browser.newContext({ baseURL: serverUrl('auto'), locale: 'en-GB', storageState: nobody })
  const theirs = await context.newPage()
  await theirs.goto('/user-management')
  await fillIn(theirs, 'views-manager')
  await theirs.getByRole('link', { name: /^Ours of mwonekano/ }).click()
  await expect(theirs).toHaveURL(/q=mwonekano-wetu/)
  await expect(theirs.getByRole('link', { name: /^Mine of mwonekano/ })).toHaveCount(0)
  await context.close()
})
