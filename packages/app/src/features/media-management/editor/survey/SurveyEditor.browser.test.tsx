import {
  MediumDocument,
  MediumUsageDocument,
  SurveyResultDocument,
  UpdateMediumContentDocument,
} from '@somo/graphql/medium-editor'
import { MediumRatingsDocument } from '@somo/graphql/medium-ratings'
import type { SurveyForm } from '@somo/graphql/survey/form'
import { beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer } from '../../../../testing/apiFixture.ts'
import { widerThanThePage } from '../../../../testing/overflow.ts'
import { preloadAll } from '../../../../testing/preloadAll.ts'
import { renderRoute } from '../../../../testing/renderRoute.tsx'
import { editorChunk } from '../../chunks.ts'
import { mediumFixture, mediumId, versionFixture } from '../../mediaManagementFixture.ts'
import { surveyResultChunk } from '../../../../domain/survey/surveyResultChunk.ts'
import { surveyEditorChunk } from './surveyEditorChunk.ts'
import { surveyFixture, surveyResultFixture } from './surveyEditorFixture.ts'

const survey = (form: SurveyForm | null = surveyFixture) =>
  answer(MediumDocument, {
    media: {
      medium: mediumFixture({
        kind: 'SURVEY',
        draft: versionFixture({ survey: form === null ? null : JSON.stringify(form), revision: 4 }),
      }),
    },
  })
const saved = answer(UpdateMediumContentDocument, {
  medium: { updateContent: { medium: { uuid: mediumId(1), draft: null }, userErrors: [] } },
})
const usage = answer(MediumUsageDocument, {
  media: { usage: { courses: [], otherCourses: 0, learning: 2, completed: 8 } },
})
const pageInfo = { startCursor: null, endCursor: null, hasNext: false, hasPrevious: false }
const ratings = answer(MediumRatingsDocument, { ratings: { ofMedium: { items: [], pageInfo } } })

type Options = NonNullable<Parameters<typeof renderRoute>[1]>
const open = ({ answers = [], ...options }: Options = {}, tab = '') =>
  renderRoute(`/media-management?medium=${mediumId(1)}${tab}`, {
    ...options,
    answers: [
      survey(),
      saved,
      usage,
      ratings,
      answer(SurveyResultDocument, { survey: { result: surveyResultFixture() } }),
      ...answers,
    ],
  })

const button = (name: string | RegExp) => page.getByRole('button', { name })
const field = (name: string | RegExp) => page.getByRole('textbox', { name })
const lastForm = (calls: Awaited<ReturnType<typeof open>>['calls']) =>
  JSON.parse(calls(UpdateMediumContentDocument).at(-1)?.input.survey ?? '{}') as SurveyForm
const stems = (calls: Awaited<ReturnType<typeof open>>['calls']) => lastForm(calls).questions.map(({ stem }) => stem)

// The first test does not wait for code.
beforeAll(() => preloadAll(editorChunk, surveyEditorChunk, surveyResultChunk))

test('a new question says at its fields what is wrong, then joins the survey; anonymity is said in a sentence', async () => {
  const { calls } = await open({ answers: [survey(null)], width: 360 })
  await expect.element(page.getByText(/not who gave which answer/)).toBeVisible()
  await button('Add question').click()
  await page.getByRole('menuitem', { name: 'Single choice' }).click()
  await button('Save question').click()
  await expect.element(page.getByText('Enter at least two answers.').first()).toBeVisible()
  await field('Question').fill('Was it clear?')
  await field('Answer A').fill('Yes')
  await field('Answer B').fill('No')
  await page.getByRole('switch', { name: 'Answer required' }).click()
  await button('Save question').click()
  await expect.element(page.getByText('1 question, 1 required')).toBeVisible()
  await page.getByRole('switch', { name: 'Anonymous answers' }).click()
  await expect.element(page.getByText(/stored with the name of the person/)).toBeVisible()
  expect(widerThanThePage()).toEqual([])
  await expect.poll(() => lastForm(calls).isAnonymous).toBe(false)
  expect(calls(UpdateMediumContentDocument)[0]).toMatchObject({ revision: 4 })
  expect(lastForm(calls)).toMatchObject({
    isAnonymous: false,
    questions: [
      { type: 'SINGLE', stem: 'Was it clear?', isRequired: true, options: [{ text: 'Yes' }, { text: 'No' }] },
    ],
  })
})

test('keys change the order; a question that was removed comes back to its place', async () => {
  const { calls } = await open()
  const handle = button(/Was it clear\?/)
    .filter({ hasNotText: 'clear' })
    .first()
  await expect.element(button('Was it clear?')).toBeVisible()
  handle.element().focus()
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}')
  await button('Actions for Was it clear?').click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await expect.element(page.getByText(/Removed: Was it clear/)).toBeVisible()
  expect(button('Was it clear?').query()).toBeNull()
  await button('Undo').click()
  await expect.poll(() => stems(calls)).toEqual(['How sure do you feel?', 'Was it clear?', 'What do you wish for?'])
})

test('a scale keeps its labels when it is edited', async () => {
  const { calls } = await open()
  await button('How sure do you feel?').click()
  await expect.element(field('Label of 1')).toHaveValue('Not at all')
  await page.getByRole('spinbutton', { name: 'Steps of the scale' }).fill('7')
  await button('Save question').click()
  await expect
    .poll(() => lastForm(calls).questions[1])
    .toMatchObject({ id: 'sure', type: 'SCALE', from: 1, to: 7, lowLabel: 'Not at all' })
})

test('the result has counts, the mean and the texts; below 5 answers a sentence', async () => {
  const { answer: reply, router } = await open({}, '&tab=usage')
  await expect.element(page.getByText(/8 people have answered/)).toBeVisible()
  await expect.element(page.getByRole('meter', { name: 'Yes' })).toHaveAttribute('aria-valuetext', '6 (75%)')
  await expect.element(page.getByText(/Average 3\.8/)).toBeVisible()
  await expect.element(page.getByText('More time for questions.')).toBeVisible()
  reply(
    answer(SurveyResultDocument, {
      survey: { result: { ...surveyResultFixture(), responses: 4, isMasked: true, questions: [] } },
    }),
  )
  await router.navigate(`/media-management?medium=${mediumId(1)}`)
  await router.navigate(`/media-management?medium=${mediumId(1)}&tab=usage`)
  await expect.element(page.getByText(/from 5 answers on/)).toBeVisible()
  expect(page.getByRole('meter').query()).toBeNull()
})
