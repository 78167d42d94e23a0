import type { Page } from '@playwright/test'
import { serverUrl } from '../../fixtures/places.ts'
import { signIn } from '../../fixtures/signIn.ts'
import { expect, test } from '../../fixtures/test.ts'
import { makeUnit } from '../../fixtures/units.ts'

test.use({ maxDocuments: 10 })

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

test(
  'somebody is added with a first day, comes later, gets another day and comes at once',
  { tag: '@long' },
  async ({ page, controls, browser }) => {
    const [admin, learner] = ['coming-admin', 'coming-learner']
    await controls.putAccount({ username: admin, roles: ['ADMIN'] })
    await controls.putAccount({ username: learner, roles: ['LEARNER'] })
    // Whoever has signed in once is a person that can be found.
    const theirs = await (await browser.newContext({ baseURL: serverUrl('auto'), locale: 'en-GB' })).newPage()
    await signIn(theirs, learner)
    await signIn(page, admin)
    const unit = await makeUnit(page, { name: 'Kilindi quay', key: 'kilindi-quay' })

    await page.goto(`/unit-management?unit=${unit}&do=add`)
    await page.getByRole('textbox', { name: /^As a list/ }).fill(learner)
    const firstDay = page.getByRole('textbox', { name: /^First day/ })
    let sent = 0
    page.on('request', (request) => void (sent += Number(request.postData()?.includes('AddToUnit') === true)))
    await firstDay.fill('31/11/2098')
    await button(page, 'Add 1 person').click()
    await expect(firstDay).toBeFocused()
    await expect(firstDay).toHaveAccessibleDescription(/^November 2098 has 30 days/)
    expect(sent).toBe(0)
    await firstDay.fill('01/02/2099')
    await button(page, 'Add 1 person').click()
    await expect(page.getByText(/1 person will join Kilindi quay on .*\./)).toBeVisible()
    await expect(page.getByText('1 person is scheduled to join.')).toBeVisible()
    await expect(page.getByText('No members yet')).toBeVisible()
    await theirs.goto('/my-units')
    await expect(theirs.getByRole('heading', { level: 1, name: 'My units' })).toBeVisible()
    await expect(theirs.getByText('Kilindi quay')).toHaveCount(0)

    await button(page, 'View').click()
    const panel = page
      .getByRole('dialog', { name: 'Scheduled to join Kilindi quay' })
      .or(page.getByRole('complementary', { name: 'Scheduled to join Kilindi quay' }))
    await expect(panel.getByText(/^Member from .*2099$/)).toBeVisible()
    await panel.getByRole('button', { name: /^Actions for/ }).click()
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    await expect(panel.getByText('No one is scheduled')).toBeVisible()
    await page
      .getByRole('listitem')
      .filter({ hasText: 'is no longer scheduled to join Kilindi quay' })
      .getByRole('button', { name: 'Undo' })
      .click()
    await expect(page.getByText(/is scheduled to join Kilindi quay again\./)).toBeVisible()
    await expect(panel.getByText(/^Member from .*2099$/)).toBeVisible()
    await panel.getByRole('button', { name: /^Actions for/ }).click()
    await page.getByRole('menuitem', { name: 'Change role or dates' }).click()
    const question = page.getByRole('dialog', { name: /joining Kilindi quay$/ })
    await question.getByRole('textbox', { name: /^First day/ }).fill('01/03/2024')
    await question.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('No one is scheduled')).toBeVisible()
    await theirs.reload()
    await expect(theirs.getByRole('article', { name: 'Kilindi quay', exact: true })).toBeVisible()
    await theirs.context().close()
  },
)

test(
  'people are planned from the list of people, which is taken back at once',
  { tag: '@long' },
  async ({ page, controls, browser }) => {
    const [admin, learner] = ['planning-admin', 'planned-learner']
    await controls.putAccount({ username: admin, roles: ['ADMIN'] })
    await controls.putAccount({ username: learner, roles: ['LEARNER'] })
    const theirs = await (await browser.newContext({ baseURL: serverUrl('auto'), locale: 'en-GB' })).newPage()
    await signIn(theirs, learner)
    await theirs.context().close()
    await signIn(page, admin)
    const unit = await makeUnit(page, { name: 'Mtwara quay', key: 'mtwara-quay' })

    await page.goto(`/user-management?q=${learner}`)
    await page
      .getByRole('row', { name: new RegExp(learner) })
      .getByRole('button', { name: /^Actions for/ })
      .click()
    await page.getByRole('menuitem', { name: 'Add to unit' }).click()
    const values = page.getByRole('dialog', { name: /to a unit\?$/ })
    await values.getByRole('combobox', { name: /^Unit/ }).fill('Mtwara')
    await page.getByRole('option', { name: /Mtwara quay/ }).click()
    await values.getByRole('textbox', { name: /^First day/ }).fill('01/02/2099')
    await values.getByRole('button', { name: 'Continue' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question.getByText(/1 person joins Mtwara quay on .*2099\./)).toBeVisible()
    await question.getByRole('button', { name: 'Add to unit' }).click()
    await expect(page.getByText(/Joins Mtwara quay on .*2099:/)).toBeVisible()
    const undone = page.waitForResponse((answer) => answer.request().postData()?.includes('UndoBulk') === true)
    await button(page, 'Undo').click()
    await undone
    await page.goto(`/unit-management?unit=${unit}`)
    await expect(page.getByText('No members yet')).toBeVisible()
    await expect(page.getByText('is scheduled to join')).toHaveCount(0)
  },
)
