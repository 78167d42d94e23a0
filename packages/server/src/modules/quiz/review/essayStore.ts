import type { Queryable } from '../../../database/transaction.ts'
import { nameInSql } from '../../list/keysetPage.ts'
import type { Scope } from '../../scope.ts'

/** An answer that waits for a review. */
export interface EssayRow {
  readonly attempt: string
  readonly position: number
  readonly person: string
  readonly personName: string
  readonly stem: string
  readonly guide: string | null
  readonly text: string | null
  readonly points: number
  readonly handedInAt: Date
}

const from = `quiz_answer w join quiz_attempt q on q.attempt = w.attempt join attempt a on a.uuid = w.attempt
  join enrolment e on e.uuid = a.enrolment join person p on p.uuid = e.person join medium_version mv on mv.uuid = a.version
  join medium m on m.uuid = mv.medium join question_version v on v.uuid = w.question_version`

/** Handed in, with points, and without a score. */
const isWaiting = `q.handed_in_at is not null and q.scored_at is null and v.type = 'ESSAY' and v.points > 0 and w.score is null`

const isOwned = (parameter: string): string =>
  `(${parameter}::text is null or m.owner_unit in (select managed_unit(${parameter})))`

/** Answers to essays of a medium the caller manages, the longest waiting first. */
export async function readWaitingEssays(
  sql: Queryable,
  scope: Scope,
  medium: string,
  most: number,
): Promise<EssayRow[]> {
  const { rows } = await sql.query<EssayRow>(
    `select w.attempt, w.position, p.uuid as person, coalesce(${nameInSql('p')}, '') as "personName", v.content ->> 'stem' as stem,
      v.content ->> 'guide' as guide, w.answer ->> 'text' as text, v.points::float8 as points, q.handed_in_at as "handedInAt"
    from ${from} where m.uuid = $1 and ${isOwned('$2')} and ${isWaiting} order by q.handed_in_at, w.attempt, w.position limit $3`,
    [medium, scope.manager, most],
  )
  return rows
}

/** Whether an answer waits for a review by the caller. */
export async function isWaitingEssay(
  sql: Queryable,
  scope: Scope,
  attempt: string,
  position: number,
): Promise<boolean> {
  const { rows } = await sql.query(
    `select from ${from} where w.attempt = $1 and w.position = $3 and ${isOwned('$2')} and ${isWaiting}`,
    [attempt, scope.manager, position],
  )
  return rows.length > 0
}

/** A review as a person gives it. */
export interface EssayReview {
  readonly attempt: string
  readonly position: number
  /** From 0 to 1. */
  readonly score: number
  readonly comment: string | null
}

/** Stores a review. */
export async function writeReview(sql: Queryable, subject: string, review: EssayReview): Promise<void> {
  await sql.query(
    `update quiz_answer set score = $3, comment = $4, reviewed_at = now(),
      reviewed_by = (select p.uuid from person p where p.subject = $5) where attempt = $1 and position = $2`,
    [review.attempt, review.position, review.score, review.comment, subject],
  )
}

/** Marks an attempt as scored. */
export async function setScored(sql: Queryable, attempt: string): Promise<void> {
  await sql.query('update quiz_attempt set scored_at = now() where attempt = $1', [attempt])
}
