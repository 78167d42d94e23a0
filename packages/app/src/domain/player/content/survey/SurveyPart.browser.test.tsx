import { CountMyLearningDocument, MyLearningDocument, MyLearningTabsDocument } from '@somo/graphql/media'
import { CommitAttemptDocument, PlayedMediumDocument, StartAttemptDocument } from '@somo/graphql/media-player'
import type { CommitOutcome } from '@somo/graphql/schema'
import { SubmitSurveyDocument, SurveySessionDocument } from '@somo/graphql/survey-player'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { surveyDraftTable } from '../../../learning/surveyDraftTable.ts'
import { connectionWatch } from '../../../../platform/connection/browserConnection.ts'
import { answer, noNetwork } from '../../../../testing/apiFixture.ts'
import { clearJournal } from '../../../../testing/clearJournal.ts'
import { widerThanThePage } from '../../../../testing/overflow.ts'
import { renderRoute } from '../../../../testing/renderRoute.tsx'
import { attemptFixture, contentFixture, courseUuid, enrolmentFixture } from '../../playerFixture.ts'
import { attemptUuid, surveyFormFixture } from './surveyPlayerFixture.ts'

const enrolment = enrolmentFixture({
  medium: { ...enrolmentFixture().medium, kind: 'SURVEY', title: 'Your opinion' },
  completedParts: null,
  parts: null,
})
const noPages = { startCursor: null, endCursor: null, hasNext: false, hasPrevious: false }
const start = answer(StartAttemptDocument, {
  learning: {
    start: {
      attempt: attemptFixture({
        uuid: attemptUuid,
        content: contentFixture({ kind: 'SURVEY', url: null, completionRule: 'SUBMITTED' }),
      }),
      userErrors: [],
    },
  },
})
const session = (isSubmitted = false, form = surveyFormFixture()) =>
  answer(SurveySessionDocument, {
    survey: { session: { attempt: attemptUuid, form: JSON.stringify(form), isSubmitted } },
  })
const submitted = (outcome: CommitOutcome = 'WRITTEN') =>
  answer(SubmitSurveyDocument, { survey: { submit: { outcome, userErrors: [] } } })

type Options = NonNullable<Parameters<typeof renderRoute>[1]>
const open = ({ answers = [], ...options }: Options = {}) =>
  renderRoute(`/media?medium=${courseUuid}&view=play`, {
    as: 'learner',
    ...options,
    answers: [
      answer(MyLearningDocument, { learning: { mine: { items: [], pageInfo: noPages } } }),
      answer(CountMyLearningDocument, { learning: { count: 0 } }),
      answer(MyLearningTabsDocument, {
        learning: { mineCounts: { toDo: 0, inProgress: 0, finished: 0 } },
        tasks: { mineCounts: { toDo: 2, done: 1 } },
      }),
      answer(PlayedMediumDocument, { learning: { ofMedium: { enrolment, outline: [] } } }),
      start,
      session(),
      submitted(),
      // How long it was open is sent when it is left after a second or more.
      answer(CommitAttemptDocument, { learning: { commit: { outcome: 'WRITTEN', enrolment } } }),
      ...answers,
    ],
  })

const button = (name: string | RegExp) => page.getByRole('button', { name })
const heading = (name: string | RegExp) => page.getByRole('heading', { name })
const radio = (name: RegExp) => page.getByRole('radio', { name })
const answersOf = (calls: Awaited<ReturnType<typeof open>>['calls']) =>
  (calls(SubmitSurveyDocument).at(-1)?.input.answers ?? []).map(({ question, answer: json }) => [
    question,
    JSON.parse(json) as unknown,
  ])
/** Answers what is required, and opens the page with the send button. */
const answerAll = async (): Promise<void> => {
  await radio(/Yes/).click()
  await button('Next').click()
  await radio(/4/).click()
  await button('Review and submit').first().click()
}

beforeEach(async () => {
  await clearJournal()
  await surveyDraftTable.remove(attemptUuid)
})

test('keys answer and go on; required questions without an answer are named before anything is sent', async () => {
  const { calls } = await open()
  await expect.element(heading(/Was the course clear/)).toHaveFocus()
  await expect.element(page.getByText(/Your answers are anonymous/)).toBeVisible()
  await userEvent.keyboard('b{Enter}')
  await expect.element(heading(/How sure/)).toHaveFocus()
  await button('Review and submit').first().click()
  await expect.element(heading('1 required answer is missing')).toHaveFocus()
  await expect.element(button('2 How sure do you feel with straps?').last()).toBeVisible()
  expect(button('Send answers').query()).toBeNull()
  await button('Answer question 2').click()
  await radio(/5/).click()
  await button('Review and submit').first().click()
  // The second click may fall beside the button, which is gone by then: it takes the focus from the heading.
  await button('Send answers').dblClick()
  await expect.element(heading('Thank you')).toBeVisible()
  expect(calls(SubmitSurveyDocument)).toHaveLength(1)
  expect(calls(SubmitSurveyDocument)[0]?.input).toMatchObject({ attempt: attemptUuid, sequence: 5 })
  expect(answersOf(calls)).toEqual([
    ['clear', { type: 'SINGLE', option: 'partly' }],
    ['sure', { type: 'SCALE', value: 5 }],
  ])
  await expect.poll(() => surveyDraftTable.all()).toEqual([])
})

test('what was typed is there again after the page was left', async () => {
  const { router } = await open()
  await radio(/No/).click()
  await button(/What should we change/).click()
  await page.getByRole('textbox').fill('More examples.')
  await router.navigate('/media')
  await router.navigate(`/media?medium=${courseUuid}&view=play`)
  await expect.element(heading(/How sure/)).toHaveFocus()
  await expect.element(page.getByText('2 of 3 answered')).toBeVisible()
  await button(/What should we change/).click()
  await expect.element(page.getByRole('textbox')).toHaveValue('More examples.')
})

test('without a network the answers wait on the device, and arrive when it is back', async () => {
  const { answer: reply, calls } = await open({ answers: [answer(SubmitSurveyDocument, noNetwork)] })
  await answerAll()
  await button('Send answers').click()
  await expect.element(heading('Waiting for a connection')).toHaveFocus()
  reply(submitted())
  connectionWatch.noteCall(false)
  connectionWatch.noteCall(true)
  await expect.element(heading('Thank you')).toBeVisible()
  expect(answersOf(calls)).toHaveLength(2)
})

test('answers that the server does not take stay, with what to do', async () => {
  await open({
    answers: [
      answer(SubmitSurveyDocument, {
        survey: { submit: { outcome: null, userErrors: [{ code: 'NOT_OFFERED', path: ['answers', 'clear'] }] } },
      }),
    ],
  })
  await answerAll()
  await button('Send answers').click()
  await expect.element(page.getByText(/Your answers couldn’t be sent/)).toBeVisible()
  await button('Back to the questions').click()
  await expect.element(radio(/4/)).toBeChecked()
})

test('a survey that was sent says thank you, and nothing is wider than a phone', async () => {
  const { router, answer: reply } = await open({ width: 360 })
  await expect.element(heading(/Was the course clear/)).toBeVisible()
  expect(widerThanThePage()).toEqual([])
  reply(session(true))
  await router.navigate('/media')
  await router.navigate(`/media?medium=${courseUuid}&view=play`)
  await expect.element(heading('Thank you')).toBeVisible()
})
