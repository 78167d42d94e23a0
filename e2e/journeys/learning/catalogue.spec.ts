import { openHome, publishMedium } from '../../fixtures/learning/media.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ account: 'all', maxDocuments: 8 })

const blocks = `blocks: ${JSON.stringify(JSON.stringify([{ id: 'a', kind: 'text', text: 'Check the sender.' }]))}`

test('something is found by a synonym and started, something else is requested, and both are in My media', async ({
  page,
}, { retry }) => {
  await openHome(page)
  // What an earlier try has made is still there.
  const [open, byRequest] = [`Recognising fraudulent email ${retry + 1}`, `Bribery at the harbour ${retry + 1}`]
  await publishMedium(page, { kind: 'PAGE', title: open, content: blocks })
  await publishMedium(page, { kind: 'PAGE', title: byRequest, content: blocks, booking: 'REQUEST' })

  const list = page.getByRole('list', { name: 'Media in the catalogue' })
  await page.goto('/catalogue')
  await page.getByRole('searchbox', { name: 'Search the catalogue' }).fill('scam')
  await expect(page.getByRole('heading', { level: 2, name: /for “scam”/ })).toBeVisible()
  await list.getByRole('link', { name: open }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: open })).toBeVisible()
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page).toHaveURL(/\/media\?.*view=play/)
  await expect(page.getByText(/read this to the end/)).toBeVisible()
  await page.getByRole('button', { name: 'Save and leave' }).click()
  await expect(page).toHaveURL(/\/media(?!.*view=play)/)

  await page.goto('/catalogue?q=corruption')
  const offer = list.getByRole('listitem').filter({ hasText: byRequest }).first()
  await offer.getByRole('button', { name: 'Request' }).click()
  await expect(offer).toContainText('Waiting for approval')

  await page.goto('/media?q=harbour')
  await expect(page.getByRole('heading', { level: 2, name: byRequest })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Withdraw request' }).first()).toBeVisible()
  await page.goto('/media?tab=finished&q=fraudulent')
  await expect(page.getByRole('heading', { level: 2, name: open })).toBeVisible()
})
