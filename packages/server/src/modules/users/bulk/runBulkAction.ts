import type { BulkPayload, UserError } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { RequestCall } from '../../../access/callContext.ts'
import { createUuid } from '../../../database/uuid.ts'
import type { PeopleDeps } from '../peopleDeps.ts'
import { applyBulkAction, saveForUndo } from './applyBulkAction.ts'
import type { BulkJob } from './executeOnIds.ts'
import { type BulkRequest, maxWithoutJob, prepareBulkAction, type PreparedBulkAction } from './prepareBulkAction.ts'
import { userError } from '../../userError.ts'

interface Result {
  readonly changed: number
  readonly job: string | null
  /** The identifier that undoes it; null where an undo would not restore everybody exactly. */
  readonly undo: string | null
  readonly userErrors: UserError[]
}

const unchanged = (userErrors: UserError[], job: string | null = null): Result => ({
  changed: 0,
  job,
  undo: null,
  userErrors,
})

/** Applies it in this transaction. It can be undone where the undo restores everybody: a partial undo would confuse. */
async function apply({ action, run, checked }: PreparedBulkAction, userErrors: UserError[]): Promise<Result> {
  const { eligible } = checked
  const { undo } = action
  const isExact = undo !== null && eligible.every((target) => undo.isExact?.(target, run) ?? true)
  const act = isExact && eligible.length > 0 ? createUuid() : null
  if (act !== null) await saveForUndo(action, eligible, run, act)
  await applyBulkAction(action, eligible, run, act)
  return { changed: eligible.length, job: null, undo: act, userErrors }
}

async function execute(deps: PeopleDeps, client: PoolClient, call: RequestCall, request: BulkRequest): Promise<Result> {
  const prepared = await prepareBulkAction(deps, client, call, request, false)
  if (!('action' in prepared)) return unchanged(prepared)
  const { action, selected, checked, refusals, confirmation } = prepared
  if (confirmation !== null && request.confirmation?.trim() !== confirmation)
    return unchanged([userError('NOT_CONFIRMED', 'confirmation')])
  const userErrors = refusals.map(({ code }) => userError(code, 'selection'))
  if (selected.uuids.length <= maxWithoutJob) return apply(prepared, userErrors)
  const payload: BulkJob = { args: request.input, uuids: checked.eligible.map(({ uuid }) => uuid) }
  if (payload.uuids.length === 0) return unchanged(userErrors)
  return unchanged(userErrors, await deps.jobs.start(client, { kind: action.jobKind, payload, owner: call }))
}

/** Runs a bulk action: at once for up to 100 people, else as a job of the caller's. */
export async function runBulkAction(deps: PeopleDeps, call: RequestCall, request: BulkRequest): Promise<BulkPayload> {
  const { job, ...result } = await deps.transact((client) => execute(deps, client, call, request))
  return { ...result, job: job === null ? null : await deps.findJob(job, call) }
}
