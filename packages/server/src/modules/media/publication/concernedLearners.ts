import type { Queryable } from '../../../database/transaction.ts'

/** Enrolments that were started with a version and go on: $1 is the version. */
const runningEnrolments = `select e.uuid, e.person from enrolment e
  where e.version = $1 and e.access = 'OPEN' and e.progress_state in ('IN_PROGRESS', 'FAILED')`

/** Running attempts at a version, also as part of a course: $1 is the version. */
const runningAttempts = `select a.uuid, e.person from attempt a join enrolment e on e.uuid = a.enrolment
  where a.version = $1 and a.state = 'RUNNING' and e.access = 'OPEN'`

const count = `select
  (select count(distinct c.person)::int from (select person from (${runningEnrolments}) r union all select person from (${runningAttempts}) a) c)
    as learning,
  (select count(distinct e.person)::int from enrolment e
    where e.medium = (select v.medium from medium_version v where v.uuid = $1) and e.progress_state = 'COMPLETED') as completed`

/** How many people learn a version, and how many completed its medium. */
export async function countLearners(
  sql: Queryable,
  version: string | null,
): Promise<{ learning: number; completed: number }> {
  const none = { learning: 0, completed: 0 }
  if (version === null) return none
  return (await sql.query<{ learning: number; completed: number }>(count, [version])).rows[0] ?? none
}

const moveEnrolments = `update enrolment e set version = $2 from (${runningEnrolments}) r where e.uuid = r.uuid`
const moveAttempts = `update attempt a set version = $2 from (${runningAttempts}) r where a.uuid = r.uuid`

// An item of a course goes on as the item of the new version that has the same medium.
const itemPairs = `select o.uuid as old, n.uuid as new from course_item o join course_item n on n.medium = o.medium and n.course = $2
  where o.course = $1`
const ofMoved = `enrolment in (select e.uuid from enrolment e where e.version = $2 and e.access = 'OPEN' and e.progress_state in ('IN_PROGRESS', 'FAILED'))`
const moveProgress = `update part_progress p set item = i.new from (${itemPairs}) i where p.item = i.old and p.${ofMoved}`
const moveItemAttempts = `update attempt a set item = i.new from (${itemPairs}) i where a.item = i.old and a.${ofMoved}`

/** Moves whoever learns one version to another. The same people are counted by `countLearners`. */
export async function moveLearners(sql: Queryable, from: string, to: string): Promise<void> {
  await sql.query(moveEnrolments, [from, to])
  await sql.query(moveAttempts, [from, to])
  await sql.query(moveItemAttempts, [from, to])
  await sql.query(moveProgress, [from, to])
}
