import type {
  TaskBulkPayload,
  TaskDecision,
  TaskFeedbackPayload,
  TaskReview,
  TaskReviewInput,
  TaskReviewPayload,
  UserError,
} from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { RequestCall } from '../../../access/callContext.ts'
import { isUuid } from '../../../database/uuid.ts'
import { writeAudit } from '../../audit/auditLog.ts'
import { linesOf } from '../../media/editing/readTexts.ts'
import type { TaskDeps } from '../manage/taskService.ts'
import { notifyReviewed } from '../notifyTasks.ts'
import { mapVersions } from '../versionsInSql.ts'
import {
  claim,
  claimNext,
  findReview,
  lockReview,
  mayRelease,
  type LockedReview,
  type Reviewer,
} from './reviewStore.ts'
import { userError } from '../../userError.ts'

/** Reviews of answers. */
export interface ReviewService {
  find(reviewer: Reviewer, uuid: string): Promise<TaskReview | null>
  claim(reviewer: Reviewer, uuid: string): Promise<TaskReviewPayload>
  claimNext(reviewer: Reviewer, task: string | null, skip: readonly string[]): Promise<TaskReviewPayload>
  unclaim(reviewer: Reviewer, uuid: string): Promise<TaskBulkPayload>
  saveFeedback(reviewer: Reviewer, given: Feedback): Promise<TaskFeedbackPayload>
  review(call: RequestCall, input: TaskReviewInput): Promise<TaskReviewPayload>
}

export interface Feedback {
  readonly submission: string
  readonly version: number
  readonly comment: string
  readonly points: number | null
}

const commentRule = linesOf(4000)

async function findWithFiles(
  { pool, taskFiles }: Pick<TaskDeps, 'pool' | 'taskFiles'>,
  reviewer: Reviewer,
  uuid: string,
): Promise<TaskReview | null> {
  const row = await findReview(pool, reviewer, uuid)
  if (row === null) return null
  const isTaken = typeof row.claimedBy === 'string' && !row.isMine
  const canRelease = isTaken && (await mayRelease(pool, reviewer, uuid))
  return { ...row, canRelease, versions: mapVersions(row.versions, taskFiles) }
}

/** Makes the service. */
export function createReviewService({ pool, transact, taskFiles }: TaskDeps): ReviewService {
  const find = (reviewer: Reviewer, uuid: string) => findWithFiles({ pool, taskFiles }, reviewer, uuid)
  const change = async (
    reviewer: Reviewer,
    uuid: string,
    work: (client: PoolClient, locked: LockedReview) => Promise<UserError[]>,
  ): Promise<UserError[]> =>
    transact(async (client) => {
      const locked = await lockReview(client, reviewer, uuid)
      if (locked === null) return [userError('UNKNOWN', 'submission')]
      if (locked.isTaken) return [userError('LOCKED', 'submission')]
      return locked.state === 'SUBMITTED' ? work(client, locked) : [userError('WRONG_STATE', 'submission')]
    })
  return {
    find,
    async claim(reviewer, uuid) {
      const userErrors = await change(reviewer, uuid, async (client) => {
        await claim(client, reviewer, uuid)
        return []
      })
      return { review: await find(reviewer, uuid), userErrors }
    },
    async claimNext(reviewer, task, skip) {
      const uuid = await transact((client) => claimNext(client, reviewer, task, skip))
      return { review: uuid === null ? null : await find(reviewer, uuid), userErrors: [] }
    },
    async unclaim({ subject }, uuid) {
      if (!isUuid(uuid)) return { changed: 0, userErrors: [] }
      // Who wrote feedback keeps the claim: it would be lost to them.
      const { rowCount } = await pool.query(
        `update task_submission set claimed_by = null, claimed_until = null
          where uuid = $1 and feedback = '' and claimed_by = (select p.uuid from person p where p.subject = $2)`,
        [uuid, subject],
      )
      return { changed: rowCount ?? 0, userErrors: [] }
    },
    async saveFeedback(reviewer, { submission, version, comment: given, points }) {
      // Spaces alone are no comment: they neither count nor keep the claim.
      const comment = given.trim() === '' ? '' : given.normalize('NFC')
      const code = comment === '' ? null : commentRule.check(comment)
      if (code !== null) return { savedAt: null, userErrors: [userError(code, 'comment')] }
      const userErrors = await change(reviewer, submission, async (client, locked) => {
        if (locked.version !== version) return [userError('CHANGED_MEANWHILE')]
        await claim(client, reviewer, submission)
        await client.query('update task_submission set feedback = $2, feedback_points = $3 where uuid = $1', [
          submission,
          comment,
          points,
        ])
        return []
      })
      return { savedAt: userErrors.length === 0 ? new Date().toISOString() : null, userErrors }
    },
    async review(call, input) {
      const userErrors = await change(call, input.submission, (client, locked) => decide(client, call, locked, input))
      return { review: await find(call, input.submission), userErrors }
    },
  }
}

