import type { PoolClient } from 'pg'
import type { CallContext } from '../../../access/callContext.ts'
import { JobError, type Failure } from '../../jobs/jobs.ts'
import type { PeopleDeps } from '../peopleDeps.ts'
import { nameOfPerson } from '../person/personRow.ts'
import { applyBulkAction, saveForUndo } from './applyBulkAction.ts'
import type { BulkAction } from './bulkAction.ts'
import type { BulkInput } from './bulkApiTypes.ts'
import { readTargets } from './bulkTarget.ts'
import { checkTargets, type RefusedTarget } from './checkTargets.ts'
import { createBulkRun } from './createBulkRun.ts'

/** The payload of the job of a bulk action. */
export interface BulkJob {
  readonly args: BulkInput
  readonly uuids: readonly string[]
  /** The job or run that this one undoes. */
  readonly undoes?: string
}

const failureOf = ({ target, code }: RefusedTarget): Failure => ({
  object: target.uuid,
  name: nameOfPerson(target),
  code,
})

export interface ExecuteOptions {
  readonly client: PoolClient
  readonly call: CallContext
  /** The job, which its audit entries name; null where no job runs. */
  readonly origin: string | null
}

/** Runs an action on people given by uuid, as far as it is allowed. @throws JobError where the input has errors. */
export async function executeOnIds(
  deps: PeopleDeps,
  action: BulkAction,
  { args: input, uuids, undoes }: BulkJob,
  { client, call, origin }: ExecuteOptions,
): Promise<{ changed: number; failures: Failure[] }> {
  const previous = undoes === undefined ? null : ((await action.readPrevious?.(client, undoes, uuids)) ?? null)
  const run = await createBulkRun(action, { deps, client, call, input, previous })
  const [error] = action.checkInput(run)
  if (error !== undefined) throw new JobError(error.code)
  const ignoresScope = previous !== null && action.ignoresScope?.(previous, uuids) === true
  const unit = run.unit?.uuid ?? null
  const targets = await readTargets(client, call, uuids, { unit, isLocked: true, ignoresScope })
  const { eligible, refused } = await checkTargets(action, targets, run)
  const withPrevious = eligible.filter((target) => Boolean(action.undo?.previousValues?.(target, run)))
  if (origin !== null && withPrevious.length > 0) await saveForUndo(action, withPrevious, run, origin)
  await applyBulkAction(action, eligible, run, origin)
  // People whom the owner no longer manages count as unknown, and are reported.
  const found = new Set(targets.map(({ uuid }) => uuid))
  const unknown = uuids.filter((uuid) => !found.has(uuid))
  const failures = [
    ...refused.map(failureOf),
    ...unknown.map((object): Failure => ({ object, name: null, code: 'UNKNOWN' })),
  ]
  return { changed: eligible.length, failures }
}
