import type { Page } from '@playwright/test'
import { fillIn } from '../../fixtures/signIn.ts'
import { serverUrl } from '../../fixtures/places.ts'
import { expect, test } from '../../fixtures/test.ts'
import { addPeople, makeUnit } from '../../fixtures/units.ts'

test.use({ maxDocuments: 12 })

const item = (page: Page, name: string) => page.getByRole('treeitem', { name: new RegExp(`^${name} `) })
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function open(page: Page, username: string, address = '/unit-management'): Promise<void> {
  await page.goto(address)
  await fillIn(page, username)
  await page.getByRole('tree').waitFor()
}

async function choose(page: Page, entry: string): Promise<void> {
  await button(page, 'More actions').click()
  await page.getByRole('menuitem', { name: entry }).click()
}

/** A unit below the one that is open, with the keyboard's own order of fields. */
async function create(page: Page, name: string, key: string): Promise<void> {
  await choose(page, 'New sub-unit')
  await page.getByRole('textbox', { name: /^Name/ }).fill(name)
  await page.getByRole('textbox', { name: /^Key/ }).fill(key)
  await button(page, 'Create unit').click()
  await expect(title(page, name)).toBeVisible()
}

test('units are made, filled, moved with their consequences told, and put away; a manager sees their branch alone', async ({
  page,
  controls,
  browser,
}) => {
  const [admin, manager, learner] = ['units-admin', 'units-manager', 'units-learner']
  await controls.putAccount({ username: admin, roles: ['ADMIN'] })
  await controls.putAccount({ username: manager, roles: ['EDUCATION_MANAGER'] })
  await controls.putAccount({ username: learner, roles: ['LEARNER'] })
  await open(page, admin)
  await page.getByRole('treeitem').first().click()

  // Bad input: the rule at its field, and nothing typed is lost.
  await choose(page, 'New sub-unit')
  await page.getByRole('textbox', { name: /^Name/ }).fill('Harbour North')
  await page.getByRole('textbox', { name: /^Key/ }).fill('Harbour North')
  await button(page, 'Create unit').click()
  await expect(page.getByRole('textbox', { name: /^Key/ })).toHaveAccessibleDescription(/Use 2 to 64 characters/)
  await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Harbour North')
  await page.getByRole('textbox', { name: /^Key/ }).fill('harbour-north')
  await button(page, 'Create unit').click()
  await expect(title(page, 'Harbour North')).toBeVisible()
  await expect(item(page, 'Harbour North')).toBeVisible()

  // People by a pasted list, one line of which means nobody.
  await button(page, 'Add people').first().click()
  await page.getByRole('textbox', { name: /^As a list/ }).fill(`${learner}\n${manager}\nnobody@example.org`)
  await expect(page.getByText('1 line matches no one you manage')).toBeVisible()
  await button(page, 'Add 2 people').click()
  await expect(page.getByRole('row', { name: new RegExp(manager) })).toBeVisible()

  // Who is responsible.
  await page
    .getByRole('row', { name: new RegExp(manager) })
    .getByRole('button')
    .last()
    .click()
  await page.getByRole('menuitem', { name: 'Change role' }).click()
  await page.getByRole('radio', { name: 'Manager' }).check()
  await button(page, 'Save').click()
  await expect(page.getByRole('row', { name: new RegExp(manager) })).toContainText('Manager')

  // Their own eyes: this branch and nothing else, and no way to move its top.
  const theirs = await (await browser.newContext({ baseURL: serverUrl('auto'), locale: 'en-GB' })).newPage()
  await open(theirs, manager)
  await expect(theirs.getByRole('treeitem')).toHaveCount(1)
  await item(theirs, 'Harbour North').click()
  await expect(theirs.getByRole('row', { name: new RegExp(learner) })).toBeVisible()
  await button(theirs, 'More actions').click()
  await expect(theirs.getByRole('menuitem', { name: 'Move' })).toHaveCount(0)
  await theirs.context().close()

  // Moving tells first who loses sight.
  await page.getByRole('link', { name: 'All units' }).click()
  // The only topmost unit is open by itself, and closed once somebody closes it.
  const top = page.getByRole('treeitem').first()
  await expect(item(page, 'Harbour North')).toBeVisible()
  await top.press('ArrowLeft')
  await expect(item(page, 'Harbour North')).toBeHidden()
  await top.press('ArrowRight')
  await top.click()
  await create(page, 'Harbour South', 'harbour-south')
  await item(page, 'Harbour North').click()
  await expect(title(page, 'Harbour North')).toBeVisible()
  await choose(page, 'Move')
  await page.getByRole('combobox', { name: /New parent/ }).fill('Harbour S')
  await page.getByRole('option', { name: /Harbour South/ }).click()
  await expect(page.getByText('2 people are affected')).toBeVisible()
  await button(page, 'Move').click()
  await expect(page.getByText('Harbour North moved.')).toBeVisible()
  await expect(
    page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Harbour South' }),
  ).toBeVisible()

  await choose(page, 'Archive')
  await button(page, 'Archive').click()
  await expect(page.getByText('Harbour North archived.')).toBeVisible()
  await expect(item(page, 'Harbour North')).toHaveCount(0)
  await choose(page, 'Reactivate')
  await expect(page.getByText('Harbour North reactivated.')).toBeVisible()

  await page.getByRole('tab', { name: 'History' }).click()
  await expect(page.getByText(/Moved the unit/)).toBeVisible()
  await expect(page.getByText(/Reactivated the unit/)).toBeVisible()
})

