import { serverUrl } from '../../fixtures/places.ts'
import { fillIn, signIn } from '../../fixtures/signIn.ts'
import { expect, test } from '../../fixtures/test.ts'
import { ask } from '../../fixtures/units.ts'

test.use({ maxDocuments: 8 })

const create = `mutation($unit: ID!) { medium { create(input: { kind: PAGE, title: "Lashing straps", locale: "en", ownerUnit: $unit }) {
  medium { uuid draft { revision } } userErrors { code } } } }`
const fill = `mutation($uuid: ID!, $revision: Int!) { medium { updateContent(uuid: $uuid, revision: $revision, input: {
  blocks: "[{\\"id\\":\\"a\\",\\"kind\\":\\"text\\",\\"text\\":\\"Four to one.\\"}]" }) { medium { draft { revision } } userErrors { code } } } }`
const confirm = `mutation($uuid: ID!, $revision: Int!) { medium { updateCompletion(uuid: $uuid, revision: $revision, input: {
  rule: CONFIRMED, countedAttempt: BEST }) { medium { revision } userErrors { code } } } }`
const access = `mutation($uuid: ID!, $revision: Int!) { medium { updateAccess(uuid: $uuid, revision: $revision, input: { booking: OPEN, visibleTo: [] }) {
  medium { revision } userErrors { code } } } }`
const publish = `mutation($uuid: ID!, $revision: Int!) { medium { publish(uuid: $uuid, revision: $revision, change: CONTENT, expectedLearning: 0) {
  medium { state } userErrors { code } } } }`
const enrol = `mutation($medium: ID!) { learning { enrol(medium: $medium, locale: "en") { enrolment { uuid } userErrors { code } } } }`

interface Medium {
  readonly uuid: string
  readonly revision: number
  readonly draft: { readonly revision: number }
}
interface Answer<Field extends string> {
  readonly medium: Record<Field, { readonly medium: Medium }>
}

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
  const { units } = await ask<{ units: { tree: { nodes: { uuid: string; isGeneral: boolean }[] } } }>(
    office,
    '{ units { tree { nodes { uuid isGeneral } } } }',
  )
  const unit = units.tree.nodes.find(({ isGeneral }) => isGeneral)?.uuid
  const { uuid, draft } = (await ask<Answer<'create'>>(office, create, { unit })).medium.create.medium
  const filled = await ask<Answer<'updateContent'>>(office, fill, { uuid, revision: draft.revision })
  const { revision } = filled.medium.updateContent.medium.draft
  const ruled = await ask<Answer<'updateCompletion'>>(office, confirm, { uuid, revision })
  const opened = await ask<Answer<'updateAccess'>>(office, access, {
    uuid,
    revision: ruled.medium.updateCompletion.medium.revision,
  })
  await ask(office, publish, { uuid, revision: opened.medium.updateAccess.medium.revision })

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
  await ask(page, enrol, { medium: uuid })
  await page.goto(`/media?medium=${uuid}&view=play`)
  await page.getByRole('button', { name: 'I have read and understood this' }).click()
  await expect(page.getByRole('link', { name: 'Rate it' })).toBeVisible()
  await page.goto('/my-certificates')
  await expect(page.getByRole('heading', { level: 2, name: 'Lashing straps' })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'PDF' }).click()
  expect((await download).suggestedFilename()).toMatch(/^Lashing straps .*\.pdf$/)

  const { certificates } = await ask<{ certificates: { mine: { checkAddress: string }[] } }>(
    page,
    '{ certificates { mine { checkAddress } } }',
  )
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
