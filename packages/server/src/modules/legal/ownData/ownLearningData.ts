import type { QuizAnswer } from '@somo/graphql/quiz/answer'
import type { PoolClient } from 'pg'
import { answerInWords, type AnsweredQuestion } from '../../quiz/core/answerInWords.ts'

/** What somebody learned, each part as its rows are. Answers to anonymous surveys are nobody's. */
export interface OwnLearningData {
  readonly enrolments: readonly object[]
  readonly attempts: readonly object[]
  readonly quizAnswers: readonly object[]
  readonly surveyAnswers: readonly object[]
  readonly eventBookings: readonly object[]
  readonly accommodations: readonly object[]
}

const enrolments = `select m.title as medium, e.cycle, e.access, e.progress_state as state, e.progress, e.score::float8 as score,
    e.is_mandatory as "isMandatory", e.created_at as "createdAt", e.due_at as "dueAt", e.started_at as "startedAt",
    e.completed_at as "completedAt", e.valid_until as "validUntil", e.waived_reason as "waivedReason"
  from enrolment e left join learning_target m on m.uuid = coalesce(e.medium, e.path) where e.person = $1 order by e.created_at, e.uuid`

const fromAttempt = `enrolment e join attempt a on a.enrolment = e.uuid join medium_version mv on mv.uuid = a.version
  join medium m on m.uuid = mv.medium`

const attempts = `select m.title as medium, e.cycle, a.number as attempt, a.state, a.score::float8 as score, a.progress, a.seconds,
    a.started_at as "startedAt", a.ended_at as "endedAt"
  from ${fromAttempt} where e.person = $1 order by a.started_at, a.uuid`

const quizAnswers = `select m.title as medium, a.number as attempt, v.content, w.answer, w.score::float8 as score, w.comment,
    w.answered_at as "answeredAt"
  from ${fromAttempt} join quiz_answer w on w.attempt = a.uuid join question_version v on v.uuid = w.question_version
  where e.person = $1 order by a.started_at, a.uuid, w.position`

const surveyAnswers = `select m.title as medium, q.content, w.answer
  from survey_response r join medium_version mv on mv.uuid = r.version join medium m on m.uuid = mv.medium
    join survey_answer w on w.response = r.uuid
    join lateral (select one as content from jsonb_array_elements(mv.content -> 'survey' -> 'questions') one
      where one ->> 'id' = w.question) q on true
  where r.person = $1 order by m.title, r.uuid, w.question`

const eventBookings = `select m.title as medium, s.starts_at as "startsAt", s.ends_at as "endsAt", s.place, b.state,
    b.booked_at as "bookedAt", b.changed_at as "changedAt"
  from ${fromAttempt} join event_booking b on b.attempt = a.uuid join event_session s on s.uuid = b.session
  where e.person = $1 order by b.booked_at, b.uuid`

const accommodations = `select factor::float8 as factor, extra_days as "extraDays", updated_at as "changedAt" from accommodation where person = $1`

interface AnswerRow {
  readonly medium: string
  readonly content: AnsweredQuestion & { readonly stem: string }
  readonly answer: QuizAnswer | null
}

/** The question and the answer in words, in the place of their ids. */
const toWords = <Row extends AnswerRow>({ medium, content, answer, ...rest }: Row): object => ({
  medium,
  question: content.stem,
  answer: answerInWords(content, answer),
  ...rest,
})

/** Reads the learning record of a person. */
export async function readOwnLearningData(client: Pick<PoolClient, 'query'>, person: string): Promise<OwnLearningData> {
  const read = async (text: string): Promise<object[]> => (await client.query<object>(text, [person])).rows
  const readAnswers = async (text: string): Promise<object[]> =>
    (await client.query<AnswerRow>(text, [person])).rows.map(toWords)
  return {
    enrolments: await read(enrolments),
    attempts: await read(attempts),
    quizAnswers: await readAnswers(quizAnswers),
    surveyAnswers: await readAnswers(surveyAnswers),
    eventBookings: await read(eventBookings),
    accommodations: await read(accommodations),
  }
}