test(
  'a manager gives a unit its logo and takes the tree along as a file',
  { tag: '@long' },
  async ({ page, controls, browser }) => {
    await controls.putAccount({ username: 'units-maker', roles: ['ADMIN'] })
    await controls.putAccount({ username: 'units-painter', roles: ['EDUCATION_MANAGER'] })
    await open(page, 'units-maker')
    const unit = await makeUnit(page, { name: 'Paint Works', key: 'paint-works' })
    await addPeople(page, unit, ['units-painter'], 'MANAGER')

    const theirs = await (await browser.newContext({ baseURL: serverUrl('auto'), locale: 'en-GB' })).newPage()
    await open(theirs, 'units-painter', `/unit-management?unit=${unit}&tab=details`)
    const choose = (name: string, mimeType: string, text: string) =>
      theirs.locator('input[type="file"]').setInputFiles({ name, mimeType, buffer: Buffer.from(text) })
    await choose('sign.svg', 'image/svg+xml', 'no picture at all')
    await expect(theirs.getByText(/is of another kind\. Possible: PNG, WebP, or JPEG/)).toBeVisible()
    // Managers send pictures of dots; drawings are for administrators.
    await theirs.locator('input[type="file"]').setInputFiles({
      name: 'sign.png',
      mimeType: 'image/png',
      buffer: await theirs.locator('h1').first().screenshot(),
    })
    await expect(theirs.getByText('Logo of Paint Works saved.')).toBeVisible()
    await expect(theirs.getByText('Members see this logo.')).toBeVisible()
    await theirs.goto('/my-units')
    const logo = theirs
      .getByRole('link', { name: /^Somo\b/ })
      .locator('img')
      .first()
    await expect(logo, 'the frame of its people').toBeVisible()
    expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await theirs.goBack()

    await button(theirs, 'Export units').click()
    await theirs.getByRole('radio', { name: 'CSV file' }).check()
    await button(theirs, 'Export').click()
    const file = theirs.getByRole('link', { name: /units-.*\.csv/ })
    await expect(file).toBeVisible({ timeout: 30_000 })
    const text = await (await fetch(new URL((await file.getAttribute('href')) ?? '', serverUrl('auto')))).text()
    expect(
      text
        .trim()
        .split('\r\n')
        .map((line) => line.split(',')[3]),
    ).toEqual(['Key', 'paint-works'])
    await theirs.context().close()
  },
)

