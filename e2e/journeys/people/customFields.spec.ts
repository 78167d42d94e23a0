import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectNoViolations } from '../../fixtures/violations.ts'
import { serverUrl, stateFile } from '../../fixtures/places.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ maxDocuments: 12, account: 'admin' })

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name })
const fields = (page: Page) => page.getByRole('list', { name: 'Custom fields' })

async function addField(page: Page, name: string, kind: string, audience: string): Promise<void> {
  await page.goto('/system?tab=fields')
  await page.getByRole('button', { name: 'Add field' }).click()
  const dialog = page.getByRole('dialog', { name: 'New field' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(field(page, /^Name \(English\)/)).toHaveAccessibleDescription(/Fill in this field/)
  await field(page, /^Name \(English\)/).fill(name)
  await dialog.getByRole('radio', { name: kind, exact: true }).check()
  await dialog.getByRole('radio', { name: audience, exact: true }).check()
}

async function putAway(page: Page, name: string, sentence: RegExp): Promise<void> {
  await page.goto('/system?tab=fields')
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  const question = page.getByRole('alertdialog', { name: `Archive ${name}?` })
  await expect(question.getByText(sentence)).toBeVisible()
  await question.getByRole('button', { name: 'Archive' }).click()
  await expect(page.getByRole('region', { name: 'Archived' }).getByText(name, { exact: true })).toBeVisible()
}

test('an administrator adds a field, fills it in with a person, takes it away in a file and archives it', async ({
  page,
}) => {
  await addField(page, 'Locker number', 'Number', 'Administrators and managers')
  await page.getByRole('dialog', { name: 'New field' }).getByRole('button', { name: 'Save' }).click()
  await expect(fields(page).getByText('locker-number')).toBeVisible()

  await page.goto('/user-management?open=new')
  await field(page, 'Given name').fill('Sanduku')
  await field(page, 'Family name').fill('Kabatini')
  await field(page, 'Username').fill('sanduku.kabatini')
  const locker = page.getByRole('spinbutton', { name: 'Locker number' })
  await locker.fill('1234567890123')
  await page.getByRole('button', { name: 'Add person' }).last().click()
  // The summary leads to it, and nothing typed is lost.
  await expect(page.getByRole('link', { name: /^Locker number/ })).toBeVisible()
  await expect(field(page, 'Username')).toHaveValue('sanduku.kabatini')
  await locker.fill('12.5')
  await page.getByRole('button', { name: 'Add person' }).last().click()
  await expect(page.getByRole('heading', { level: 2, name: 'Sanduku Kabatini' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('spinbutton', { name: 'Locker number' })).toHaveValue('12.5')

  await page.goto('/user-management?q=kabatini')
  await page.getByRole('button', { name: /^Export/ }).click()
  await page.getByRole('menuitem', { name: 'CSV file with further details' }).click()
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: /\.csv/ }).click({ timeout: 15_000 })
  const text = await readFile(await (await file).path(), 'utf8')
  expect(text).toContain('Locker number')
  expect(text).toMatch(/Sanduku Kabatini.*12\.5/)

  await putAway(page, 'Locker number', /1 person has a value in this field/)
  await page.goto('/user-management?q=kabatini')
  await page.getByRole('link', { name: 'Kabatini, Sanduku' }).click()
  await expect(field(page, 'Family name')).toHaveValue('Kabatini')
  await expect(page.getByRole('spinbutton', { name: 'Locker number' })).toHaveCount(0)
  await expectNoViolations(page)
})

test('a person changes in their profile what is theirs to change', { tag: '@long' }, async ({ page, browser }) => {
  await addField(page, 'Boot size', 'Text', 'Also the people themselves')
  const dialog = page.getByRole('dialog', { name: 'New field' })
  await dialog.getByRole('checkbox', { name: 'People can edit it themselves' }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(fields(page).getByText('boot-size')).toBeVisible()

  const context = await browser.newContext({
    baseURL: serverUrl('auto'),
    locale: 'en-GB',
    storageState: stateFile('learner'),
    viewport: { width: 360, height: 740 },
  })
  const own = await context.newPage()
  await own.goto('/my-profile')
  await field(own, 'Boot size').fill('43')
  await own.getByRole('button', { name: 'Save further details' }).click()
  await expect(own.getByRole('region', { name: /Notifications|Messages/ }).getByText(/saved/i)).toBeVisible()
  await own.reload()
  await expect(field(own, 'Boot size')).toHaveValue('43')
  await expectNoViolations(own)
  await context.close()
  await putAway(page, 'Boot size', /1 person has a value in this field/)
})
