import { serverUrl } from '../../fixtures/places.ts'
import { signIn } from '../../fixtures/signIn.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ maxDocuments: 8 })

test('an administrator publishes news to confirm; a learner confirms it, and is counted', async ({
  page,
  controls,
  browser,
}) => {
  const [admin, learner] = ['news-admin', 'news-learner']
  await controls.putAccount({ username: admin, roles: ['ADMIN'] })
  await controls.putAccount({ username: learner, roles: ['LEARNER'] })
  await signIn(page, admin)
  await page.goto('/communication?tab=news')
  const title = `Escape routes ${Date.now()}`
  await page.getByRole('button', { name: 'Write news' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Title' }).fill(title)
  await page.getByRole('button', { name: 'Create draft' }).click()
  await page.getByRole('textbox', { name: 'Text' }).first().fill('Walk the new route once.')
  await page.getByRole('checkbox', { name: 'Everyone confirms that they have read it' }).check()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText(/^Confirmed by 0 of/)).toBeVisible()

  const class5 = await (await browser.newContext({ baseURL: serverUrl('auto'), locale: 'en-GB' })).newPage()
  await signIn(class5, learner)
  await class5.goto('/communication')
  await class5.getByRole('button', { name: `Confirm: ${title}` }).click()
  await expect(class5.getByText(`Confirmed: ${title}`)).toBeVisible()
  await class5.context().close()

  await page.reload()
  await expect(page.getByText(/^Confirmed by 1 of/)).toBeVisible()
})
