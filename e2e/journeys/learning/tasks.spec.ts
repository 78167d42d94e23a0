import { expect, test } from '../../fixtures/userSessions.ts'
import { addPeople, ask, makeUnit } from '../../fixtures/units.ts'

test.use({ maxDocuments: 8 })

const create = `mutation($input: TaskInput!, $key: String!) { task { create(input: $input, idempotenceKey: $key) {
  task { uuid } userErrors { code path } } } }`

test('a task is handed in, returned, handed in again and passed; its statistics count it', async ({ sitDown }, {
  retry,
}) => {
  const title = `Water report ${retry}`
  const [manager, pupil] = [`tasks-manager-${retry}`, `tasks-pupil-${retry}`]
  const office = await sitDown({ username: `tasks-office-${retry}`, roles: ['ADMIN'] })
  const learner = await sitDown({ username: pupil, roles: ['LEARNER'] })
  const reviewer = await sitDown({ username: manager, roles: ['EDUCATION_MANAGER'] })
  const unit = await makeUnit(office, { name: `Creek class ${retry}`, key: `creek-class-${retry}` })
  await addPeople(office, unit, [pupil])
  await addPeople(office, unit, [manager], 'MANAGER')
  const made = await ask<{ task: { create: { task: { uuid: string } } } }>(reviewer, create, {
    key: title,
    input: {
      title,
      instructions: 'Write what you measured.',
      ownerUnit: unit,
      people: [],
      reviewers: [],
      units: [{ unit, withSubUnits: true }],
      lateRule: 'ALLOW',
      resubmissions: 1,
      answerKinds: ['TEXT'],
      reviewedBy: 'UNIT_MANAGERS',
      grading: 'PASS_FAIL',
    },
  })
  await reviewer.goto(`/task-management?task=${made.task.create.task.uuid}&part=settings`)
  await reviewer.getByRole('button', { name: 'Publish' }).click()
  await expect(reviewer.getByText(/: Published$/)).toBeVisible()

  await learner.goto('/media?tab=tasks')
  await learner.getByRole('link', { name: title }).click()
  await learner.getByRole('textbox', { name: 'Your answer' }).fill('Nitrate was high.')
  await expect(learner.getByText(/^Saved /)).toBeVisible()
  // What was typed outlives the page.
  await learner.reload()
  await expect(learner.getByRole('textbox', { name: 'Your answer' })).toHaveValue('Nitrate was high.')
  await learner.getByRole('button', { name: 'Hand in' }).click()
  await expect(learner.getByRole('heading', { name: 'Your answer is handed in' })).toBeVisible()

  await reviewer.goto('/task-management')
  await reviewer.getByRole('link', { name: /^Review queue/ }).click()
  await expect(reviewer.getByText('Nitrate was high.')).toBeVisible()
  await reviewer.getByRole('textbox', { name: /^Comment for/ }).fill('Add the unit.')
  await expect(reviewer.getByText(/^Feedback saved/)).toBeVisible()
  await reviewer.getByRole('button', { name: 'Return' }).click()
  await reviewer.getByRole('dialog').getByRole('button', { name: 'Return' }).click()
  await expect(reviewer.getByText('Nothing to review')).toBeVisible()

  await learner.goto('/media?tab=tasks')
  await learner.getByRole('link', { name: 'Revise' }).click()
  await expect(learner.getByText(/Add the unit\./)).toBeVisible()
  await learner.getByRole('textbox', { name: 'Your answer' }).fill('Nitrate was 12 mg/l.')
  await learner.getByRole('button', { name: 'Hand in version 2' }).click()
  await expect(learner.getByRole('heading', { name: 'Version 2 is handed in' })).toBeVisible()

  await reviewer.goto('/task-management?review=all')
  await expect(reviewer.getByText(/Asked for: Add the unit\./)).toBeVisible()
  await expect(reviewer.getByText('Nitrate was 12 mg/l.')).toBeVisible()
  await reviewer.getByRole('heading', { name: 'Assessment' }).click()
  await reviewer.keyboard.press('p')
  await expect(reviewer.getByText('Nothing to review')).toBeVisible()
  await learner.goto('/media?tab=tasks&done=1')
  await expect(learner.getByText('Passed')).toBeVisible()

  await reviewer.goto('/task-statistics')
  await expect(reviewer.getByRole('region', { name: 'Tasks' })).toContainText(title)
})
