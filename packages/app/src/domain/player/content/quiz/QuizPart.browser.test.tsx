import { CountMyLearningDocument, MyLearningDocument, MyLearningTabsDocument } from '@somo/graphql/media'
import { CommitAttemptDocument, PlayedMediumDocument, StartAttemptDocument } from '@somo/graphql/media-player'
import {
  HandInQuizDocument,
  OpenQuizDocument,
  QuizOverviewDocument,
  QuizResultDocument,
  SaveQuizAnswersDocument,
} from '@somo/graphql/quiz-player'
import type { CommitOutcome } from '@somo/graphql/schema'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { journalTable } from '../../../learning/journalTable.ts'
import type { PlayedAttempt } from '../../../learning/learningTypes.ts'
import { connectionWatch } from '../../../../platform/connection/browserConnection.ts'
import { answer, noNetwork } from '../../../../testing/apiFixture.ts'
import { clearJournal } from '../../../../testing/clearJournal.ts'
import { widerThanThePage } from '../../../../testing/overflow.ts'
import { renderRoute } from '../../../../testing/renderRoute.tsx'
import { attemptFixture, contentFixture, courseUuid, enrolmentFixture } from '../../playerFixture.ts'
import {
  attemptUuid,
  everyType,
  overviewFixture,
  questionFixture,
  resultFixture,
  sessionFixture,
} from './quizPlayerFixture.ts'
import { sampleQuestions } from '../../../quiz/questionFixture.ts'
import type { QuizSessionData } from './quizSession.ts'

const enrolment = enrolmentFixture({
  medium: { ...enrolmentFixture().medium, kind: 'QUIZ', title: 'Final test' },
  completedParts: null,
  parts: null,
})
const noPages = { startCursor: null, endCursor: null, hasNext: false, hasPrevious: false }
const list = [
  answer(MyLearningDocument, { learning: { mine: { items: [], pageInfo: noPages } } }),
  answer(CountMyLearningDocument, { learning: { count: 0 } }),
  answer(MyLearningTabsDocument, {
    learning: { mineCounts: { toDo: 0, inProgress: 0, finished: 0 } },
    tasks: { mineCounts: { toDo: 2, done: 1 } },
  }),
]
const start = (parts: Partial<PlayedAttempt> = {}) => {
  const content = contentFixture({ kind: 'QUIZ', url: null, completionRule: 'PASSED' })
  const attempt = attemptFixture({ uuid: attemptUuid, content, ...parts })
  return answer(StartAttemptDocument, { learning: { start: { attempt, userErrors: [] } } })
}
const overview = (parts: Parameters<typeof overviewFixture>[0] = {}) =>
  answer(QuizOverviewDocument, { quiz: { overview: overviewFixture(parts) } })
const session = (parts: Partial<QuizSessionData> = {}) =>
  answer(OpenQuizDocument, { quiz: { open: { session: sessionFixture(parts), userErrors: [] } } })
const saved = (outcome: CommitOutcome = 'WRITTEN') =>
  answer(SaveQuizAnswersDocument, { quiz: { saveAnswers: { outcome } } })
const handedIn = answer(HandInQuizDocument, { quiz: { handIn: { outcome: 'WRITTEN' } } })
const result = (parts: Parameters<typeof resultFixture>[0] = {}) =>
  answer(QuizResultDocument, { quiz: { result: resultFixture(parts) } })

type Options = NonNullable<Parameters<typeof renderRoute>[1]>
const open = ({ answers = [], ...options }: Options = {}) =>
  renderRoute(`/media?medium=${courseUuid}&view=play`, {
    as: 'learner',
    ...options,
    answers: [
      ...list,
      answer(PlayedMediumDocument, { learning: { ofMedium: { enrolment, outline: [] } } }),
      start(),
      overview(),
      session(),
      saved(),
      handedIn,
      result(),
      // How long it was open is sent when it is left after a second or more.
      answer(CommitAttemptDocument, { learning: { commit: { outcome: 'WRITTEN', enrolment } } }),
      ...answers,
    ],
  })
