import { serverUrl } from '../../fixtures/places.ts'
import { fillIn, signIn } from '../../fixtures/signIn.ts'
import { expect, test } from '../../fixtures/test.ts'
import { ask } from '../../fixtures/units.ts'

test.use({ maxDocuments: 8 })

const create = `mutation($unit: ID!) { medium { create(input: { kind: PAGE, title: "Securing a ladder", locale: "en", ownerUnit: $unit }) {
  medium { uuid revision draft { revision } } userErrors { code } } } }`
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

test('a page is completed, rated from its player, changed and withdrawn; its author reads the comment without a name', async ({
  page,
  controls,
  browser,
}) => {
  const [admin, learner] = ['ratings-admin', 'ratings-learner']
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

  await page.goto('/my-ratings')
  await fillIn(page, learner)
  await expect(page.getByText('Nothing to rate')).toBeVisible()
  await ask(page, enrol, { medium: uuid })
  await page.goto(`/media?medium=${uuid}&view=play`)
  await page.getByRole('button', { name: 'I have read and understood this' }).click()
  await page.getByRole('link', { name: 'Rate it' }).click()

  const form = page.getByRole('radiogroup', { name: 'How was it?' })
  await form.getByRole('radio', { name: '4 of 5 stars' }).check()
  await page.getByRole('textbox', { name: 'Comment' }).fill('Short, and I knew what to do.')
  await page.getByRole('radio', { name: 'Anonymously' }).check()
  await page.getByRole('button', { name: 'Publish rating' }).click()
  await expect(page.getByText('Your rating of “Securing a ladder” was published.')).toBeVisible()
  await expect(page.getByText('Nothing to rate')).toBeVisible()

  await page.getByRole('link', { name: /^Your ratings/ }).click()
  await expect(page.getByText('Published anonymously')).toBeVisible()
  const given = await ask<{ ratings: { ofMedium: { items: object[] } } }>(
    office,
    `{ ratings { ofMedium(medium: "${uuid}", page: { first: 5 }) { items { stars comment name } } } }`,
  )
  expect(given.ratings.ofMedium.items).toEqual([{ stars: 4, comment: 'Short, and I knew what to do.', name: null }])

  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('button', { name: 'Withdraw rating' }).click()
  await expect(page.getByText('It no longer counts.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Rate again' })).toBeVisible()
  await office.context().close()
})
