import { rowWriters } from './rowWriters.ts'
import { actionFor } from './rowActions.ts'
import { readDue, readAlong, groupRings, type StepContext } from './dueRows.ts'
import { writeAudit } from '../../audit/auditLog.ts'
import type { Failure } from '../../jobs/jobs.ts'
import {
  attempt,
  explainRule,
  toAudit,
  type DueRow,
  type RowWriter,
  type Unwritten,
  type Written,
} from './rowWriter.ts'

/** Writes rows together; where the database refuses them, group by group, so that the others are written all the same. */
async function writeAll(
  context: StepContext,
  writer: RowWriter,
  rows: readonly DueRow[],
): Promise<{ written: Written[]; unwritten: Unwritten[] }> {
  const together = await attempt(context.client, () => writer.write(context, rows))
  if ('result' in together) return { written: [...together.result], unwritten: [] }
  const written: Written[] = []
  const unwritten: Unwritten[] = []
  for (const group of groupRings(rows)) {
    const alone = await attempt(context.client, () => writer.write(context, group))
    if ('result' in alone) written.push(...alone.result)
    else unwritten.push(...group.map(({ number }) => ({ number, ...explainRule(alone.rule) })))
  }
  return { written, unwritten }
}

async function keepWritten(
  context: StepContext,
  writer: RowWriter,
  rows: ReadonlyMap<number, DueRow>,
  written: readonly Written[],
): Promise<void> {
  await context.client.query(
    `update import_row r set applied_at = now(), object = v.object, written_revision = v.revision, traces = v.traces
     from jsonb_to_recordset($2::jsonb) as v(number int, object uuid, revision int, traces jsonb)
     where r.import_job = $1 and r.number = v.number`,
    [context.import, JSON.stringify(written)],
  )
  const entries = written.flatMap(({ number, object, traces }) => {
    const row = rows.get(number)
    if (row === undefined) return []
    const action = actionFor(writer, row.action, traces)
    return [
      {
        action,
        objectKind: writer.objectKind,
        object: writer.auditObject === undefined ? object : writer.auditObject(traces),
        before: toAudit(row.before),
        after: toAudit(row.after),
        origin: context.import,
      },
    ]
  })
  await writeAudit(context.client, context.actor, entries)
}

async function keepUnwritten(
  context: StepContext,
  rows: ReadonlyMap<number, DueRow>,
  unwritten: readonly Unwritten[],
): Promise<readonly Failure[]> {
  const errors = unwritten.map(({ number, code, field }) => {
    const column = field === null ? null : (context.headerOf.get(field) ?? null)
    const value = field === null ? null : (rows.get(number)?.after[field] ?? null)
    return { number, error: { column, value, code, hint: null } }
  })
  await context.client.query(
    `update import_row r set action = 'ERROR', errors = jsonb_build_array(v.error)
     from jsonb_to_recordset($2::jsonb) as v(number int, error jsonb) where r.import_job = $1 and r.number = v.number`,
    [context.import, JSON.stringify(errors)],
  )
  return unwritten.map(({ number, code }) => ({
    object: rows.get(number)?.object ?? null,
    name: rows.get(number)?.name ?? null,
    code,
  }))
}

/** What a step did. */
export interface Done {
  readonly rows: number
  readonly failures: readonly Failure[]
  /** The people it made. */
  readonly made: readonly string[]
}

/** Writes the next rows; null where there are none left. */
export async function runStep(context: StepContext): Promise<Done | null> {
  const writer = rowWriters[context.kind]
  const due = await readAlong(context, await readDue(context.client, context.import), writer.near?.toWrite)
  if (due.length === 0) return null
  const rows = new Map(due.map((row) => [row.number, row]))
  const refused = new Map((await writer.checkEligibility(context, due)).map((error) => [error.number, error]))
  const { written, unwritten } = await writeAll(
    context,
    writer,
    due.filter(({ number }) => !refused.has(number)),
  )
  await keepWritten(context, writer, rows, written)
  const failures = await keepUnwritten(context, rows, [...refused.values(), ...unwritten])
  const made = written.flatMap(({ number, object }) => (rows.get(number)?.action === 'CREATE' ? [object] : []))
  return { rows: due.length, failures, made }
}
