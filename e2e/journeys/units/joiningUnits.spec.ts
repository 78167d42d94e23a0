import type { Page } from '@playwright/test'
import { serverUrl } from '../../fixtures/places.ts'
import { fillIn, signIn } from '../../fixtures/signIn.ts'
import { expect, test } from '../../fixtures/test.ts'
import { addPeople, makeUnit } from '../../fixtures/units.ts'

test.use({ maxDocuments: 10 })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const unit = (page: Page, name: string) => page.getByRole('article', { name, exact: true })

test('a unit is opened for requests, somebody asks, the manager says no with a reason; an open one is joined and left', async ({
  page,
  controls,
  browser,
}) => {
  const [admin, manager, learner] = ['joining-admin', 'joining-manager', 'joining-learner']
  for (const [username, role] of [
    [admin, 'ADMIN'],
    [manager, 'EDUCATION_MANAGER'],
    [learner, 'LEARNER'],
  ] as const)
    await controls.putAccount({ username, roles: [role] })
  const office = await (await browser.newContext({ baseURL: serverUrl('auto'), locale: 'en-GB' })).newPage()
  await signIn(office, admin)
  const byRequest = await makeUnit(office, { name: 'Harambee choir', key: 'harambee-choir' })
  await makeUnit(office, {
    name: 'Harambee table',
    key: 'harambee-table',
    joinMode: 'OPEN',
    description: 'Lunch on Thursdays.',
  })
  await makeUnit(office, { name: 'Harambee board', key: 'harambee-board' })
  await addPeople(office, byRequest, [manager], 'MANAGER')
  await office.context().close()

  // The manager opens the unit for requests in its form.
  const theirs = await (await browser.newContext({ baseURL: serverUrl('auto'), locale: 'en-GB' })).newPage()
  await theirs.goto(`/unit-management?unit=${byRequest}&tab=details`)
  await fillIn(theirs, manager)
  await theirs.getByRole('radio', { name: /^By request/ }).check()
  await theirs.getByRole('combobox', { name: /^Time zone/ }).fill('Nairobi')
  await theirs.getByRole('option', { name: /Nairobi/ }).click()
  await button(theirs, 'Save').click()
  await expect(theirs.getByText('Harambee choir saved.')).toBeVisible()

  // The learner finds what is open, and nothing else.
  await page.goto('/my-units')
  await fillIn(page, learner)
  await page.getByRole('searchbox', { name: 'Find a unit to join' }).fill('harambee')
  await expect(unit(page, 'Harambee choir')).toBeVisible()
  await expect(unit(page, 'Harambee table')).toContainText('Lunch on Thursdays.')
  await expect(page.getByText('Harambee board')).toHaveCount(0)
  await unit(page, 'Harambee choir').getByRole('button', { name: 'Ask to join' }).press('Enter')
  await expect(page.getByText('Request to join Harambee choir sent')).toBeVisible()
  await expect(unit(page, 'Harambee choir')).toContainText('Waiting for an answer')

  // The manager is told on the start page and above the members, and answers.
  await theirs.goto('/dashboard')
  await expect(theirs.getByText('1 request to join Harambee choir is waiting for an answer.')).toBeVisible()
  await theirs.getByRole('main').getByRole('link', { name: 'Answer', exact: true }).click()
  await expect(theirs.getByRole('checkbox', { name: 'Zawadi Mbeki', exact: true })).toBeVisible()
  await theirs.goto(`/unit-management?unit=${byRequest}`)
  await expect(theirs.getByText('1 request to join.')).toBeVisible()
  await button(theirs, 'Answer').click()
  await theirs.getByRole('checkbox', { name: 'Zawadi Mbeki', exact: true }).check()
  await button(theirs, 'Decline').click()
  await theirs.getByRole('textbox', { name: /^Reason/ }).fill('All voices are taken until May.')
  await button(theirs, 'Decline').click()
  await expect(theirs.getByText('1 request declined.')).toBeVisible()
  await expect(theirs.getByText('No requests')).toBeVisible()
  await theirs.context().close()

  await page.reload()
  await expect(page.getByText('Reason: All voices are taken until May.')).toBeVisible()
  await expect(unit(page, 'Harambee choir')).toContainText('Recently declined')

  // An open one is joined at once, and left again.
  await unit(page, 'Harambee table').getByRole('button', { name: 'Join' }).click()
  await expect(page.getByText('You joined Harambee table.')).toBeVisible()
  await expect(unit(page, 'Harambee table')).toContainText('Yourself')
  await unit(page, 'Harambee table').getByRole('button', { name: 'Leave' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByText('You left Harambee table.')).toBeVisible()
  // The card went with its button: the focus is at the title of what is around it.
  await expect(page.getByRole('heading', { level: 1, name: 'My units' })).toBeFocused()
  await expect(unit(page, 'Harambee table').getByRole('button', { name: 'Join' })).toBeVisible()
})

test(
  'the page of one’s units fits a phone with all that joining brings',
  { tag: '@long' },
  async ({ page, controls, browser }) => {
    const [admin, learner] = ['joining-phone-admin', 'joining-phone']
    await controls.putAccount({ username: admin, roles: ['ADMIN'] })
    await controls.putAccount({ username: learner, roles: ['LEARNER'] })
    const office = await (await browser.newContext({ baseURL: serverUrl('auto'), locale: 'en-GB' })).newPage()
    await signIn(office, admin)
    await makeUnit(office, {
      name: 'Verkehrsdisposition und Tourenplanung Pasipotelea',
      key: 'pasipotelea',
      joinMode: 'REQUEST',
    })
    await office.context().close()
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/my-units?find=pasipotelea')
    await fillIn(page, learner)
    await page.getByRole('button', { name: 'Ask to join' }).click()
    await button(page, 'Withdraw').click()
    await expect(page.getByText(/withdrawn\.$/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Ask to join' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  },
)
