import { CountLearningPathsDocument, LearningPathsDocument } from '@somo/graphql/learning-path'
import {
  ArchiveLearningPathDocument,
  CountLearningPathPeopleDocument,
  CreateLearningPathDocument,
  LearningPathCertificatesDocument,
  LearningPathMediaDocument,
  LearningPathMovePreviewDocument,
  LearningPathPeopleDocument,
  OneLearningPathDocument,
  PublishLearningPathDocument,
  UpdateLearningPathStagesDocument,
  UpdateLearningPathDetailsDocument,
} from '@somo/graphql/learning-path-editor'
import { UnreadNotificationsDocument } from '@somo/graphql/notification-count'
import { SavedViewsDocument } from '@somo/graphql/saved-views'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, noNetwork } from '../../testing/apiFixture.ts'
import { widerThanThePage } from '../../testing/overflow.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import type { EditedPath } from './editor/pathTypes.ts'
import {
  itemFixture,
  moveFixture,
  pathFixture,
  pathId,
  pathPeopleFixture,
  pathRowsFixture,
} from './learningPathFixture.ts'

const pageInfo = { startCursor: null, endCursor: null, hasNext: false, hasPrevious: false }
const opened = (path: EditedPath | null = pathFixture()) =>
  answer(OneLearningPathDocument, { learningPaths: { learningPath: path } })
const answers = [
  opened(),
  answer(LearningPathsDocument, { learningPaths: { learningPaths: { items: pathRowsFixture(), pageInfo } } }),
  answer(CountLearningPathsDocument, { learningPaths: { count: 3 } }),
  answer(SavedViewsDocument, { views: { views: [] } }),
  answer(LearningPathMediaDocument, {
    learningPaths: { mediumChoices: [itemFixture(9, 'Walk through the depot', 'EVENT')] },
  }),
  answer(LearningPathMovePreviewDocument, { learningPaths: { movePreview: moveFixture() } }),
  answer(LearningPathPeopleDocument, { learningPaths: { people: { items: pathPeopleFixture(), pageInfo } } }),
  answer(CountLearningPathPeopleDocument, { learningPaths: { peopleCount: 2 } }),
]
const address = '/learning-path'
const editor = `${address}?path=${pathId(1)}`
const button = (name: string | RegExp) => page.getByRole('button', { name })
const open = (at = address, parts: Parameters<typeof renderRoute>[1] = {}) => renderRoute(at, { answers, ...parts })
const written = (path: EditedPath | null) => ({ path, userErrors: [] })

test('the list shows how many are done and overdue; its views ask the server', async () => {
  const { calls } = await open()
  await expect.element(page.getByRole('row', { name: /Dangerous goods driver.*Published.*58.*21%.*6/ })).toBeVisible()
  await page.getByRole('link', { name: 'With overdue people' }).click()
  await expect.poll(() => calls(LearningPathsDocument).at(-1)?.filter).toMatchObject({ isOverdue: true })
})

test('a new path needs a unit', async () => {
  const { calls } = await open()
  await button('New learning path').click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Your first weeks')
  await button('Create learning path').click()
  await expect.element(page.getByText('Choose a unit.').first()).toBeVisible()
  expect(calls(CreateLearningPathDocument)).toEqual([])
})

test('stages say their rule and condition; one is edited, moved by keys and saved', async () => {
  const { calls } = await open(editor, {
    answers: [
      ...answers,
      answer(UpdateLearningPathStagesDocument, { learningPath: { updateStages: written(pathFixture()) } }),
    ],
  })
  await expect.element(page.getByText('any 2 of 3')).toBeVisible()
  await expect
    .element(page.getByText('Opens when stage 2 is done and “Class 3: flammable liquids” is passed with 80% or more'))
    .toBeVisible()
  await button('Edit stage 3: Under supervision').click()
  await page.getByRole('textbox', { name: 'Title' }).fill('On the road')
  await page.getByRole('combobox', { name: 'Add an item' }).fill('Walk')
  await page.getByRole('option', { name: /Walk through the depot/ }).click()
  await page.getByRole('textbox', { name: 'Title' }).click()
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await expect.element(page.getByText('On the road: stage 2 of 3')).toBeVisible()
  await button('Save').click()
  await expect.poll(() => calls(UpdateLearningPathStagesDocument).length).toBe(1)
  const [saved] = calls(UpdateLearningPathStagesDocument)
  expect(saved).toMatchObject({
    revision: 3,
    stages: [
      { titles: [{ locale: 'en', text: 'Arrive' }], needed: null },
      { titles: [{ locale: 'en', text: 'On the road' }], items: [pathId(106), pathId(109)], scoreMin: 80 },
      { titles: [{ locale: 'en', text: 'Basics of ADR' }], needed: 2, dueDays: 30 },
    ],
  })
})

