import { bookMedium, publishPage } from '../../fixtures/learning/publishPage.ts'
import { serverUrl } from '../../fixtures/places.ts'
import { fillIn, signIn } from '../../fixtures/signIn.ts'
import { expect, test } from '../../fixtures/test.ts'
import { ask } from '../../fixtures/units.ts'

test.use({ maxDocuments: 12 })

test('a course badge is made and published, earned by completing a page, made public, checked by others and revoked', async ({
  page,
  controls,
  browser,
}) => {
  const [admin, learner] = ['badges-admin', 'badges-learner']
  const badge = `Pallet master ${Date.now()}`
  await controls.putAccount({ username: admin, roles: ['ADMIN'] })
  await controls.putAccount({ username: learner, roles: ['LEARNER'] })
  const office = await (await browser.newContext({ baseURL: serverUrl('auto'), locale: 'en-GB' })).newPage()
  await signIn(office, admin)
  const medium = await publishPage(office, 'Stacking pallets')

  await office.goto('/course-badges?open=new')
  for (const language of ['English', 'German', 'Swahili'])
    await office.getByRole('textbox', { name: `Name (${language})` }).fill(badge)
  await office.getByRole('combobox', { name: 'Add medium' }).fill('Stacking pallets')
  await office
    .getByRole('option', { name: /Stacking pallets/ })
    .first()
    .click()
  await office.getByRole('button', { name: 'Save draft' }).click()
  await expect(office.getByRole('heading', { level: 1, name: badge })).toBeVisible()
  await office.getByRole('button', { name: 'Publish' }).click()
  await expect(office.getByText(`“${badge}” is active.`)).toBeVisible()

  await page.goto('/badges-collection')
  await fillIn(page, learner)
  await expect(page.getByRole('heading', { level: 3, name: badge })).toBeVisible()
  await bookMedium(page, medium)
  await page.goto(`/media?medium=${medium}&view=play`)
  await page.getByRole('button', { name: 'I have read and understood this' }).click()
  await expect(page.getByRole('link', { name: 'Rate it' })).toBeVisible()
  await page.goto('/badges-collection?tab=earned')
  await expect(page.getByText(`New badge: ${badge}`)).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: `Download “${badge}”` }).click()
  await page.getByRole('menuitem', { name: 'Image (PNG)' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^pallet-master-.*\.png$/)
  await page.getByRole('button', { name: 'Private' }).click()
  await expect(page.getByText(`“${badge}” is public`)).toBeVisible()

  const { badges } = await ask<{ badges: { mine: { earned: { checkUrl: string }[] } } }>(
    page,
    '{ badges { mine(locale: "en") { earned { checkUrl } } } }',
  )
  const check = badges.mine.earned[0]?.checkUrl ?? ''
  const visitor = await (await browser.newContext({ locale: 'en-GB', javaScriptEnabled: false })).newPage()
  await visitor.goto(check)
  await expect(visitor.getByRole('heading', { level: 1, name: 'This badge is valid' })).toBeVisible()
  await expect(visitor.getByText(badge)).toBeVisible()

  await office.getByRole('link', { name: /^Awards/ }).click()
  await office.getByRole('row').nth(1).getByRole('button').click()
  await office.getByRole('menuitem', { name: 'Revoke' }).click()
  await office.getByRole('textbox', { name: 'Reason' }).fill('Only a trial.')
  await office.getByRole('button', { name: 'Revoke' }).click()
  await expect(office.getByRole('row').filter({ hasText: 'Only a trial' })).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1, name: 'This badge was revoked' })).toBeVisible()
})
