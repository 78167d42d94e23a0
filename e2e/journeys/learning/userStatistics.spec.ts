import { expect, test } from '../../fixtures/userSessions.ts'
import { ask, makeUnit } from '../../fixtures/units.ts'

const create = `mutation($unit: ID!, $title: String!) { medium { create(input: { kind: PAGE, title: $title, locale: "en", ownerUnit: $unit }) {
  medium { uuid revision draft { revision } } userErrors { code } } } }`
const fill = `mutation($uuid: ID!, $revision: Int!) { medium { updateContent(uuid: $uuid, revision: $revision, input: {
  blocks: "[{\\"id\\":\\"a\\",\\"kind\\":\\"text\\",\\"text\\":\\"Four to one.\\"}]" }) { medium { revision } userErrors { code } } } }`
const open = `mutation($uuid: ID!, $revision: Int!) { medium { updateAccess(uuid: $uuid, revision: $revision, input: { booking: OPEN, visibleTo: [] }) {
  medium { revision } userErrors { code } } } }`
const publish = `mutation($uuid: ID!, $revision: Int!) { medium { publish(uuid: $uuid, revision: $revision, change: CONTENT, expectedLearning: 0) {
  userErrors { code } } } }`
const enrol = `mutation($medium: ID!) { learning { enrol(medium: $medium, locale: "en") { userErrors { code } } } }`

interface Changed<Field extends string> {
  readonly medium: Record<Field, { readonly medium: { readonly uuid: string; readonly revision: number } }>
}

test('somebody is found, exempted with a reason and brought back, entered as done, and left out of an earlier day', async ({
  sitDown,
}, { retry }) => {
  const title = `Ladder check ${retry}`
  const office = await sitDown({ username: `statistics-office-${retry}`, roles: ['ADMIN'] })
  const learner = await sitDown({ username: `statistics-learner-${retry}`, roles: ['LEARNER'] })
  const unit = await makeUnit(office, { name: `Statistics office ${retry}`, key: `statistics-office-${retry}` })
  const made = await ask<{
    medium: { create: { medium: { uuid: string; draft: { revision: number } } } }
  }>(office, create, { unit, title })
  const { uuid, draft } = made.medium.create.medium
  const filled = await ask<Changed<'updateContent'>>(office, fill, { uuid, revision: draft.revision })
  const opened = await ask<Changed<'updateAccess'>>(office, open, {
    uuid,
    revision: filled.medium.updateContent.medium.revision,
  })
  await ask(office, publish, { uuid, revision: opened.medium.updateAccess.medium.revision })
  await ask(learner, enrol, { medium: uuid })

  await office.goto(`/user-statistics?item=${uuid}`)
  const row = office.getByRole('grid', { name: 'People and items' }).getByRole('row').filter({ hasText: title })
  await expect(row).toContainText('Not started')
  await row.getByRole('link').first().click()
  await expect(office.getByText('Self-enrolled').last()).toBeVisible()

  const drawer = office.getByRole('complementary').last()
  const dialog = office.getByRole('dialog')
  const question = office.getByRole('alertdialog')
  await drawer.getByRole('button', { name: 'Exempt' }).click()
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('On parental leave')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await question.getByRole('button', { name: 'Exempt' }).click()
  await expect(row).toContainText('Exempt')
  await office.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toContainText('Not started')

  await drawer.getByRole('button', { name: 'Mark as done' }).click()
  await dialog.getByRole('textbox', { name: /^Evidence/ }).fill('Attendance list of today')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await question.getByRole('button', { name: 'Mark as done' }).click()
  await expect(row).toContainText('Completed')
  await expect(drawer.getByText(/Attendance list of today/)).toBeVisible()

  // Nobody had it on an earlier day.
  await office.goto(`/user-statistics?item=${uuid}&asOf=2026-01-31`)
  await expect(office.getByText(/You are looking at the end of/)).toBeVisible()
  await expect(row).toHaveCount(0)
})
