import { serverUrl } from '../../fixtures/places.ts'
import { fillIn, signIn } from '../../fixtures/signIn.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ maxDocuments: 8 })

test('a guardian is invited by code, signs in with it, sees the learner, and nothing once it has ended', async ({
  page,
  controls,
  browser,
}) => {
  const [admin, learner, guardian] = ['relatives-admin', 'relatives-learner', 'relatives-guardian']
  await controls.putAccount({ username: admin, roles: ['ADMIN'] })
  await controls.putAccount({ username: learner, roles: ['LEARNER'] })
  await controls.putAccount({ username: guardian, roles: ['LEARNER'] })
  await signIn(page, admin)
  await page.goto('/relatives')
  await page.getByRole('button', { name: 'Invite' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: /^Learner/ }).fill(learner)
  await page.getByRole('listbox').getByRole('option').first().click()
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click()
  const code = await page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/).textContent()
  await page.getByRole('button', { name: 'Done' }).click()

  const home = await (await browser.newContext({ baseURL: serverUrl('auto'), locale: 'en-GB' })).newPage()
  await home.goto(`/relatives?invite=${code ?? ''}`)
  await home.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await fillIn(home, guardian)
  await home.getByRole('button', { name: 'Accept' }).click()
  await expect(home.getByRole('button', { name: 'End' })).toBeVisible()

  await page.reload()
  await page
    .getByRole('button', { name: /^Actions/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'End relation' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End relation' }).click()
  await expect(page.getByText('The relation has ended.')).toBeVisible()
  await home.reload()
  await expect(home.getByText('You don’t accompany anyone')).toBeVisible()
  await home.context().close()
})