const writeVersion = `update task_version set decision = $3, comment = $4, points = $5, reviewed_at = now(),
    reviewed_by = (select p.uuid from person p where p.subject = $6) where submission = $1 and number = $2`

const writeDecision = `update task_submission s set state = $2, points = case when $2 = 'RETURNED' then null else $3::int end,
    decided_at = case when $2 = 'RETURNED' then null else now() end, returned_count = returned_count + ($2 = 'RETURNED')::int,
    revision_due_at = case when $2 = 'RETURNED' then day_end($4::date, unit_zone(k.owner_unit)) end,
    claimed_by = null, claimed_until = null, feedback = '', feedback_points = null, revision = s.revision + 1
  from task k where k.uuid = s.task and s.uuid = $1`

async function decide(
  client: PoolClient,
  call: RequestCall,
  locked: LockedReview,
  { version, decision: requested, comment: given, points: givenPoints = null, dueOn = null }: TaskReviewInput,
): Promise<UserError[]> {
  if (locked.version !== version) return [userError('CHANGED_MEANWHILE')]
  const comment = commentRule.clean(given)
  const code = comment === '' ? (requested === 'RETURNED' ? 'REQUIRED' : null) : commentRule.check(comment)
  if (code !== null) return [userError(code, 'comment')]
  if (requested === 'RETURNED' && locked.returnsLeft === 0) return [userError('WRONG_STATE', 'decision')]
  const scored = readPoints(locked, requested, givenPoints)
  if (Array.isArray(scored)) return scored
  const { decision, points } = scored
  if (decision === 'RETURNED' && dueOn !== null) {
    const { rows } = await client.query<{ isPast: boolean }>('select $1::date < installation_day() as "isPast"', [
      dueOn,
    ])
    if (rows[0]?.isPast === true) return [userError('IN_THE_PAST', 'dueOn')]
  }
  await client.query(writeVersion, [locked.uuid, version, decision, comment, points, call.subject])
  await client.query(writeDecision, [locked.uuid, decision, points, dueOn])
  await writeAudit(client, call, [
    {
      action: 'task.review',
      objectKind: 'task',
      object: locked.task,
      after: { title: locked.title, decision, version },
    },
  ])
  await notifyReviewed(client, locked.uuid)
  return []
}

interface Scored {
  readonly decision: TaskDecision
  readonly points: number | null
}

function readPoints(
  { grading, maxPoints, passPoints }: LockedReview,
  decision: TaskDecision,
  points: number | null,
): Scored | UserError[] {
  if (grading === 'PASS_FAIL' || decision === 'RETURNED') return { decision, points: null }
  if (points === null) return [userError('REQUIRED', 'points')]
  if (points < 0 || points > (maxPoints ?? 0)) return [userError('NOT_OFFERED', 'points')]
  return { decision: points >= (passPoints ?? 0) ? 'PASSED' : 'FAILED', points }
}
