import { SavedViewsDocument } from '@somo/graphql/saved-views'
import {
  CountTaskParticipantsDocument,
  CreateTaskDocument,
  ExtendTaskDocument,
  RemindTaskDocument,
  StepTaskDocument,
  TaskDocument,
  TaskParticipantsDocument,
} from '@somo/graphql/task-editor'
import { CountTasksDocument, TaskQueueCountsDocument, TasksDocument } from '@somo/graphql/task-management'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { taskId } from '../../domain/task/taskFixture.ts'
import { answer, noNetwork } from '../../testing/apiFixture.ts'
import { widerThanThePage } from '../../testing/overflow.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { openTaskFixture, participantsFixture, taskRowsFixture } from './taskManagementFixture.ts'

const pageInfo = { startCursor: null, endCursor: null, hasNext: false, hasPrevious: false }
const frame = [
  answer(TaskQueueCountsDocument, { tasks: { queueCounts: { waiting: 9, oldestAt: null, reviewed: 22 } } }),
  answer(SavedViewsDocument, { views: { views: [] } }),
]
const list = [
  answer(TasksDocument, { tasks: { tasks: { items: taskRowsFixture(), pageInfo } } }),
  answer(CountTasksDocument, { tasks: { count: 4 } }),
]
const opened = [
  answer(TaskDocument, { tasks: { task: openTaskFixture() } }),
  answer(TaskParticipantsDocument, { tasks: { participants: { items: participantsFixture(), pageInfo } } }),
  answer(CountTaskParticipantsDocument, { tasks: { countParticipants: 3 } }),
]
const path = '/task-management'
const one = `${path}?task=${taskId(1)}`
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('the list leads to a task, and to what is to be reviewed', async () => {
  await renderRoute(path, { as: 'manager', answers: [...frame, ...list] })
  await expect
    .element(page.getByRole('link', { name: /^Field report: water quality in Tudor Creek/ }))
    .toHaveAttribute('href', one)
  await expect.element(page.getByRole('row', { name: /Field report/ }).getByText('22 of 31')).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^Review queue.*9/ })).toBeVisible()
})

test('without a network a phone says so and offers another try', async () => {
  await renderRoute(path, {
    as: 'manager',
    width: 360,
    answers: [...frame, answer(TasksDocument, noNetwork), answer(CountTasksDocument, noNetwork)],
  })
  await expect.element(page.getByRole('button', { name: /Try again/ }).first()).toBeVisible()
  expect(widerThanThePage()).toEqual([])
})

test('a new task without a title and unit says what is missing and sends nothing', async () => {
  const { calls } = await renderRoute(`${path}?task=new`, { as: 'manager', answers: frame })
  await button('Create draft').click()
  await expect.element(page.getByRole('link', { name: /^Title/ })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^Owner unit/ })).toBeVisible()
  expect(calls(CreateTaskDocument)).toEqual([])
})

test('people are reminded, and one gets more time', async () => {
  const done = { changed: 1, userErrors: [] }
  const { calls } = await renderRoute(one, {
    as: 'manager',
    answers: [
      ...frame,
      ...opened,
      answer(RemindTaskDocument, { task: { remind: done } }),
      answer(ExtendTaskDocument, { task: { extend: done } }),
    ],
  })
  await button('Send reminder').click()
  await expect.element(page.getByText(/1 person reminded\./)).toBeVisible()
  expect(calls(RemindTaskDocument)).toEqual([{ task: taskId(1), people: null }])
  await page.getByRole('row', { name: /Omar/ }).getByRole('button').last().click()
  await page.getByRole('menuitem', { name: 'Change due date' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => calls(ExtendTaskDocument)).toEqual([{ task: taskId(1), person: taskId(202), dueOn: null }])
})

test('a draft is published from its settings', async () => {
  const draft = openTaskFixture({ state: 'DRAFT', isHandedIn: false, publishedAt: null })
  const { calls } = await renderRoute(`${one}&part=settings`, {
    as: 'manager',
    answers: [
      ...frame,
      answer(TaskDocument, { tasks: { task: draft } }),
      answer(StepTaskDocument, {
        task: { step: { task: { ...draft, state: 'PUBLISHED', revision: 4 }, userErrors: [] } },
      }),
    ],
  })
  await button('Publish').click()
  await expect.element(page.getByText(/: Published$/)).toBeVisible()
  expect(calls(StepTaskDocument)).toEqual([{ uuid: taskId(1), revision: 3, step: 'PUBLISH' }])
})
