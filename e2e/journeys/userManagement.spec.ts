import type { Page } from '@playwright/test'
import { expectNoFault } from '../fixtures/faults.ts'
import { fillIn } from '../fixtures/signIn.ts'
import { expect, test } from '../fixtures/test.ts'

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

/** Adds a person by the form, who is open afterwards; names end the same for one run, so that a search finds them alone. */
async function add(page: Page, given: string, family: string): Promise<void> {
  await open(page, '?open=new')
  await field(page, 'Given name').fill(given)
  await field(page, 'Family name').fill(family)
  await field(page, 'Username').fill(`${given}.${family}`.toLowerCase())
  await page.getByRole('button', { name: 'Add person' }).last().click()
  await expect(page.getByRole('heading', { level: 2, name: `${given} ${family}` })).toBeVisible()
}

test('an administrator adds somebody, finds them, shuts them out and takes it back', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: 'Add person' }).click()
  const submit = page.getByRole('button', { name: 'Add person' }).last()
  await field(page, 'Email').fill('nobody at home')
  await submit.click()
  // The summary leads to each fault, and nothing typed is lost.
  await expect(page.getByRole('link', { name: /^Email/ })).toBeVisible()
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

test('somebody’s time zone is given with them and changed later', async ({ page }) => {
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

test('two editors at once: different fields come together, the same one is asked about', async ({ page, context }) => {
  await add(page, 'Baraka', 'Wawili')
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(field(other, 'Family name')).toHaveValue('Wawili')

  await field(other, 'Family name').fill('Wengine')
  await field(other, 'Number').fill('4711')
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(other.getByRole('heading', { level: 2, name: 'Baraka Wengine' })).toBeVisible()

  await field(page, 'Family name').fill('Wangu')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('This person was changed by someone else.')).toBeVisible()
  const choices = page.getByRole('radio')
  for (const choice of await choices.all()) await expect(choice).not.toBeChecked()
  await page.getByRole('radio', { name: /Wangu/ }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 2, name: 'Baraka Wangu' })).toBeVisible()
  await expect(field(page, 'Number')).toHaveValue('4711')
})

test('a network that goes while saving loses nothing', async ({ page }) => {
  await add(page, 'Chausiku', 'Mtandao')
  await expect(field(page, 'Username')).toHaveValue('chausiku.mtandao')
  await page.route('**/graphql', (route) => route.abort('internetdisconnected'))
  await field(page, 'Number').fill('0815')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/Not saved\. The server did not answer/)).toBeVisible()
  await expect(field(page, 'Number')).toHaveValue('0815')
  await page.unroute('**/graphql')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, 'Chausiku Mtandao saved.')).toBeVisible()
  await page.getByRole('link', { name: 'History' }).click()
  await expect(page.getByText(/Changed the person/).first()).toBeVisible()
})

test('keys alone: search, move, open, close', async ({ page }) => {
  await open(page)
  await expect(rowOf(page, 'Brandt, Lukas')).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('brandt')
  await expect(rowOf(page, 'Amani Juma')).toHaveCount(0)
  const name = rowOf(page, 'Brandt, Lukas').getByRole('link', { name: /Brandt, Lukas/ })
  await name.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Lukas Brandt' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page).not.toHaveURL(/open=/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('rows are cards, a person is a page, and nothing moves sideways', async ({ page }) => {
    await open(page, '?q=brandt')
    await expect(rowOf(page, 'Brandt, Lukas')).toBeVisible()
    await expectNoFault(page)
    await rowOf(page, 'Brandt, Lukas')
      .getByRole('link', { name: /Brandt, Lukas/ })
      .click()
    await expect(page.getByRole('dialog', { name: 'Lukas Brandt' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await expectNoFault(page)
  })
})

test.describe('as a manager', () => {
  test.use({ account: null })

  test('somebody who manages no unit sees nobody, and is not led to what administrators decide', async ({
    page,
    controls,
  }) => {
    await controls.putAccount({ username: 'people-alone', roles: ['EDUCATION_MANAGER'] })
    await page.goto('/user-management')
    await fillIn(page, 'people-alone')
    await expect(page.getByRole('heading', { level: 1, name: 'User management' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'You don’t manage a unit yet' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add person' })).toHaveCount(0)
    await expect(page.getByText('Brandt, Lukas')).toHaveCount(0)
    await open(page, '?open=links')
    await expect(page.getByText('Waiting for a decision')).toHaveCount(0)
  })
})
