import { fillIn } from '../../fixtures/signIn.ts'
import { expect, test } from '../../fixtures/test.ts'

test('a learner finds something by a synonym, starts it, requests something else, and has both in My media', async ({
  page,
  controls,
}) => {
  const username = 'catalogue-learner'
  await controls.putAccount({ username, roles: ['LEARNER'] })
  await page.goto('/catalogue')
  await fillIn(page, username)
  const list = page.getByRole('list', { name: 'Media in the catalogue' })
  await expect(list).toBeVisible()

  await page.getByRole('searchbox', { name: 'Search the catalogue' }).fill('scam')
  await page.getByRole('link', { name: 'Recognising fraudulent email' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Recognising fraudulent email' })).toBeVisible()
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page).toHaveURL(/\/media\?.*view=play/)

  await page.goto('/catalogue?q=office')
  const course = list.getByRole('listitem').filter({ hasText: 'Working safely in the office' })
  await course.getByRole('button', { name: 'Request' }).click()
  await expect(course).toContainText('Waiting for approval')

  await page.goto('/media')
  await expect(page.getByRole('heading', { level: 2, name: 'Recognising fraudulent email' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Working safely in the office' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Withdraw request' })).toBeVisible()
})
