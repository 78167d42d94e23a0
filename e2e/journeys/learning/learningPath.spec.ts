import { publishPage } from '../../fixtures/learning/publishPage.ts'
import { serverUrl } from '../../fixtures/places.ts'
import { signIn } from '../../fixtures/signIn.ts'
import { expect, test } from '../../fixtures/test.ts'
import { addPeople, makeUnit } from '../../fixtures/units.ts'

test.use({ maxDocuments: 12 })

test('a path is built and published; its learner begins it, and completing the first stage opens the second', async ({
  page,
  controls,
  browser,
}, { retry }) => {
  // What an earlier try has made is still there.
  const [admin, learner] = [`paths-admin-${retry}`, `paths-learner-${retry}`]
  const [path, unit] = [`First days in the yard ${retry}`, `Yard ${retry}`]
  const media = [`Yard rules ${retry}`, `Loading ramps ${retry}`]
  await controls.putAccount({ username: admin, roles: ['ADMIN'] })
  await controls.putAccount({ username: learner, roles: ['LEARNER'] })
  const adminPage = await (await browser.newContext({ baseURL: serverUrl('auto'), locale: 'en-GB' })).newPage()
  // The account joins the people of the installation when it signs in.
  await signIn(page, learner)
  await signIn(adminPage, admin)
  for (const title of media) await publishPage(adminPage, title)
  const uuid = await makeUnit(adminPage, { name: unit, key: `yard-${retry}` })
  await addPeople(adminPage, uuid, [learner])

  await adminPage.goto('/learning-path')
  await adminPage.getByRole('button', { name: 'New learning path' }).first().click()
  await adminPage.getByRole('textbox', { name: /^Title/ }).fill(path)
  await adminPage.getByRole('combobox', { name: /^Owner unit/ }).fill(unit)
  await adminPage.getByRole('option', { name: new RegExp(unit) }).click()
  await adminPage.getByRole('button', { name: 'Create learning path' }).click()
  await expect(adminPage.getByRole('heading', { level: 1, name: path })).toBeVisible()
  for (const title of media) {
    await adminPage.getByRole('button', { name: 'Add a stage' }).click()
    await adminPage.getByRole('textbox', { name: 'Title' }).fill(`Learn: ${title}`)
    await adminPage.getByRole('combobox', { name: 'Add an item' }).fill(title)
    await adminPage.getByRole('option', { name: new RegExp(title) }).click()
  }
  await adminPage.getByRole('button', { name: 'Save' }).click()
  await expect(adminPage.getByRole('button', { name: 'Save' })).toBeHidden()
  await adminPage.getByRole('link', { name: 'Details' }).click()
  await adminPage.getByRole('radio', { name: 'Everyone in the owner unit and below' }).check()
  await adminPage.getByRole('button', { name: 'Save' }).click()
  await expect(adminPage.getByRole('button', { name: 'Save' })).toBeHidden()
  await adminPage.getByRole('button', { name: 'Publish' }).click()
  await adminPage.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await expect(adminPage.getByText('Version 1 published')).toBeVisible()

  await page.goto('/catalogue')
  await page.getByRole('button', { name: `Start ${path}` }).click()
  await expect(page.getByText('Opens when stage 1 is done')).toBeVisible()
  await page.getByRole('link', { name: `Start: ${media[0] ?? ''}` }).click()
  await page.getByRole('button', { name: 'I have read and understood this' }).click()
  await expect(page.getByRole('link', { name: 'Rate it' })).toBeVisible()
  await page.goto('/media?tab=progress')
  await page.getByRole('link', { name: path, exact: true }).click()
  await expect(page.getByText('1 of 2 items done')).toBeVisible()
  await expect(page.getByText('Opens when stage 1 is done')).toBeHidden()
  await expect(page.getByRole('link', { name: `Start: ${media[1] ?? ''}` })).toBeVisible()

  await adminPage.goto('/learning-path')
  await expect(adminPage.getByRole('row', { name: new RegExp(path) })).toContainText('1')
})