test(
  'a manager finds people of their branch by name, changes several at once, takes it back, and takes the list along',
  { tag: '@long' },
  async ({ page, controls, browser }) => {
    const [maker, manager, inside, outside] = ['members-maker', 'members-manager', 'members-inside', 'members-outside']
    await controls.putAccount({ username: maker, roles: ['ADMIN'] })
    await controls.putAccount({ username: manager, roles: ['EDUCATION_MANAGER'] })
    for (const username of [inside, outside]) await controls.putAccount({ username, roles: ['LEARNER'] })
    await open(page, maker)
    const branch = await makeUnit(page, { name: 'Members Branch', key: 'members-branch' })
    const team = await makeUnit(page, { name: 'Members Team', key: 'members-team', parent: branch })
    await addPeople(page, branch, [manager], 'MANAGER')
    await addPeople(page, branch, [inside])

    const theirs = await (await browser.newContext({ baseURL: serverUrl('auto'), locale: 'en-GB' })).newPage()
    await open(theirs, manager, `/unit-management?unit=${team}`)
    await expect(theirs.getByText('No members yet')).toBeVisible()
    await button(theirs, 'Add people').last().click()
    const finder = theirs.getByRole('combobox', { name: /^By name/ })
    await finder.fill('members-')
    await expect(theirs.getByRole('option', { name: new RegExp(inside) })).toBeVisible()
    // Somebody beyond the branch is nobody.
    await expect(theirs.getByRole('option', { name: new RegExp(outside) })).toHaveCount(0)
    await theirs.getByRole('option', { name: new RegExp(inside) }).click()
    await finder.fill('members-')
    await theirs.getByRole('option', { name: new RegExp(manager) }).click()
    await button(theirs, 'Add 2 people').click()
    await expect(theirs.getByText('2 people added to Members Team.')).toBeVisible()
    await expect(theirs.getByRole('row', { name: new RegExp(inside) })).toBeVisible()

    // By the keyboard alone: select, ask, change, take back.
    const box = theirs.getByRole('row', { name: new RegExp(inside) }).getByRole('checkbox')
    await box.focus()
    await theirs.keyboard.press('Space')
    await theirs.getByRole('toolbar').getByRole('button', { name: 'Change role' }).press('Enter')
    await theirs.getByRole('radio', { name: 'Member' }).focus()
    await theirs.keyboard.press('ArrowDown')
    await expect(theirs.getByRole('radio', { name: 'Manager' })).toBeChecked()
    await button(theirs, 'Show consequences').press('Enter')
    const question = theirs.getByRole('alertdialog')
    await expect(question.getByText('1 person gets the role Manager.')).toBeVisible()
    await question.getByRole('button', { name: 'Change role' }).press('Enter')
    await expect(theirs.getByRole('row', { name: new RegExp(inside) })).toContainText('Manager')
    await button(theirs, 'Undo').last().press('Enter')
    await expect(theirs.getByText('Undone.')).toBeVisible()
    await expect(theirs.getByRole('row', { name: new RegExp(inside) })).not.toContainText('Manager')

    // Filtered and sorted in the address, so that a link shows the same.
    await theirs.goto(`/unit-management?unit=${team}&role=MANAGER&sort=-since`)
    await expect(theirs.getByText('No match for this filter')).toBeVisible()
    await button(theirs, 'Clear search and filters').click()
    await expect(theirs.getByRole('row', { name: new RegExp(inside) })).toBeVisible()

    // Taken out and back again, though they are in no other unit that would show them.
    await theirs
      .getByRole('row', { name: new RegExp(inside) })
      .getByRole('button')
      .last()
      .click()
    await theirs.getByRole('menuitem', { name: 'Remove from unit' }).click()
    await theirs.getByRole('alertdialog').getByRole('button', { name: 'Remove from unit' }).click()
    await expect(theirs.getByRole('row', { name: new RegExp(inside) })).toHaveCount(0)
    await button(theirs, 'Undo').last().click()
    await expect(theirs.getByRole('row', { name: new RegExp(inside) })).toBeVisible()

    await theirs.getByRole('button', { name: /Export this list/ }).click()
    await theirs.getByRole('menuitem', { name: 'CSV file' }).click()
    const file = theirs.getByRole('link', { name: /^Download members-/ })
    await expect(file).toBeVisible({ timeout: 30_000 })
    const text = await (await fetch(new URL((await file.getAttribute('href')) ?? '', serverUrl('auto')))).text()
    expect(
      text
        .trim()
        .split('\r\n')
        .slice(1)
        .map((line) => line.split(',')[2]),
    ).toEqual(['Member', 'Member'])
    await theirs.context().close()
  },
)