const running = overview({ phase: 'RUNNING' })

const button = (name: string | RegExp) => page.getByRole('button', { name })
const heading = (name: string | RegExp) => page.getByRole('heading', { name })
const radio = (name: RegExp) => page.getByRole('radio', { name })
const angle = /At which lashing angle/
const friction = /What increases the friction/

beforeEach(clearJournal)

test('the time begins with a press, after what a learner has to know', async () => {
  const { calls } = await open()
  const facts = page.getByLabelText('About this quiz')
  await expect
    .poll(() => facts.query()?.textContent)
    .toMatch(/Questions3Time30 minutes.*extra time.*1 of 3.*best attempt.*80%/)
  expect(calls(OpenQuizDocument)).toEqual([])
  await button('Start quiz').click()
  await expect.element(heading(angle)).toHaveFocus()
  await expect.element(page.getByText('14 min left', { exact: true })).toBeVisible()
  expect(calls(OpenQuizDocument)).toHaveLength(1)
})

test('keys choose, mark and go on; each answer is saved with the next number', async () => {
  const { calls } = await open({ answers: [running] })
  await expect.element(heading(angle)).toHaveFocus()
  await userEvent.keyboard('c')
  await expect.element(radio(/83°/)).toBeChecked()
  await userEvent.keyboard('m')
  await expect.element(page.getByText('1 of 3 answered, 1 marked for later')).toBeVisible()
  await expect
    .poll(() =>
      calls(SaveQuizAnswersDocument)
        .flatMap(({ input }) => input.answers)
        .at(-1),
    )
    .toMatchObject({
      position: 1,
      isMarked: true,
      answer: JSON.stringify({ type: 'SINGLE', option: 'o2' }),
    })
  await userEvent.keyboard('{Enter}')
  await expect.element(heading(friction)).toHaveFocus()
  await userEvent.keyboard('ac')
  await expect.element(page.getByText(/Saved \d\d:\d\d/)).toBeVisible()
  const answers = calls(SaveQuizAnswersDocument).flatMap(({ input }) => input.answers)
  const numbers = answers.map(({ sequence }) => sequence)
  expect(numbers).toEqual(numbers.map((_, place) => 5 + place))
  expect(answers.at(-1)).toMatchObject({ answer: JSON.stringify({ type: 'MULTIPLE', options: ['o0', 'o2'] }) })
})

test('without a network answers and hand-in wait on the device, and arrive in order when it is back', async () => {
  const { answer: reply, calls } = await open({
    answers: [running, answer(SaveQuizAnswersDocument, noNetwork), answer(HandInQuizDocument, noNetwork)],
  })
  await radio(/45°/).click()
  await expect.element(page.getByText('Offline, kept on this device')).toBeVisible()
  await button('Next').click()
  await page.getByRole('checkbox', { name: /Anti-slip/ }).click()
  await button('Review and submit').first().click()
  await expect.element(heading('1 question is not answered')).toHaveFocus()
  await button('Submit with open questions').click()
  await expect.element(heading('Submitted on this device')).toBeVisible()
  const [kept] = await journalTable.all()
  expect(kept?.waiting).toMatchObject({ handedInAt: expect.any(String) as string, answers: [{ position: 2 }] })
  reply(saved(), handedIn)
  connectionWatch.noteCall(false)
  connectionWatch.noteCall(true)
  await expect.element(heading(/Not passed yet, 2 of 3 correct/)).toBeVisible()
  const [last] = calls(HandInQuizDocument).slice(-1)
  expect(calls(SaveQuizAnswersDocument).at(-1)?.input.answers).toMatchObject([{ position: 1, sequence: 5 }])
  expect(last?.input).toMatchObject({ sequence: 7, answers: [{ position: 2, sequence: 6 }] })
  expect(await journalTable.all()).toEqual([])
})

