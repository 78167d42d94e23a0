import type { Page } from '@playwright/test'
import { serverUrl } from '../../fixtures/places.ts'
import { fillIn, signIn } from '../../fixtures/signIn.ts'
import { expect, test } from '../../fixtures/test.ts'
import { addPeople, makeUnit } from '../../fixtures/units.ts'

test.use({ maxDocuments: 10 })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const rowOf = (page: Page, name: string) =>
  page.getByRole('grid', { name: 'People' }).getByRole('row').filter({ hasText: name })

/** Types somebody into the form for new people; nothing is sent yet. */
async function type(page: Page, given: string, username: string): Promise<void> {
  await page.goto('/user-management?open=new')
  await field(page, 'Given name').fill(given)
  await field(page, 'Family name').fill('Swali')
  await field(page, 'Username').fill(username)
  await page.getByRole('combobox', { name: 'Unit', exact: true }).fill('Maswali')
  await page.getByRole('option', { name: /^Maswali workshop/ }).click()
}

const send = (page: Page) => button(page, 'Add person').last().click()

test('a manager adds somebody who is there already: an administrator is asked, decides, and the person is among theirs', async ({
  page,
  controls,
  browser,
}) => {
  const [admin, manager, known, other] = ['maswali-admin', 'maswali-manager', 'maswali-juma', 'maswali-rehema']
  for (const [username, role] of [
    [admin, 'ADMIN'],
    [manager, 'EDUCATION_MANAGER'],
    [known, 'LEARNER'],
    [other, 'LEARNER'],
  ] as const)
    await controls.putAccount({ username, roles: [role] })
  const office = await (await browser.newContext({ baseURL: serverUrl('auto'), locale: 'en-GB' })).newPage()
  await signIn(office, admin)
  const unit = await makeUnit(office, { name: 'Maswali workshop', key: 'maswali-workshop' })
  await addPeople(office, unit, [manager], 'MANAGER')

  // What is typed stays, the answer names nobody, and the person is not among the manager's.
  await page.goto('/user-management')
  await fillIn(page, manager)
  await expect(page.getByRole('grid', { name: 'People' })).toBeVisible()
  for (const username of [known, other]) {
    await type(page, 'Typed', username)
    await send(page)
    await expect(page.getByText('Sent to an administrator. Nothing was saved.').first()).toBeVisible()
    await expect(field(page, 'Username')).toHaveValue(username)
  }
  await page.goto('/user-management?q=maswali-')
  await expect(rowOf(page, 'maswali-manager')).toBeVisible()
  await expect(rowOf(page, known)).toHaveCount(0)

  // The administrator is told above the list, adds the one and refuses the other.
  await office.goto('/user-management')
  await office.getByRole('link', { name: 'Decide' }).click()
  const cases = office.getByRole('complementary', { name: 'Waiting for a decision' })
  const question = (username: string) => cases.getByRole('listitem').filter({ hasText: username })
  await expect(question(known)).toContainText('wants to add Typed Swali to Maswali workshop.')
  await question(known).getByRole('button', { name: /^Add / }).click()
  await expect(question(known)).toHaveCount(0)
  await question(other).getByRole('button', { name: 'Decline' }).click()
  await expect(question(other)).toHaveCount(0)
  await office.context().close()

  await page.reload()
  await expect(rowOf(page, known)).toBeVisible()
  await expect(rowOf(page, other)).toHaveCount(0)
})
