import type { ActivateAssignmentPayload, AssignmentCheck, UserError } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { RequestCall } from '../../access/callContext.ts'
import { writeAudit } from '../audit/auditLog.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { scopeOf, type Scope } from '../scope.ts'
import {
  findAssignment,
  isWhollyInScope,
  readAudience,
  readTargets,
  touchAssignment,
  type AssignmentRow,
} from './assignmentStore.ts'
import { copyNames, settingColumns } from './editing/createAssignment.ts'
import type { ChangeAssignment } from './editing/changeAssignment.ts'
import { checkAssignment, countConcerned } from './evaluation/check.ts'
import { countOpen, countPlanned } from './evaluation/evaluate.ts'
import { applyAssignment, evaluationKind, type EvaluationPayload } from './evaluation/evaluationJobs.ts'
import { findGaps } from './gaps.ts'
import { userError } from '../userError.ts'
import type { Target } from '../target.ts'

const mostAtOnce = 100

/** Who acts, and what starts jobs. */
export interface LifeContext {
  readonly call: RequestCall
  readonly jobs: Pick<Jobs, 'start'>
}

/** Changes the enrolments at once, or by a job where these are many. @returns the uuid of the job */
async function applyOrStart(
  client: PoolClient,
  { call, jobs }: LifeContext,
  payload: EvaluationPayload,
  concerned: number,
): Promise<string | null> {
  if (concerned > mostAtOnce) return jobs.start(client, { kind: evaluationKind, payload, owner: call })
  await applyAssignment(client, payload)
  return null
}

/** What an activation did: which assignment is in force, the job that makes the enrolments, or what is wrong. */
export interface Activated {
  readonly uuid: string
  readonly job: string | null
  readonly check: AssignmentCheck | null
  readonly userErrors: ActivateAssignmentPayload['userErrors']
}

const names = [
  'delete from assignment_target where assignment = $1',
  'delete from assignment_unit where assignment = $1',
  'delete from assignment_person where assignment = $1',
]

/** Gives an assignment in force the settings of the draft that edits it; the draft is gone. */
async function takeOver(client: PoolClient, draft: string, into: string): Promise<void> {
  await client.query(
    `update assignment t set (${settingColumns}) = (select ${settingColumns} from assignment d where d.uuid = $1) where t.uuid = $2`,
    [draft, into],
  )
  for (const step of names) await client.query(step, [into])
  await copyNames(client, draft, into)
  await client.query('delete from assignment where uuid = $1', [draft])
}

async function checkDraft(client: PoolClient, row: AssignmentRow, scope: Scope, digest: string) {
  const named = { targets: await readTargets(client, row.uuid), ...(await readAudience(client, row.uuid, scope)) }
  const gaps = findGaps(row, named)
  const steps = { WHAT: 'what', WHO: 'who', WHEN: 'when', HOW_OFTEN: 'howOften', MESSAGES: 'messages', CHECK: 'check' }
  if (gaps.length > 0)
    return { check: null, userErrors: gaps.map(({ step }): UserError => userError('REQUIRED', steps[step])) }
  const check = await checkAssignment(client, row, scope)
  return { check, userErrors: check.digest === digest ? [] : [userError('COUNT_CHANGED')] }
}

/** Puts a draft into force where it changes what `digest` says. */
export async function activateAssignment(
  client: PoolClient,
  call: RequestCall,
  jobs: Pick<Jobs, 'start'>,
  { uuid, revision, digest }: Target & { readonly digest: string },
): Promise<Activated> {
  const refuse = (...userErrors: UserError[]): Activated => ({ uuid, job: null, check: null, userErrors })
  const row = await findAssignment(client, scopeOf(call), uuid, true)
  if (row === null) return refuse(userError('UNKNOWN', 'uuid'))
  if (row.revision !== revision) return refuse(userError('CHANGED_MEANWHILE'))
  if (row.state !== 'DRAFT') return refuse(userError('WRONG_STATE'))
  if (!(await isWhollyInScope(client, scopeOf(call), row))) return refuse(userError('OUT_OF_SCOPE'))
  const { check, userErrors } = await checkDraft(client, row, scopeOf(call), digest)
  if (check === null || userErrors.length > 0) return { uuid, job: null, check, userErrors }
  const inForce = row.editOf ?? uuid
  if (row.editOf === null || row.editOf === undefined)
    await client.query(
      `update assignment set state = 'ACTIVE', activated_at = now(), reminded_on = installation_day(), last_step = 'CHECK' where uuid = $1`,
      [uuid],
    )
  else await takeOver(client, uuid, inForce)
  await touchAssignment(client, inForce, call.subject)
  await client.query('update assignment set evaluated_at = null where uuid = $1', [inForce])
  await writeAudit(client, call, [
    {
      action: 'assignment.activate',
      objectKind: 'assignment',
      object: inForce,
      after: { title: row.title, people: check.people },
    },
  ])
  const job = await applyOrStart(client, { call, jobs }, { assignment: inForce }, countConcerned(check.counts))
  return { uuid: inForce, job, check: null, userErrors: [] }
}

/** Nobody gets it any more; those who have it keep it. */
export const pauseAssignment: ChangeAssignment = async (client, { uuid }) => {
  await client.query(`update assignment set state = 'PAUSED' where uuid = $1`, [uuid])
  return { action: 'assignment.pause' }
}

/** Who joined meanwhile gets it now, who left loses it. */
export const resumeAssignment =
  (context: LifeContext): ChangeAssignment =>
  async (client, { uuid }) => {
    await client.query(
      `update assignment set state = 'ACTIVE', evaluated_at = null, reminded_on = installation_day() where uuid = $1`,
      [uuid],
    )
    const job = await applyOrStart(client, context, { assignment: uuid }, await countPlanned(client, uuid))
    return { action: 'assignment.resume', job }
  }

/** Everyone loses it for good. */
export const endAssignment =
  (context: LifeContext, keepsStarted: boolean): ChangeAssignment =>
  async (client, { uuid }) => {
    await client.query(`update assignment set state = 'ENDED', ended_at = now() where uuid = $1`, [uuid])
    await client.query('delete from assignment where edit_of = $1', [uuid])
    const job = await applyOrStart(client, context, { assignment: uuid, keepsStarted }, await countOpen(client, uuid))
    return { action: 'assignment.end', after: { keepsStarted }, job }
  }

/** Deletes a draft. */
export const removeAssignment: ChangeAssignment = async (client, { uuid }) => {
  await client.query('delete from assignment where uuid = $1', [uuid])
  return { action: 'assignment.remove' }
}