test('when the time is over the answers are handed in, unless there is more of it', async () => {
  const { answer: reply, calls } = await open({
    answers: [running, session({ now: '2026-11-28T12:17:58Z' })],
  })
  await radio(/45°/).click()
  await expect.element(page.getByText('2 s left')).toBeVisible()
  reply(session({ now: '2026-11-28T12:18:00Z', endsAt: '2026-11-28T12:18:02Z' }))
  await expect.poll(() => calls(OpenQuizDocument).length).toBe(2)
  await expect.element(radio(/45°/)).toBeChecked()
  expect(calls(HandInQuizDocument)).toEqual([])
  reply(session({ now: '2026-11-28T12:18:02Z', endsAt: '2026-11-28T12:18:02Z' }))
  await expect.element(heading(/Not passed yet/)).toBeVisible()
  expect(calls(HandInQuizDocument)).toHaveLength(1)
})

test('a running attempt goes on at the first question without an answer, with what another device saved', async () => {
  await open({
    answers: [
      running,
      session({
        questions: [
          questionFixture(1, sampleQuestions.SINGLE, { answer: JSON.stringify({ type: 'SINGLE', option: 'o1' }) }),
          questionFixture(2, sampleQuestions.MULTIPLE),
        ],
      }),
    ],
  })
  await expect.element(heading(friction)).toHaveFocus()
  await expect.element(page.getByText('1 of 2 answered')).toBeVisible()
  await button('Back').click()
  await expect.element(radio(/45°/)).toBeChecked()
})

test('an attempt that goes on on another device says so and can be taken back', async () => {
  const { answer: reply, calls } = await open({ answers: [running, saved('CONTINUED_ELSEWHERE')] })
  await radio(/45°/).click()
  await expect.element(page.getByText(/You’ve continued in another tab/)).toBeVisible()
  reply(saved())
  await button('Continue here').click()
  await expect.poll(() => calls(OpenQuizDocument).length).toBe(2)
  const [first, second] = calls(OpenQuizDocument)
  expect(second?.device).not.toBe(first?.device)
})

test('the result has score, pass mark and feedback, and leads to the next attempt', async () => {
  const { answer: reply, calls } = await open({ answers: [overview({ phase: 'ENDED' })] })
  await expect.element(heading('Not passed yet, 2 of 3 correct')).toHaveFocus()
  await expect
    .element(page.getByRole('meter', { name: 'Score' }))
    .toHaveAttribute('aria-valuetext', '66.7% · Pass mark 80%')
  await expect.element(page.getByText('The steeper the strap, the harder it presses.')).toBeVisible()
  await expect.element(page.getByText('2 attempts left')).toBeVisible()
  reply(
    start({ number: 2, uuid: '0193c000-0000-7000-8000-0000000000a2' }),
    overview({ number: 2, previous: attemptUuid }),
  )
  await button('Try again').click()
  await expect.element(button('View your last result')).toBeVisible()
  expect(calls(StartAttemptDocument)).toHaveLength(2)
})

test('answers that a person has to review are said to wait', async () => {
  await open({
    answers: [overview({ phase: 'ENDED' }), result({ state: 'TO_REVIEW', score: null, questions: [] })],
  })
  await expect.element(heading('Submitted, waiting for review')).toBeVisible()
  await expect.element(page.getByText(/appears here when your answers have been reviewed/)).toBeVisible()
})

test('all questions fit on one page, also on a phone', async () => {
  await open({ answers: [running, session({ paging: 'ALL', questions: everyType })], width: 360 })
  await expect.element(heading(/How sure are you now/)).toBeVisible()
  expect(widerThanThePage()).toEqual([])
  await button('Questions').click()
  await expect.element(page.getByRole('navigation', { name: 'Questions' })).toBeVisible()
  await button('Question 9 Not answered').click()
  await expect.element(heading(/Describe the check/)).toHaveFocus()
})
