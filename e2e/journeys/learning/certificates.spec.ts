import { readFile } from 'node:fs/promises'
import { comparePages } from '../../fixtures/learning/comparePages.ts'
import { bookMedium, publishPage } from '../../fixtures/learning/publishPage.ts'
import { serverUrl } from '../../fixtures/places.ts'
import { fillIn, signIn } from '../../fixtures/signIn.ts'
import { expect, test } from '../../fixtures/test.ts'
import { ask } from '../../fixtures/units.ts'

test.use({ maxDocuments: 8 })

test('completing a page issues a certificate; anyone with its code can check it, and a revoked one says why', async ({
  page,
  controls,
  browser,
}) => {
  const [admin, learner] = ['certificates-admin', 'certificates-learner']
  await controls.putAccount({ username: admin, roles: ['ADMIN'] })
  await controls.putAccount({ username: learner, roles: ['LEARNER'] })
  const office = await (await browser.newContext({ baseURL: serverUrl('auto'), locale: 'en-GB' })).newPage()
  await signIn(office, admin)
  const uuid = await publishPage(office, 'Lashing straps')

  await office.goto('/certificates')
  await office.getByRole('button', { name: 'Add template' }).click()
  await office.getByRole('textbox', { name: 'Name' }).fill('Straps certificate')
  await office.getByRole('button', { name: 'Create template' }).click()
  await expect(office.getByRole('img', { name: 'The certificate with example data' })).toBeVisible()
  await office.getByRole('combobox', { name: 'Find a medium' }).fill('Lashing')
  await office.getByRole('option', { name: /Lashing straps/ }).click()
  await office.getByRole('button', { name: 'Add medium' }).click()
  await expect(office.getByText('Media saved.')).toBeVisible()
  await office.getByRole('button', { name: 'Publish version 1' }).click()
  await expect(office.getByText(/Version 1 published/).first()).toBeVisible()

  await page.goto('/my-certificates')
  await fillIn(page, learner)
  await expect(page.getByText('No certificates yet')).toBeVisible()
  await bookMedium(page, uuid)
  await page.goto(`/media?medium=${uuid}&view=play`)
  await page.getByRole('button', { name: 'I have read and understood this' }).click()
  await expect(page.getByRole('link', { name: 'Rate it' })).toBeVisible()
  await page.goto('/my-certificates')
  await expect(page.getByRole('heading', { level: 2, name: 'Lashing straps' })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'PDF' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^Lashing straps .*\.pdf$/)

  const { certificates } = await ask<{ certificates: { mine: { checkAddress: string; thumbnail: string }[] } }>(
    page,
    '{ certificates { mine { checkAddress thumbnail } } }',
  )
  // The preview is drawn from the same places as the PDF, and so is this picture of the page.
  const picture = await page.request.get(certificates.mine[0]?.thumbnail ?? '')
  const share = await comparePages(browser, await readFile(await file.path()), await picture.text())
  expect(share).toBeLessThan(0.01)
  const address = new URL(certificates.mine[0]?.checkAddress ?? '').pathname
  const visitor = await (
    await browser.newContext({ baseURL: serverUrl('auto'), locale: 'en-GB', javaScriptEnabled: false })
  ).newPage()
  await visitor.goto(address)
  await expect(visitor.getByRole('heading', { level: 1, name: 'This certificate is valid' })).toBeVisible()

  await office.goto('/certificates?tab=issued&q=lashing')
  await office
    .getByRole('row', { name: /Lashing straps/ })
    .getByRole('button')
    .last()
    .click()
  await office.getByRole('menuitem', { name: 'Revoke' }).click()
  await office.getByRole('textbox', { name: 'Reason' }).fill('Issued by mistake')
  await office.getByRole('button', { name: 'Revoke' }).click()
  await expect(office.getByText(/was revoked/)).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1, name: 'This certificate was revoked' })).toBeVisible()
  await expect(visitor.getByText('Issued by mistake')).toBeVisible()
})
