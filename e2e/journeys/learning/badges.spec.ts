import type { Page } from '@playwright/test'
import { serverUrl } from '../../fixtures/places.ts'
import { fillIn, signIn } from '../../fixtures/signIn.ts'
import { expect, test } from '../../fixtures/test.ts'
import { ask } from '../../fixtures/units.ts'

test.use({ maxDocuments: 12 })

const create = `mutation($unit: ID!) { medium { create(input: { kind: PAGE, title: "Stacking pallets", locale: "en", ownerUnit: $unit }) {
  medium { uuid revision draft { revision } } userErrors { code } } } }`
const fill = `mutation($uuid: ID!, $revision: Int!) { medium { updateContent(uuid: $uuid, revision: $revision, input: {
  blocks: "[{\\"id\\":\\"a\\",\\"kind\\":\\"text\\",\\"text\\":\\"Four high.\\"}]" }) { medium { draft { revision } } userErrors { code } } } }`
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

/** A published page that is completed by confirming it. */
async function publishPage(office: Page): Promise<string> {
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
  return uuid
}

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
  const medium = await publishPage(office)

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
  await ask(page, enrol, { medium })
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
