import type { ImportUndoPreview } from '@somo/graphql/schema'
import { type StepResult, refuse, done, isVisible, withImport, withStep, startJob } from './importStep.ts'
import type { ImportDeps } from '../importDeps.ts'
import type { CallContext } from '../../../access/callContext.ts'
import { writeAudit } from '../../audit/auditLog.ts'
import { brakeOf, confirmationOf } from './brake.ts'
import { previewUndo } from '../running/undoPreview.ts'
import { changeImport, findImport, headersByField } from '../importStore.ts'

/** Lets the deactivations pass in spite of the brake. */
export function releaseBrake(deps: ImportDeps, call: CallContext, uuid: string, revision: number): Promise<StepResult> {
  return withStep(deps, { uuid, revision, states: ['CHECKED'] }, call, async (client, record) => {
    if (brakeOf(record, await deps.readBrakeLimit())?.isOn !== true) return refuse(uuid, 'NOTHING_TO_DO')
    await changeImport(client, uuid, { isBrakeReleased: true })
    await writeAudit(client, call, [
      { action: 'import.releaseBrake', objectKind: 'import', object: uuid, after: { people: record.deactivated } },
    ])
    return done(uuid)
  })
}

/** Does what the dry run told, or what is left of it: brake and confirmation are asked for once, before the first row. */
export function run(
  deps: ImportDeps,
  call: CallContext,
  uuid: string,
  revision: number,
  confirmation: string | null,
): Promise<StepResult> {
  return withStep(
    deps,
    { uuid, revision, states: ['CHECKED', 'CANCELLED', 'FAILED'] },
    call,
    async (client, record) => {
      if (record.state !== 'CHECKED' && !record.canResume) return refuse(uuid, 'WRONG_STATE')
      // A dry run of an administrator's may reach further than whoever else owns the import.
      if (record.isEverywhere && !call.roles.includes('ADMIN')) return refuse(uuid, 'OUT_OF_SCOPE')
      const wanted = confirmationOf(record)
      if (!record.canResume) {
        if (record.created + record.updated + record.restored + record.deactivated === 0)
          return refuse(uuid, 'NOTHING_TO_DO')
        if (brakeOf(record, await deps.readBrakeLimit())?.isOn === true) return refuse(uuid, 'BRAKE')
        if (wanted !== null && confirmation?.trim() !== wanted) return refuse(uuid, 'NOT_CONFIRMED', 'confirmation')
      }
      const job = await startJob(deps, client, 'import.run', { import: uuid }, call)
      await changeImport(client, uuid, { state: 'RUNNING', job, isStarting: !record.canResume })
      return done(uuid)
    },
  )
}

/** Ends the job at work before its next step. */
export function cancel(deps: ImportDeps, call: CallContext, uuid: string): Promise<StepResult> {
  return withImport(deps, uuid, call, async (client, record) => {
    const { rowCount } = await client.query(
      `update job set is_cancel_asked = true, state = case when state = 'QUEUED' then 'CANCELLED' else state end,
         ended_at = case when state = 'QUEUED' then now() end
       where uuid = $1 and state in ('QUEUED', 'RUNNING')`,
      [record.job],
    )
    return rowCount === 1 ? done(uuid) : refuse(uuid, 'WRONG_STATE')
  })
}

/** What undoing would put back and what it would leave; null where the caller cannot undo it. */
export async function previewUndoOf(
  deps: ImportDeps,
  call: CallContext,
  uuid: string,
): Promise<ImportUndoPreview | null> {
  return deps.transact(async (client) => {
    const record = await findImport(client, uuid)
    if (record === null || !isVisible(record, call) || record.undoUntil === null || record.isBusy) return null
    const manager = record.isEverywhere ? null : (record.ownerSubject ?? '')
    const context = {
      import: uuid,
      kind: record.kind,
      client,
      people: deps.people,
      manager,
      actor: call,
      headerOf: headersByField(record.mapping),
    }
    return previewUndo(context, call.roles.includes('ADMIN') ? null : call.subject)
  })
}

const endStatement = `update import_job set ended_at = coalesce(ended_at, now()), state = $2, created = $3, updated = $4,
  deactivated = $5, restored = $6 where uuid = $1`

/** Takes back what was done, but not what somebody changed since. */
export function undo(deps: ImportDeps, call: CallContext, uuid: string): Promise<StepResult> {
  return withImport(deps, uuid, call, async (client, record) => {
    if (record.undoUntil === null || record.isBusy) return refuse(uuid, 'WRONG_STATE')
    if (record.isEverywhere && !call.roles.includes('ADMIN')) return refuse(uuid, 'OUT_OF_SCOPE')
    const job = await startJob(deps, client, 'import.undo', { import: uuid }, call)
    // A run that was stopped has ended for good: what it would still have done is not done any more.
    const { state, created, updated, deactivated, restored } = record
    await client.query(endStatement, [uuid, state, created, updated, deactivated, restored])
    await changeImport(client, uuid, { job, isUndoing: true })
    return done(uuid)
  })
}

/** Throws an import away that has not run, with its file. */
export async function discard(deps: ImportDeps, call: CallContext, uuid: string): Promise<StepResult> {
  let file: string | null = null
  const outcome = await withImport(deps, uuid, call, async (client, record) => {
    if (record.startedAt !== null || record.isBusy) return refuse(uuid, 'WRONG_STATE')
    await client.query('delete from import_job where uuid = $1', [uuid])
    await writeAudit(client, call, [{ action: 'import.discard', objectKind: 'import', object: uuid }])
    file = record.file
    return done(uuid)
  })
  // A try that was cut short may have found a file that the one that counts left alone.
  if (file !== null && outcome.errors.length === 0) await deps.uploads.release([file])
  return outcome
}
