import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'

test.use({ maxDocuments: 12, account: 'admin' })

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const people = (page: Page) => page.getByRole('grid', { name: 'People' })
const rowOf = (page: Page, name: string) => people(page).getByRole('row').filter({ hasText: name })
const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: /Notifications|Messages/ }).getByText(text)

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`/user-management${query}`)
  await expect(page.getByRole('heading', { level: 1, name: 'User management' })).toBeVisible()
}

test('an administrator adds somebody, finds them, shuts them out and takes it back', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: 'Add person' }).click()
  const submit = page.getByRole('button', { name: 'Add person' }).last()
  await field(page, 'Email').fill('nobody at home')
  await submit.click()
  // The summary leads to each error, and nothing typed is lost.
  await expect(page.getByRole('link', { name: 'Email', exact: true })).toBeVisible()
  await expect(field(page, 'Email')).toHaveValue('nobody at home')
  await field(page, 'Email').fill('ada.kwanza@uferwerk.example')
  await field(page, 'Given name').fill('Ada')
  await field(page, 'Family name').fill('Kwanza')
  await submit.click()
  await expect(page.getByRole('heading', { level: 2, name: 'Ada Kwanza' })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).first().click()

  await page.getByRole('searchbox').fill('kwanza')
  await expect(page).toHaveURL(/q=kwanza/)
  await expect(rowOf(page, 'Kwanza, Ada')).toContainText('Invited')
  await expect(rowOf(page, 'Brandt, Lukas')).toHaveCount(0)

  await rowOf(page, 'Kwanza, Ada').getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Suspend' }).click()
  const question = page.getByRole('alertdialog', { name: 'Suspend 1 person?' })
  await expect(question.getByText('1 person can no longer sign in.')).toBeVisible()
  await question.getByRole('button', { name: 'Suspend' }).click()
  await expect(rowOf(page, 'Kwanza, Ada')).toContainText('Suspended')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rowOf(page, 'Kwanza, Ada')).not.toContainText('Suspended')

  // The address alone shows the same again.
  await page.reload()
  await expect(rowOf(page, 'Kwanza, Ada')).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('kwanza')
})

test('somebody’s time zone is given with them and changed later', { tag: '@long' }, async ({ page }) => {
  const zone = page.getByRole('combobox', { name: 'Time zone' })
  const choose = async (query: string, name: RegExp): Promise<void> => {
    await zone.fill(query)
    await page.getByRole('option', { name }).click()
  }
  await open(page, '?open=new')
  await field(page, 'Family name').fill('Eneo')
  await field(page, 'Username').fill('saa.eneo')
  await choose('Nairobi', /Nairobi/)
  await page.getByRole('button', { name: 'Add person' }).last().click()
  await expect(page.getByRole('heading', { level: 2, name: 'Eneo' })).toBeVisible()
  await expect(zone).toHaveValue('Africa/Nairobi')
  await choose('Kathmandu', /Kathmandu/)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, 'Eneo saved.')).toBeVisible()
  await page.reload()
  await expect(zone).toHaveValue('Asia/Kathmandu')
})