test('a condition that says nothing is refused at its field, and a published path is assigned', async () => {
  const { calls, router } = await open(editor, {
    answers: [
      ...answers,
      answer(UpdateLearningPathStagesDocument, { learningPath: { updateStages: written(pathFixture()) } }),
    ],
  })
  await button('Edit stage 1: Arrive').click()
  await page.getByRole('checkbox', { name: 'a date is reached' }).click()
  await button('Save').click()
  await expect.element(page.getByText('Enter a date, or clear the checkbox.')).toBeVisible()
  expect(calls(UpdateLearningPathStagesDocument)).toEqual([])
  await page.getByRole('checkbox', { name: 'a date is reached' }).click()
  await button('Assign').click()
  await expect.poll(() => router.state.location.pathname + router.state.location.search).toBe('/assignments?edit=new')
  expect(router.state.location.state).toEqual({
    assignmentTarget: { id: pathId(1), label: 'Dangerous goods driver, first year' },
  })
})

test('a score is asked of media that have one, and a stage that moves to the beginning can lose the condition', async () => {
  await open(editor)
  await button('Edit stage 3: Under supervision').click()
  await page.getByRole('button', { name: /Class 3: flammable liquids/ }).click()
  await expect.element(page.getByRole('option', { name: 'Reading orange plates' })).toBeVisible()
  await expect.element(page.getByRole('option', { name: 'Loading and segregation' })).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('textbox', { name: 'Title' }).click()
  await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}')
  await expect.element(page.getByText('Under supervision: stage 1 of 3')).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: 'an item is passed with a score' })).toBeChecked()
})

test('publishing says what a move changes, and moves with the digest of that', async () => {
  const { answer: reply, calls } = await open(editor, {
    answers: [
      ...answers,
      answer(PublishLearningPathDocument, {
        learningPath: {
          publish: { path: pathFixture(), preview: null, userErrors: [{ code: 'COUNT_CHANGED', path: [] }] },
        },
      }),
    ],
  })
  await button('Publish').click()
  await page.getByRole('radio', { name: /Move them to the new version/ }).click()
  await expect.element(page.getByText('12 people get new media or due dates')).toBeVisible()
  await expect.element(page.getByText('For example: Aylin Demir')).toBeVisible()
  const publish = page.getByRole('dialog').getByRole('button', { name: 'Publish' })
  await publish.click()
  await expect.element(page.getByText(/The numbers have changed/)).toBeVisible()
  expect(calls(PublishLearningPathDocument)).toEqual([
    { uuid: pathId(1), revision: 3, movesPeople: true, digest: 'digest' },
  ])
  reply(
    answer(PublishLearningPathDocument, {
      learningPath: { publish: { path: pathFixture({ version: 3 }), preview: null, userErrors: [] } },
    }),
  )
  await publish.click()
  await expect.element(page.getByText(/Version 3 published/)).toBeVisible()
})

test('a path gets a certificate, and names the badges that are awarded for it', async () => {
  const badges = [{ uuid: pathId(91), names: [{ locale: 'en', text: 'On board' }], state: 'PAUSED' as const }]
  const { calls } = await open(`${editor}&tab=details`, {
    as: 'administrator',
    answers: [
      ...answers,
      opened(pathFixture({ badges })),
      answer(LearningPathCertificatesDocument, {
        learningPaths: { certificateChoices: [{ uuid: pathId(90), name: 'Safe driver' }] },
      }),
      answer(UpdateLearningPathDetailsDocument, { learningPath: { updateDetails: written(pathFixture()) } }),
    ],
  })
  await expect.element(page.getByRole('link', { name: 'On board (paused)' })).toBeVisible()
  await button(/^No certificate/).click()
  await page.getByRole('option', { name: 'Safe driver' }).click()
  await button('Save').click()
  await expect
    .poll(() => calls(UpdateLearningPathDetailsDocument))
    .toMatchObject([{ input: { certificate: pathId(90) } }])
})

test('what is missing keeps a draft from being published', async () => {
  const gaps = [{ code: 'NO_ITEM' as const, stage: 2 }]
  await open(editor, { answers: [...answers, opened(pathFixture({ gaps }))] })
  await button('Publish').click()
  await expect.element(page.getByText('Stage 3: add an item')).toBeVisible()
  await expect.element(page.getByRole('dialog').getByRole('button', { name: 'Publish' })).not.toBeInTheDocument()
})

test('the people of a path stand with their stage, and a path is archived', async () => {
  const { calls } = await open(`${editor}&tab=people`, {
    answers: [
      ...answers,
      answer(ArchiveLearningPathDocument, { learningPath: { setArchived: written(pathFixture()) } }),
    ],
  })
  await expect.element(page.getByRole('row', { name: /Aylin Demir.*In progress.*2 Basics of ADR.*40%/ })).toBeVisible()
  await button('More actions').click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  await expect
    .poll(() => calls(ArchiveLearningPathDocument))
    .toEqual([{ uuid: pathId(1), revision: 3, isArchived: true }])
})

test('without a network the page says so; nothing is wider than a phone', async () => {
  const { answer: reply } = await open(editor, {
    answers: [answer(UnreadNotificationsDocument, noNetwork), answer(OneLearningPathDocument, noNetwork)],
    width: 360,
  })
  const retry = button('Try again')
  await expect.element(retry).toBeVisible()
  reply(...answers)
  await retry.click()
  await button('Edit stage 2: Basics of ADR').click()
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toBeVisible()
  expect(widerThanThePage()).toEqual([])
})
