import { MyLearningTabsDocument } from '@somo/graphql/media'
import { HandInTaskDocument, OwnTaskDocument, OwnTasksDocument, SaveTaskDraftDocument } from '@somo/graphql/media-tasks'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { taskDraftTable } from '../../../domain/learning/taskDraftTable.ts'
import { versionFixture } from '../../../domain/task/taskFixture.ts'
import { answer, noNetwork } from '../../../testing/apiFixture.ts'
import { claimsFixture } from '../../../testing/fakeSession.ts'
import { widerThanThePage } from '../../../testing/overflow.ts'
import { renderRoute } from '../../../testing/renderRoute.tsx'
import { ownTaskFixture, ownTaskRowFixture } from './ownTaskFixture.ts'
import type { OwnTask } from './ownTaskTypes.ts'

const pageInfo = { startCursor: null, endCursor: null, hasNext: false, hasPrevious: false }
const task = ownTaskFixture()
const address = `/media?task=${task.uuid}`
const shown = (own: OwnTask = task) => answer(OwnTaskDocument, { tasks: { own } })
const saving = answer(SaveTaskDraftDocument, ({ input }) => ({
  task: {
    saveDraft: {
      task: { ...task, draft: { ...task.draft, text: input.text, sequence: input.sequence } },
      userErrors: [],
    },
  },
}))
const field = page.getByRole('textbox', { name: 'Your answer' })
const button = (name: string) => page.getByRole('button', { name, exact: true })

beforeEach(async () => {
  for (const { key } of await taskDraftTable.all()) await taskDraftTable.remove(key)
})

test('the tab shows tasks by due date, with the next step of each', async () => {
  await renderRoute('/media?tab=tasks', {
    as: 'learner',
    width: 360,
    answers: [
      answer(MyLearningTabsDocument, {
        learning: { mineCounts: { toDo: 0, inProgress: 0, finished: 0 } },
        tasks: { mineCounts: { toDo: 2, done: 0 } },
      }),
      answer(OwnTasksDocument, {
        tasks: {
          mine: {
            items: [ownTaskRowFixture(1, { state: 'RETURNED' }), ownTaskRowFixture(2, { title: 'Lab book' })],
            pageInfo,
          },
        },
      }),
    ],
  })
  await expect.element(page.getByRole('link', { name: 'Revise' })).toHaveAttribute('href', address)
  await expect.element(page.getByRole('link', { name: 'Hand in' })).toBeVisible()
  expect(widerThanThePage()).toEqual([])
})

test('what is typed is kept with a rising sequence', async () => {
  const { calls } = await renderRoute(address, { as: 'learner', answers: [shown(), saving] })
  await field.fill('Nitrate was high.')
  await expect.poll(() => calls(SaveTaskDraftDocument).length).toBe(1)
  await expect.element(page.getByText(/^Saved /)).toBeVisible()
  await field.fill('Nitrate was high below the bridge.')
  await expect
    .poll(() => calls(SaveTaskDraftDocument).at(-1))
    .toMatchObject({ input: { text: 'Nitrate was high below the bridge.', sequence: 2 } })
  await expect.poll(() => taskDraftTable.all()).toEqual([])
})

test('without a network the text stays on the device and comes back', async () => {
  await renderRoute(address, { as: 'learner', answers: [shown(), answer(SaveTaskDraftDocument, noNetwork)] })
  await field.fill('Written on a boat.')
  await expect.element(page.getByText(/^Saved on this device/)).toBeVisible()
  expect(await taskDraftTable.all()).toMatchObject([{ text: 'Written on a boat.' }])
})

test('text of an earlier visit that was never sent is in the field', async () => {
  const { subject } = claimsFixture()
  await taskDraftTable.put({ key: `${task.uuid} ${subject}`, subject, text: 'Left behind', link: '' })
  await renderRoute(address, { as: 'learner', answers: [shown(), saving] })
  await expect.element(field).toHaveValue('Left behind')
})

