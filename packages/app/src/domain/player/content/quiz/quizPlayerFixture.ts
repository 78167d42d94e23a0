import { questionTypes, type ShownQuestion } from '@somo/graphql/quiz/question'
import type { QuizResultQuery } from '@somo/graphql/quiz-player'
import { sampleQuestions } from '../../../quiz/questionFixture.ts'
import type { QuizOverviewData } from './QuizStart.tsx'
import type { QuizSessionData } from './quizSession.ts'

export const attemptUuid = '0193c000-0000-7000-8000-0000000000a1'

export const overviewFixture = (parts: Partial<QuizOverviewData> = {}): QuizOverviewData => ({
  attempt: attemptUuid,
  phase: 'READY',
  number: 1,
  attemptLimit: 3,
  countedAttempt: 'BEST',
  passMark: 80,
  questions: 3,
  timeLimitMinutes: 30,
  hasMoreTime: true,
  previous: null,
  ...parts,
})

type QuestionData = QuizSessionData['questions'][number]

export const questionFixture = (position: number, question: ShownQuestion, parts: Partial<QuestionData> = {}) => ({
  position,
  section: '',
  title: null,
  points: 1,
  question: JSON.stringify(question),
  answer: null,
  isMarked: false,
  ...parts,
})

const { SINGLE, MULTIPLE, ORDERING } = sampleQuestions

/** An attempt of three questions that ends in 14 minutes. */
export const sessionFixture = (parts: Partial<QuizSessionData> = {}): QuizSessionData => ({
  attempt: attemptUuid,
  paging: 'ONE',
  timeLimitMinutes: 30,
  handedInAt: null,
  now: '2026-11-28T12:04:00Z',
  endsAt: '2026-11-28T12:18:00Z',
  questions: [
    questionFixture(1, SINGLE, { title: 'Lashing angle and pressure' }),
    questionFixture(2, MULTIPLE),
    questionFixture(3, ORDERING),
  ],
  ...parts,
})

/** A question of each type in one attempt. */
export const everyType: QuizSessionData['questions'] = questionTypes.map((type, place) =>
  questionFixture(place + 1, sampleQuestions[type]),
)

type ResultData = NonNullable<QuizResultQuery['quiz']['result']>

export const resultFixture = (parts: Partial<ResultData> = {}): ResultData => ({
  attempt: attemptUuid,
  number: 1,
  attemptLimit: 3,
  countedAttempt: 'BEST',
  state: 'FAILED',
  score: 66.67,
  passMark: 80,
  correct: 2,
  scored: 3,
  handedInAt: '2026-11-28T12:16:00Z',
  isTimedOut: false,
  seconds: 700,
  timeLimitMinutes: 30,
  showsAnswers: true,
  questions: [
    {
      position: 1,
      title: null,
      points: 1,
      score: 0,
      question: JSON.stringify(SINGLE),
      comment: null,
      answer: JSON.stringify({ type: 'SINGLE', option: 'o1' }),
      rightAnswer: JSON.stringify({ type: 'SINGLE', option: 'o2' }),
      feedback: ['The steeper the strap, the harder it presses.'],
    },
  ],
  ...parts,
})
