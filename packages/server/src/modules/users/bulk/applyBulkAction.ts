import { writeAudit } from '../../audit/auditLog.ts'
import type { BulkAction, BulkRun } from './bulkAction.ts'
import type { BulkTarget } from './bulkTarget.ts'
import { savePreviousValues } from './previousValues.ts'

/** Saves, for a week, everybody whom a run changes, with the values it replaces. */
export async function saveForUndo(
  action: BulkAction,
  targets: readonly BulkTarget[],
  run: BulkRun,
  act: string,
): Promise<void> {
  const noValues = { before: {}, after: { unit: run.unit?.uuid ?? null } }
  const people = targets.map((target) => ({
    person: target.uuid,
    values: action.undo?.previousValues?.(target, run) ?? noValues,
  }))
  await savePreviousValues(run.client, { act, kind: action.auditAction, owner: run.call.subject, people })
}

/** Changes eligible people and writes the audit entries. `origin`: the job, or the identifier that undoes the run. */
export async function applyBulkAction(
  action: BulkAction,
  targets: readonly BulkTarget[],
  run: BulkRun,
  origin: string | null,
): Promise<void> {
  if (targets.length === 0) return
  await action.apply(targets, run)
  const entries = action.auditEntries?.(run)
  const ofPeople = targets.map((target) => ({
    action: entries?.person ?? action.auditAction,
    objectKind: 'user' as const,
    object: target.uuid,
    origin,
    ...action.auditDetails?.(target, run),
  }))
  const { unit, input } = run
  const after = { people: targets.length, ...(input.role ? { role: input.role } : {}), ...entries?.ofUnit }
  const ofUnit =
    entries === undefined || unit === null
      ? []
      : [{ action: entries.unit, objectKind: 'unit' as const, object: unit.uuid, after, origin }]
  await writeAudit(run.client, run.call, [...ofPeople, ...ofUnit])
}