test('text of an earlier visit does not replace what another device has saved since', async () => {
  const { subject } = claimsFixture()
  await taskDraftTable.put({ key: `${task.uuid} ${subject}`, subject, text: 'Left behind', link: '', sequence: 2 })
  const newer = { ...task, draft: { ...task.draft, text: 'From the phone', sequence: 7 } }
  const { calls } = await renderRoute(address, { as: 'learner', answers: [shown(newer), saving] })
  await expect.element(field).toHaveValue('Left behind')
  await button('Use the other version').click()
  await expect.element(field).toHaveValue('From the phone')
  expect(calls(SaveTaskDraftDocument)).toEqual([])
})

test('another device was faster: the person chooses', async () => {
  const theirs = { ...task, draft: { ...task.draft, text: 'From the phone', sequence: 7 } }
  await renderRoute(address, {
    as: 'learner',
    answers: [
      shown(),
      answer(SaveTaskDraftDocument, {
        task: { saveDraft: { task: theirs, userErrors: [{ code: 'CHANGED_MEANWHILE', path: [] }] } },
      }),
    ],
  })
  await field.fill('From the laptop')
  await button('Use the other version').click()
  await expect.element(field).toHaveValue('From the phone')
})

test('handing in leads to the receipt; an empty answer says what is missing', async () => {
  const handed = ownTaskFixture({ state: 'SUBMITTED', versions: [versionFixture(1, { text: 'Done.' })] })
  const { calls } = await renderRoute(address, {
    as: 'learner',
    answers: [shown(), saving, answer(HandInTaskDocument, { task: { handIn: { task: handed, userErrors: [] } } })],
  })
  await button('Hand in').click()
  await expect.element(page.getByText(/Write an answer or add a file first\./)).toBeVisible()
  expect(calls(HandInTaskDocument)).toEqual([])
  await field.fill('Done.')
  await button('Hand in').click()
  await expect.element(page.getByRole('heading', { name: 'Your answer is handed in' })).toBeVisible()
  await expect.element(page.getByText('T-2026-7F3K09X1')).toBeVisible()
  expect(calls(HandInTaskDocument)).toMatchObject([{ number: 1, input: { text: 'Done.' } }])
})

test('another page has handed in this version: the text is kept, and the person hears of it', async () => {
  const handed = ownTaskFixture({
    state: 'SUBMITTED',
    refusal: 'IN_REVIEW',
    versions: [versionFixture(1, { text: 'From the other page' })],
  })
  const refused = { task: handed, userErrors: [{ code: 'CHANGED_MEANWHILE' as const, path: [] }] }
  await renderRoute(address, {
    as: 'learner',
    answers: [
      shown(),
      answer(SaveTaskDraftDocument, noNetwork),
      answer(HandInTaskDocument, { task: { handIn: refused } }),
    ],
  })
  await field.fill('From this page')
  await button('Hand in').click()
  await expect.element(page.getByText(/Your text here was not/)).toBeVisible()
  expect(await taskDraftTable.all()).toMatchObject([{ text: 'From this page' }])
})

test('a returned answer says what to change, and the newest version stands first', async () => {
  const returned = ownTaskFixture({
    state: 'RETURNED',
    versions: [
      versionFixture(2, {
        decision: 'RETURNED',
        comment: 'Add units.',
        reviewer: 'Ms Baraka',
        reviewedAt: '2026-11-11T09:00:00Z',
      }),
      versionFixture(1),
    ],
  })
  await renderRoute(address, { as: 'learner', width: 360, answers: [shown(returned)] })
  await expect.element(page.getByText(/Ms Baraka returned your answer on .*Add units\./)).toBeVisible()
  await expect.element(button('Hand in version 3')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Version/ }).first()).toHaveAccessibleName(/^Version 2/)
  expect(widerThanThePage()).toEqual([])
})
