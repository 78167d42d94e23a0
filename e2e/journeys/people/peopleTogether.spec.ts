import type { Page } from '@playwright/test'
import { serverUrl } from '../../fixtures/places.ts'
import { fillIn, gateButton } from '../../fixtures/signIn.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ maxDocuments: 16, account: 'admin' })

/** A context of its own begins without the sign-in of the test's account. */
const nobody = { cookies: [], origins: [] }

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const rowOf = (page: Page, name: string) =>
  page.getByRole('grid', { name: 'People' }).getByRole('row').filter({ hasText: name })
const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: /Notifications|Messages/ }).getByText(text)

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`/user-management${query}`)
  await expect(page.getByRole('heading', { level: 1, name: 'User management' })).toBeVisible()
}

/** Adds a person by the form, who is open afterwards; answers their address in the list. */
async function add(page: Page, given: string, family: string, username: string): Promise<string> {
  await open(page, '?open=new')
  await field(page, 'Given name').fill(given)
  await field(page, 'Family name').fill(family)
  await field(page, 'Username').fill(username)
  await button(page, 'Add person').last().click()
  await expect(page.getByRole('heading', { level: 2, name: `${given} ${family}` })).toBeVisible()
  return new URL(page.url()).search
}

/** A unit below the one that is open; answers its address. */
async function makeUnit(page: Page, name: string, key: string): Promise<string> {
  await button(page, 'More actions').click()
  await page.getByRole('menuitem', { name: 'New sub-unit' }).click()
  await page.getByRole('textbox', { name: /^Name/ }).fill(name)
  await page.getByRole('textbox', { name: /^Key/ }).fill(key)
  await button(page, 'Create unit').click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  return new URL(page.url()).searchParams.get('unit') ?? ''
}

/** Opens the question of an action with a unit for all that are selected, and answers it. */
async function moveSelected(page: Page, action: 'Add to unit' | 'Remove from unit', unit: string): Promise<void> {
  if (action === 'Add to unit') await button(page, action).click()
  else {
    await button(page, 'More actions').click()
    await page.getByRole('menuitem', { name: action }).click()
  }
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: /^Unit/ }).fill(unit)
  await page
    .getByRole('option', { name: new RegExp(unit) })
    .first()
    .click()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: action }).click()
}

test(
  'people of a unit come and go together and back again, and are found with the units above them or without',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/unit-management')
    await page.getByRole('treeitem').first().click()
    const above = await makeUnit(page, 'Perchery', 'perchery')
    await makeUnit(page, 'Perchloft', 'perchloft')
    await add(page, 'Pia', 'Perchfolk', 'pia.perchfolk')
    await add(page, 'Pol', 'Perchfolk', 'pol.perchfolk')
    await open(page, '?q=perchfolk')
    await expect(rowOf(page, 'Perchfolk')).toHaveCount(2)

    const selectAll = page.getByRole('checkbox', { name: 'Select all on this page' })
    await selectAll.click()
    await moveSelected(page, 'Add to unit', 'Perchloft')
    await expect(toast(page, 'Added to the unit: 2 people.')).toBeVisible()
    await open(page, `?unit=${above}`)
    await expect(rowOf(page, 'Perchfolk')).toHaveCount(2)
    await open(page, `?unit=${above}.only`)
    await expect(rowOf(page, 'Perchfolk')).toHaveCount(0)

    await open(page, `?unit=${above}`)
    await selectAll.click()
    await moveSelected(page, 'Remove from unit', 'Perchloft')
    await expect(rowOf(page, 'Perchfolk')).toHaveCount(0)
    await button(page, 'Undo').click()
    await expect(rowOf(page, 'Perchfolk')).toHaveCount(2)
  },
)

test('two of one person become one; the old address leads there, and it can be read who did it', async ({ page }) => {
  const stays = await add(page, 'Duma', 'Rudufu-Mbili', 'duma.one')
  const goes = await add(page, 'rudufu mbili', 'DÚMA', 'duma.two')
  await open(page, '?duplicate=yes&q=duma')
  await expect(rowOf(page, 'same name')).toHaveCount(2)

  await open(page, `${stays}&tab=duplicates`)
  await page.getByRole('button', { name: 'Merge with rudufu mbili DÚMA' }).click()
  const goOn = button(page, 'Continue')
  await expect(page.getByRole('radiogroup', { name: 'Username' })).toBeVisible()
  for (const group of await page.getByRole('radiogroup').all()) await group.getByRole('radio').first().check()
  await goOn.click()
  const question = page.getByRole('alertdialog', { name: /^Merge rudufu mbili DÚMA/ })
  await expect(question.getByText(/You can’t undo this/)).toBeVisible()
  await question.getByRole('textbox').fill('rudufu mbili DÚMA')
  await question.getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(toast(page, /merged into Duma Rudufu-Mbili/)).toBeVisible()

  await open(page, goes)
  await expect(page.getByRole('heading', { level: 2, name: 'Duma Rudufu-Mbili' })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(stays.replace('?', '\\?')))
  await page.getByRole('link', { name: 'History' }).click()
  await expect(page.getByText('Merged two people')).toBeVisible()
  await open(page, '?duplicate=yes&q=duma')
  await expect(rowOf(page, 'same name')).toHaveCount(0)
})

test(
  'somebody is signed out everywhere, at once, and may come in again',
  { tag: '@long' },
  async ({ page, controls, browser }) => {
    await controls.putAccount({ username: 'leaver-everywhere', roles: ['LEARNER'] })
    const context = await browser.newContext({ baseURL: serverUrl('auto'), locale: 'en-GB', storageState: nobody })
    const theirs = await context.newPage()
    await theirs.goto('/my-profile')
    await fillIn(theirs, 'leaver-everywhere')
    await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible()

    await open(page, '?q=leaver-everywhere')
    await rowOf(page, 'leaver-everywhere')
      .getByRole('button', { name: /^Actions for/ })
      .click()
    await page.getByRole('menuitem', { name: 'End sessions' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'End sessions' }).click()
    await expect(toast(page, /Signed out everywhere/)).toBeVisible()

    await theirs.reload()
    await expect(theirs.getByRole('heading', { level: 1, name: 'Your session has ended.' })).toBeVisible()
    await gateButton(theirs).click()
    await fillIn(theirs, 'leaver-everywhere')
    await expect(theirs).toHaveURL(/\/my-profile/)
    await expect(gateButton(theirs)).toHaveCount(0)
    await context.close()
  },
)

test('the day somebody leaves is kept with them', { tag: '@long' }, async ({ page }) => {
  await add(page, 'Siku', 'Yamwisho', 'siku.yamwisho')
  await field(page, 'Last day').fill('31/12/2099')
  await button(page, 'Save').click()
  await expect(toast(page, 'Siku Yamwisho saved.')).toBeVisible()
  await page.reload()
  await expect(field(page, 'Last day')).toHaveValue('31.12.2099')
})
