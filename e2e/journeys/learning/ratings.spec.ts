import { bookMedium, publishPage } from '../../fixtures/learning/publishPage.ts'
import { serverUrl } from '../../fixtures/places.ts'
import { fillIn, signIn } from '../../fixtures/signIn.ts'
import { expect, test } from '../../fixtures/test.ts'
import { ask } from '../../fixtures/units.ts'

test.use({ maxDocuments: 8 })

test('a page is completed, rated from its player, changed and withdrawn; its author reads the comment without a name', async ({
  page,
  controls,
  browser,
}) => {
  const [admin, learner] = ['ratings-admin', 'ratings-learner']
  await controls.putAccount({ username: admin, roles: ['ADMIN'] })
  await controls.putAccount({ username: learner, roles: ['LEARNER'] })
  const office = await (await browser.newContext({ baseURL: serverUrl('auto'), locale: 'en-GB' })).newPage()
  await signIn(office, admin)
  const uuid = await publishPage(office, 'Securing a ladder')

  await page.goto('/my-ratings')
  await fillIn(page, learner)
  await expect(page.getByText('Nothing to rate')).toBeVisible()
  await bookMedium(page, uuid)
  await page.goto(`/media?medium=${uuid}&view=play`)
  await page.getByRole('button', { name: 'I have read and understood this' }).click()
  await page.getByRole('link', { name: 'Rate it' }).click()

  const form = page.getByRole('radiogroup', { name: 'How was it?' })
  await form.getByRole('radio', { name: '4 of 5 stars' }).check()
  await page.getByRole('textbox', { name: 'Comment' }).fill('Short, and I knew what to do.')
  await page.getByRole('radio', { name: 'Anonymously' }).check()
  await page.getByRole('button', { name: 'Publish rating' }).click()
  await expect(page.getByText('Your rating of “Securing a ladder” was published.')).toBeVisible()
  await expect(page.getByText('Nothing to rate')).toBeVisible()

  await page.getByRole('link', { name: /^Your ratings/ }).click()
  await expect(page.getByText('Published anonymously')).toBeVisible()
  const given = await ask<{ ratings: { ofMedium: { items: object[] } } }>(
    office,
    `{ ratings { ofMedium(medium: "${uuid}", page: { first: 5 }) { items { stars comment name } } } }`,
  )
  expect(given.ratings.ofMedium.items).toEqual([{ stars: 4, comment: 'Short, and I knew what to do.', name: null }])

  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('button', { name: 'Withdraw rating' }).click()
  await expect(page.getByText('It no longer counts.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Rate again' })).toBeVisible()
  await office.context().close()
})
