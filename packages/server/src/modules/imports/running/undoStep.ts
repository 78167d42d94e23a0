import type { ImportKind } from '@somo/graphql/schema'
import { rowWriters } from './rowWriters.ts'
import { actionFor } from './rowActions.ts'
import { readWritten, readAlong, groupRings, type StepContext } from './dueRows.ts'
import { writeAudit } from '../../audit/auditLog.ts'
import type { Traces } from '../importTypes.ts'
import { attempt, toAudit, type DueRow, type RowWriter } from './rowWriter.ts'

/** Which of these rows undoing would take back. */
export const findUntouchedRows = (
  context: StepContext,
  rows: readonly DueRow[],
): Promise<ReadonlyMap<number, Traces | null>> => rowWriters[context.kind].findUntouched(context, rows)

async function takeBackAll(
  context: StepContext,
  writer: RowWriter,
  rows: readonly DueRow[],
): Promise<readonly DueRow[]> {
  const together = await attempt(context.client, () => writer.takeBack(context, rows))
  if ('result' in together) return rows
  const done: DueRow[] = []
  for (const group of groupRings(rows))
    if ('result' in (await attempt(context.client, () => writer.takeBack(context, group)))) done.push(...group)
  return done
}

const tables: Readonly<Record<ImportKind, string>> = {
  USERS: 'person',
  UNITS: 'unit',
  MEMBERSHIPS: '(select uuid, revision from unit_membership union all select uuid, revision from coming_membership)',
  COMPLETIONS: 'enrolment',
}

/** What stands now is what earlier imports wrote: for them nobody has changed it since. */
async function carryOver({ client, kind, import: uuid }: StepContext, numbers: readonly number[]): Promise<void> {
  await client.query(
    `update import_row earlier set written_revision = t.revision
     from import_row r join ${tables[kind]} t on t.uuid = r.object
     where r.import_job = $1 and r.number = any($2::int[]) and earlier.object = r.object and earlier.import_job <> $1
       and earlier.written_revision = r.checked_revision`,
    [uuid, numbers],
  )
}

/** Takes the next rows back, but leaves alone what somebody changed since; answers how many it looked at, null for none left. */
export async function undoStep(context: StepContext): Promise<number | null> {
  const writer = rowWriters[context.kind]
  const due = await readAlong(context, await readWritten(context.client, context.import), writer.near?.toTakeBack)
  if (due.length === 0) return null
  const untouched = await writer.findUntouched(context, due)
  const done = await takeBackAll(
    context,
    writer,
    due.filter(({ number }) => untouched.has(number)),
  )
  const numbers = done.map(({ number }) => number)
  await context.client.query(
    `update import_row set undone_at = case when number = any($3::int[]) then now() end, is_kept = not number = any($3::int[])
     where import_job = $1 and number = any($2::int[])`,
    [context.import, due.map(({ number }) => number), numbers],
  )
  await carryOver(context, numbers)
  const entries = done.map(({ number, object, action, before, after, traces }) => ({
    action: actionFor(writer, action === 'CREATE' ? 'UNDO_CREATE' : 'UPDATE', untouched.get(number) ?? traces),
    objectKind: writer.objectKind,
    object: writer.auditObject === undefined ? object : writer.auditObject(traces),
    before: toAudit(after),
    after: toAudit(before),
    origin: context.import,
  }))
  await writeAudit(context.client, context.actor, entries)
  return due.length
}
