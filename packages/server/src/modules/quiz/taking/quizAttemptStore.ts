import type { QuizAnswer } from '@somo/graphql/quiz/answer'
import type { Queryable } from '../../../database/transaction.ts'
import type { QuestionContent } from '../core/questionContent.ts'
import { type QuizSettings, quizSettingsSchema } from '../core/quizSettings.ts'

/** An attempt at a quiz, with what its rules need. */
export interface QuizAttempt {
  readonly uuid: string
  readonly person: string
  readonly version: string
  readonly number: number
  readonly state: string
  readonly access: string
  readonly device: string | null
  readonly sequence: number
  readonly seconds: number
  readonly score: number | null
  readonly passMark: number | null
  readonly attemptLimit: number | null
  readonly countedAttempt: string
  readonly lastActiveAt: Date
  readonly endsAt: Date | null
  readonly settings: QuizSettings
  /** The accommodation of the person. */
  readonly factor: number
  /** The clock of the database. */
  readonly now: Date
  /** All null before the questions are drawn. */
  readonly seed: string | null
  readonly openedAt: Date | null
  readonly handedInAt: Date | null
  readonly handedInSequence: number | null
  readonly scoredAt: Date | null
  readonly isTimedOut: boolean
}

const columns = `a.uuid, e.person, a.version, a.number, a.state, e.access, a.device, a.sequence::int as sequence, a.seconds,
  a.score::float8 as score, v.pass_mark as "passMark", v.attempt_limit as "attemptLimit", v.counted_attempt as "countedAttempt",
  a.last_active_at as "lastActiveAt", a.ends_at as "endsAt", v.content as settings, coalesce(c.factor, 1)::float8 as factor,
  now() as now, q.seed, q.opened_at as "openedAt", q.handed_in_at as "handedInAt", q.handed_in_sequence::int as "handedInSequence",
  q.scored_at as "scoredAt", coalesce(q.is_timed_out, false) as "isTimedOut"`

const read = `select ${columns} from enrolment e join person p on p.uuid = e.person join attempt a on a.enrolment = e.uuid
  join medium_version v on v.uuid = a.version join medium m on m.uuid = v.medium
  left join quiz_attempt q on q.attempt = a.uuid left join accommodation c on c.person = e.person
  where a.uuid = $1 and m.kind = 'QUIZ' and ($2::text is null or p.subject = $2)`

type Row = Omit<QuizAttempt, 'settings'> & { readonly settings: unknown }

async function find(sql: Queryable, uuid: string, subject: string | null, end: string): Promise<QuizAttempt | null> {
  const { rows } = await sql.query<Row>(`${read} ${end}`, [uuid, subject])
  const row = rows[0]
  return row === undefined ? null : { ...row, settings: quizSettingsSchema.parse(row.settings) }
}

/** An attempt of a person; of anybody where `subject` is null. */
export const readQuizAttempt = (sql: Queryable, uuid: string, subject: string | null) => find(sql, uuid, subject, '')

/** As `readQuizAttempt`, locked like the writes of every player: enrolment and attempt. */
export const lockQuizAttempt = (sql: Queryable, uuid: string, subject: string | null) =>
  find(sql, uuid, subject, 'for update of e, a')

/** A drawn question with its answer. */
export interface DrawnAnswer {
  readonly position: number
  readonly section: number
  readonly version: string
  readonly title: string | null
  readonly content: QuestionContent
  /** The version whose key scored it after a regrade; null where that is the version that was shown. */
  readonly key: QuestionContent | null
  readonly points: number
  readonly answer: QuizAnswer | null
  readonly sequence: number
  readonly answeredAt: Date | null
  readonly isMarked: boolean
  readonly score: number | null
  readonly comment: string | null
}

/** The questions of an attempt in their order. */
export async function readDrawn(sql: Queryable, attempt: string): Promise<DrawnAnswer[]> {
  const { rows } = await sql.query<DrawnAnswer>(
    `select w.position, w.section, w.question_version as version, v.title, v.content, s.content as key,
      coalesce(s.points, v.points)::float8 as points, w.answer,
      w.sequence::int as sequence, w.answered_at as "answeredAt", w.is_marked as "isMarked", w.score::float8 as score, w.comment
    from quiz_answer w join question_version v on v.uuid = w.question_version
      left join question_version s on s.uuid = w.scored_by where w.attempt = $1 order by w.position`,
    [attempt],
  )
  return rows
}

/** How often a person had the questions of these versions, in any of their versions, by version. */
export async function readTimesSeen(
  sql: Queryable,
  person: string,
  versions: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql.query<{ version: string; times: number }>(
    `select v.uuid as version, count(w.attempt)::int as times from question_version v
      join question_version o on o.question = v.question join quiz_answer w on w.question_version = o.uuid
      join attempt a on a.uuid = w.attempt join enrolment e on e.uuid = a.enrolment
    where v.uuid = any($1) and e.person = $2 group by v.uuid`,
    [versions, person],
  )
  return new Map(rows.map(({ version, times }) => [version, times]))
}

/** The latest attempt at the same part before this one that was handed in; null without one. */
export async function readPreviousAttempt(sql: Queryable, attempt: string): Promise<string | null> {
  const { rows } = await sql.query<{ uuid: string }>(
    `select o.uuid from attempt a join attempt o on o.enrolment = a.enrolment and o.item is not distinct from a.item and o.number < a.number
      join quiz_attempt q on q.attempt = o.uuid where a.uuid = $1 and q.handed_in_at is not null order by o.number desc limit 1`,
    [attempt],
  )
  return rows[0]?.uuid ?? null
}
