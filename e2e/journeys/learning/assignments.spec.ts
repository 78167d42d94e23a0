import { publishMedium } from '../../fixtures/learning/media.ts'
import { serverUrl } from '../../fixtures/places.ts'
import { signIn } from '../../fixtures/signIn.ts'
import { expect, test } from '../../fixtures/test.ts'
import { addPeople, makeUnit } from '../../fixtures/units.ts'

test.use({ maxDocuments: 10 })

const blocks = `blocks: ${JSON.stringify(JSON.stringify([{ id: 'a', kind: 'text', text: 'Hook, belt, look.' }]))}`

test('an administrator assigns a medium to a unit, and its member sees until when it is due', async ({
  page,
  controls,
  browser,
}, { retry }) => {
  // What an earlier try has made is still there.
  const [admin, learner] = [`assigns-admin-${retry}`, `assigns-learner-${retry}`]
  const [medium, unit] = [`Lifting with a crane ${retry}`, `Crane crew ${retry}`]
  await controls.putAccount({ username: admin, roles: ['ADMIN'] })
  await controls.putAccount({ username: learner, roles: ['LEARNER'] })
  const adminPage = await (await browser.newContext({ baseURL: serverUrl('auto'), locale: 'en-GB' })).newPage()
  // The account joins the people of the installation when it signs in.
  await signIn(page, learner)
  await signIn(adminPage, admin)
  await publishMedium(adminPage, { kind: 'PAGE', title: medium, content: blocks })
  const uuid = await makeUnit(adminPage, { name: unit, key: `crane-crew-${retry}` })
  await addPeople(adminPage, uuid, [learner])

  const next = adminPage.getByRole('button', { name: 'Save and continue' })
  await adminPage.goto('/assignments')
  await adminPage.getByRole('link', { name: 'New assignment' }).first().click()
  await adminPage.getByRole('combobox', { name: /^Media/ }).fill(medium)
  await adminPage.getByRole('option', { name: new RegExp(medium) }).click()
  await expect(adminPage.getByRole('textbox', { name: /^Title/ })).toHaveValue(medium)
  await next.click()
  await adminPage.getByRole('combobox', { name: /^Units/ }).fill(unit)
  await adminPage.getByRole('option', { name: new RegExp(unit) }).click()
  await next.click()
  await adminPage.getByRole('radio', { name: 'A number of days after activation' }).check()
  await adminPage.getByRole('spinbutton', { name: /^Days to complete it/ }).fill('5')
  await next.click()
  await expect(adminPage.getByRole('heading', { level: 2, name: 'How often is it repeated?' })).toBeVisible()
  await next.click()
  await expect(adminPage.getByRole('heading', { level: 2, name: 'Which messages are sent?' })).toBeVisible()
  await next.click()
  await expect(adminPage.getByText(/^From today, 1 person has to complete “Lifting with a crane/)).toBeVisible()
  await adminPage.getByRole('button', { name: 'Activate for 1 person' }).click()
  await expect(adminPage.getByText(`0 of 1 people are done.`)).toBeVisible()

  await page.goto('/media')
  const entry = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: medium }) })
  await expect(entry).toContainText(/Due|left|in 5 days/)
})
