import { openHome, publishMedium } from '../../fixtures/media.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ account: 'all', maxDocuments: 8 })

const blocks = `blocks: ${JSON.stringify(JSON.stringify([{ id: 'a', kind: 'text', text: 'Check the sender.' }]))}`

test('something is found by a synonym and started, something else is requested, and both are in My media', async ({
  page,
}) => {
  await openHome(page)
  await publishMedium(page, { kind: 'PAGE', title: 'Recognising fraudulent email', content: blocks })
  await publishMedium(page, { kind: 'PAGE', title: 'Bribery at the harbour', content: blocks, booking: 'REQUEST' })

  await page.goto('/catalogue')
  await page.getByRole('searchbox', { name: 'Search the catalogue' }).fill('scam')
  await page.getByRole('link', { name: 'Recognising fraudulent email' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Recognising fraudulent email' })).toBeVisible()
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page).toHaveURL(/\/media\?.*view=play/)

  await page.goto('/catalogue?q=corruption')
  const list = page.getByRole('list', { name: 'Media in the catalogue' })
  const offer = list.getByRole('listitem').filter({ hasText: 'Bribery at the harbour' })
  await offer.getByRole('button', { name: 'Request' }).click()
  await expect(offer).toContainText('Waiting for approval')

  await page.goto('/media?q=harbour')
  await expect(page.getByRole('heading', { level: 2, name: 'Bribery at the harbour' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Withdraw request' })).toBeVisible()
  await page.goto('/media?tab=progress&q=fraudulent')
  await expect(page.getByRole('heading', { level: 2, name: 'Recognising fraudulent email' })).toBeVisible()
})
