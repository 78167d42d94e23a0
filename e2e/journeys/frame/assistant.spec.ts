import { fillIn } from '../../fixtures/signIn.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ maxDocuments: 6 })

test('a learner asks, is led on, asks what nobody knows, and deletes the questions', async ({ page, controls }) => {
  const username = 'assistant-learner'
  await controls.putAccount({ username, roles: ['LEARNER'] })
  await page.goto('/assistant')
  await fillIn(page, username)
  const question = page.getByRole('textbox', { name: 'Your question' })
  await question.fill('How do I change my password?')
  await question.press('Enter')
  await expect(page.getByText('This should help.')).toBeVisible()
  await question.fill('How many days of holiday do I have?')
  await question.press('Enter')
  await expect(page.getByText(/^I don’t know/)).toBeVisible()
  const earlier = page.getByRole('region', { name: 'Earlier' })
  await expect(earlier.getByRole('button', { name: 'How do I change my password?' })).toBeVisible()
  await earlier.getByRole('button', { name: 'Delete history' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete history' }).click()
  await expect(earlier.getByText('Your questions will appear here.')).toBeVisible()
  await page.getByRole('button', { name: 'Show my certificates' }).click()
  await page.getByRole('list', { name: 'Sources' }).getByRole('link', { name: 'My certificates' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My certificates' })).toBeVisible()
})
