import type { QuizAnswer } from '@somo/graphql/quiz/answer'
import type { Queryable } from '../../../database/transaction.ts'
import { nameInSql } from '../../list/keysetPage.ts'
import { isUnitInScope, type Scope } from '../../scope.ts'
import type { QuestionContent } from '../core/questionContent.ts'

/** An attempt with an answer to a question that has a later version than the one that scored it. */
export interface RegradeAttempt {
  readonly uuid: string
  readonly enrolment: string
  readonly item: string | null
  readonly version: string
  readonly number: number
  readonly person: string
  readonly personName: string
  /** In percent; null while answers wait for a review. */
  readonly score: number | null
  readonly passMark: number
  readonly isScored: boolean
}

/** An answer of such an attempt; `latest` is null where its question has no later version. */
export interface RegradeAnswer {
  readonly attempt: string
  readonly position: number
  readonly question: string
  readonly title: string | null
  readonly shown: QuestionContent
  readonly answer: QuizAnswer | null
  readonly score: number | null
  readonly points: number
  readonly latest: string | null
  readonly latestContent: QuestionContent | null
  readonly latestPoints: number | null
}

/** Scored by a machine, and by an earlier version than the latest. */
const isOutdated = `v.type not in ('ESSAY', 'SCALE') and exists (select from question_version n where n.question = v.question
  and n.type = v.type and n.number > coalesce((select s.number from question_version s where s.uuid = w.scored_by), v.number))`

const attempts = (managed: string, lock: string): string => `
  select a.uuid, a.enrolment, a.item, a.version, a.number, e.person, coalesce(${nameInSql('p')}, '') as "personName",
    a.score::float8 as score, coalesce(mv.pass_mark, 0) as "passMark", q.scored_at is not null as "isScored"
  from quiz_attempt q join attempt a on a.uuid = q.attempt join enrolment e on e.uuid = a.enrolment join person p on p.uuid = e.person
    join medium_version mv on mv.uuid = a.version join medium m on m.uuid = mv.medium
  where m.uuid = $1 and ${managed} and q.handed_in_at is not null and a.state <> 'ABANDONED'
    and exists (select from quiz_answer w join question_version v on v.uuid = w.question_version where w.attempt = a.uuid and ${isOutdated})
  order by a.uuid limit $2 ${lock}`

/** Attempts of a quiz the caller manages that a regrade may change, at most `most`. @param lock as the writes of every player */
export async function readRegradeAttempts(
  sql: Queryable,
  scope: Scope,
  { medium, most, lock }: { readonly medium: string; readonly most: number; readonly lock: boolean },
): Promise<RegradeAttempt[]> {
  const text = attempts(isUnitInScope(scope, 'm.owner_unit', '$3'), lock ? 'for update of e, a' : '')
  const { rows } = await sql.query<RegradeAttempt>(
    text,
    scope.manager === null ? [medium, most] : [medium, most, scope.manager],
  )
  return rows
}

const answers = `
  select w.attempt, w.position, v.question, v.title, v.content as shown, w.answer, w.score::float8 as score,
    coalesce(s.points, v.points)::float8 as points, n.uuid as latest, n.content as "latestContent", n.points::float8 as "latestPoints"
  from quiz_answer w join question_version v on v.uuid = w.question_version left join question_version s on s.uuid = w.scored_by
    left join lateral (
      select n.uuid, n.content, n.points from question_version n where n.question = v.question and n.type = v.type
        and v.type not in ('ESSAY', 'SCALE') and n.number > coalesce(s.number, v.number) order by n.number desc limit 1
    ) n on true
  where w.attempt = any($1::uuid[]) order by w.attempt, w.position`

/** All answers of these attempts. */
export const readRegradeAnswers = async (sql: Queryable, uuids: readonly string[]): Promise<RegradeAnswer[]> =>
  uuids.length === 0 ? [] : (await sql.query<RegradeAnswer>(answers, [uuids])).rows

/** A new score of an answer, by a version of its question. */
export interface NewScore {
  readonly attempt: string
  readonly position: number
  readonly score: number
  readonly by: string
}

/** Stores new scores; the versions that gave them are in use from then on. */
export async function writeScores(sql: Queryable, scores: readonly NewScore[]): Promise<void> {
  await sql.query('update question_version set used_at = now() where uuid = any($1::uuid[]) and used_at is null', [
    [...new Set(scores.map(({ by }) => by))],
  ])
  await sql.query(
    `update quiz_answer w set score = n.score, scored_by = n.by
      from jsonb_to_recordset($1::jsonb) as n (attempt uuid, position int, score numeric, by uuid)
      where w.attempt = n.attempt and w.position = n.position`,
    [JSON.stringify(scores)],
  )
}

/** Stores the new scores of attempts, in percent. */
export async function writeAttemptScores(
  sql: Queryable,
  scores: readonly { readonly uuid: string; readonly score: number }[],
): Promise<void> {
  await sql.query(
    `update attempt a set score = n.score from jsonb_to_recordset($1::jsonb) as n (uuid uuid, score numeric) where a.uuid = n.uuid`,
    [JSON.stringify(scores)],
  )
}
