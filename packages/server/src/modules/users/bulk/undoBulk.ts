import type { BulkPayload, UserErrorCode } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { RequestCall } from '../../../access/callContext.ts'
import { isUuid } from '../../../database/uuid.ts'
import { JobError } from '../../jobs/jobs.ts'
import type { PeopleDeps } from '../peopleDeps.ts'
import type { BulkAction, BulkUndo } from './bulkAction.ts'
import type { BulkInput } from './bulkApiTypes.ts'
import { type BulkJob, executeOnIds } from './executeOnIds.ts'
import { claimPreviousValues, isKnownRun } from './previousValues.ts'
import { bulkActionOf, bulkActions } from './registry.ts'
import { userError } from '../../userError.ts'

const undoOf = (matches: (action: BulkAction) => boolean): BulkUndo<BulkInput> | null =>
  bulkActions.find(matches)?.undo ?? null

interface EndedJob {
  readonly kind: string
  readonly state: string
  readonly args: BulkInput | null
  readonly isUndone: boolean
}

// Of two concurrent undos the second waits here, and finds the job that the first one started.
const lock = 'select from job where uuid = $1 for update'

const read = `select j.kind, j.state, j.payload -> 'payload' -> 'args' as args,
    exists (select from job u where u.owner = j.owner and u.created_at >= j.created_at and u.payload -> 'payload' ->> 'undoes' = j.uuid::text) as "isUndone"
  from job j join person o on o.uuid = j.owner where j.uuid = $1 and o.subject = $2`

// The time of the job is a condition, so that the index on (action, at) is used.
const changedBy = (where: string): string => `select e.object as person from audit_event e, job j
  where j.uuid = $1 and e.origin = j.uuid and e.action = $2 and ${where} and e.at >= j.created_at and e.at <= coalesce(j.ended_at, now())`

type Result = Pick<BulkPayload, 'changed' | 'userErrors'> & { readonly started: string | null }

const refuse = (code: UserErrorCode): Result => ({ changed: 0, started: null, userErrors: [userError(code, 'job')] })

/** Undoes at once what was done at once. @throws JobError where the input has errors. */
async function undoRun(deps: PeopleDeps, client: PoolClient, call: RequestCall, act: string): Promise<Result> {
  const claimed = await claimPreviousValues(client, act, call.subject)
  const [first] = claimed
  const undo = first === undefined ? null : undoOf(({ auditAction }) => auditAction === first.kind)
  if (first === undefined || undo === null)
    return refuse((await isKnownRun(client, act, call.subject)) ? 'NOTHING_TO_DO' : 'UNKNOWN')
  const job: BulkJob = {
    args: { unit: first.after.unit ?? null },
    uuids: claimed.map(({ person }) => person),
    undoes: act,
  }
  const { changed, failures } = await executeOnIds(deps, bulkActionOf(undo.by), job, { client, call, origin: null })
  const codes = [...new Set(failures.map(({ code }) => code))]
  return { changed, started: null, userErrors: codes.map((code) => userError(code, 'job')) }
}

/** The people whom a job changed: those with saved previous values, and those in the audit log. */
async function findChanged(
  client: PoolClient,
  call: RequestCall,
  job: string,
  { audited }: BulkUndo<BulkInput>,
): Promise<string[]> {
  const saved = await claimPreviousValues(client, job, call.subject)
  const logged =
    audited === null
      ? []
      : (await client.query<{ person: string }>(changedBy(audited.where ?? 'true'), [job, audited.action])).rows
  return [...saved, ...logged].map(({ person }) => person)
}

async function undo(deps: PeopleDeps, client: PoolClient, call: RequestCall, uuid: string): Promise<Result> {
  if (!isUuid(uuid)) return refuse('UNKNOWN')
  await client.query(lock, [uuid])
  const [ended] = (await client.query<EndedJob>(read, [uuid, call.subject])).rows
  if (ended === undefined) return undoRun(deps, client, call, uuid)
  const way = undoOf(({ jobKind }) => jobKind === ended.kind)
  if (way === null) return refuse('UNKNOWN')
  if (ended.state === 'QUEUED' || ended.state === 'RUNNING') return refuse('WRONG_STATE')
  const uuids = ended.isUndone ? [] : await findChanged(client, call, uuid, way)
  if (uuids.length === 0) return refuse('NOTHING_TO_DO')
  const payload: BulkJob = { args: { unit: ended.args?.unit ?? null }, uuids, undoes: uuid }
  const kind = bulkActionOf(way.by).jobKind
  return { changed: 0, started: await deps.jobs.start(client, { kind, payload, owner: call }), userErrors: [] }
}

/** Undoes, once, a bulk action of the caller's: that of a job by another job, one that ran at once at once. */
export async function undoBulk(deps: PeopleDeps, call: RequestCall, act: string): Promise<BulkPayload> {
  try {
    const { started, ...result } = await deps.transact((client) => undo(deps, client, call, act.toLowerCase()))
    return { ...result, job: started === null ? null : await deps.findJob(started, call) }
  } catch (error) {
    // Thrown through the transaction, so that the caller may try again once the cause is gone.
    if (error instanceof JobError) return { changed: 0, job: null, userErrors: [userError(error.code, 'job')] }
    throw error
  }
}
