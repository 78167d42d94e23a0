import type { ImportKind } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { AuditAction } from '../../audit/auditActions.ts'
import { writeAudit } from '../../audit/auditLog.ts'
import type { Traces } from '../importTypes.ts'
import type { Failure } from '../../jobs/jobs.ts'
import { membershipRows } from './memberships.ts'
import {
  attempt,
  explainRule,
  toAudit,
  type DueRow,
  type RowWriter,
  type Unwritten,
  type WriteContext,
  type Written,
} from './rows.ts'
import { unitRows } from './units.ts'
import { userRows } from './users.ts'

/** How many rows are written in one transaction. */
export const stepSize = 200

const writers: Readonly<Record<ImportKind, RowWriter>> = {
  USERS: userRows,
  UNITS: unitRows,
  MEMBERSHIPS: membershipRows,
}

/** What a step is done for. */
export interface StepContext extends WriteContext {
  readonly import: string
  readonly kind: ImportKind
  readonly headerOf: ReadonlyMap<string, string>
}

const columns = `number, action, rank, object, name, before, after, checked_revision as "checkedRevision",
  written_revision as "writtenRevision", traces`

const changing = `action in ('CREATE', 'UPDATE', 'DEACTIVATE', 'RESTORE')`

/** The next rows to write, all of one rank. */
async function readDue(client: PoolClient, uuid: string): Promise<readonly DueRow[]> {
  const { rows } = await client.query<DueRow>(
    `select ${columns} from import_row
     where import_job = $1 and applied_at is null and ${changing}
       and rank = (select rank from import_row where import_job = $1 and applied_at is null and ${changing} order by rank, number limit 1)
     order by number limit ${stepSize} for update`,
    [uuid],
  )
  return rows
}

/** The next rows to take back: the last ones written first. */
async function readWritten(client: PoolClient, uuid: string): Promise<readonly DueRow[]> {
  const isLeft = `applied_at is not null and undone_at is null and not is_kept`
  const { rows } = await client.query<DueRow>(
    `select ${columns} from import_row
     where import_job = $1 and ${isLeft}
       and rank = (select rank from import_row where import_job = $1 and ${isLeft} order by rank desc limit 1)
     order by number desc limit ${stepSize} for update`,
    [uuid],
  )
  return rows
}

const previewSize = 1000

/** The rows that were written and not undone, from the last to the first; those below `before` alone. */
export async function readApplied(
  { client, import: uuid }: StepContext,
  before: number | null,
): Promise<readonly DueRow[]> {
  const { rows } = await client.query<DueRow>(
    `select ${columns} from import_row where import_job = $1 and applied_at is not null and undone_at is null
       and ($2::int is null or number < $2) order by number desc limit ${previewSize}`,
    [uuid, before],
  )
  return rows
}

/** Which of these rows undoing would take back. */
export const findUntouchedRows = (
  context: StepContext,
  rows: readonly DueRow[],
): Promise<ReadonlyMap<number, Traces | null>> => writers[context.kind].findUntouched(context, rows)

/** Lets an undo look again at rows that an earlier one left. */
export async function reopenKept({ client, import: uuid }: StepContext): Promise<void> {
  await client.query('update import_row set is_kept = false where import_job = $1 and is_kept and undone_at is null', [
    uuid,
  ])
}

/** The rows whose turn it is, and those that come along; in their order. */
async function readAlong(
  { client, import: uuid }: StepContext,
  due: readonly DueRow[],
  find: NonNullable<RowWriter['near']>['toWrite'] | undefined,
): Promise<readonly DueRow[]> {
  const along =
    due.length === 0
      ? []
      : ((await find?.(
          client,
          uuid,
          due.map(({ number }) => number),
        )) ?? [])
  if (along.length === 0) return due
  const { rows } = await client.query<DueRow>(
    `select ${columns} from import_row where import_job = $1 and number = any($2::int[]) for update`,
    [uuid, along],
  )
  return [...due, ...rows].sort((one, other) => one.rank - other.rank || one.number - other.number)
}

/** Rows one by one, but those of a ring together. */
function groupRings(rows: readonly DueRow[]): DueRow[][] {
  const groups = new Map<string, DueRow[]>()
  for (const row of rows) {
    const key = row.traces?.ring === undefined ? `row ${row.number}` : `ring ${row.traces.ring}`
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return [...groups.values()]
}

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

/** What is written down of each row, the same as where a person does it; of a row taken back that made something, `UNDO_CREATE`. */
const actionsOf: Readonly<
  Record<RowWriter['objectKind'], Readonly<Record<DueRow['action'] | 'UNDO_CREATE', AuditAction>>>
> = {
  user: {
    CREATE: 'user.create',
    UPDATE: 'user.update',
    DEACTIVATE: 'user.suspend',
    RESTORE: 'user.reactivate',
    UNDO_CREATE: 'user.remove',
  },
  unit: {
    CREATE: 'unit.create',
    UPDATE: 'unit.update',
    DEACTIVATE: 'unit.deactivate',
    RESTORE: 'unit.restore',
    UNDO_CREATE: 'unit.remove',
  },
  membership: {
    ...{
      CREATE: 'membership.add',
      UPDATE: 'membership.update',
      DEACTIVATE: 'membership.remove',
      RESTORE: 'membership.add',
    },
    UNDO_CREATE: 'membership.remove',
  },
}

/** As `actionsOf`, of places in units that begin later. */
const actionsOfComing = {
  CREATE: 'membership.plan',
  UPDATE: 'membership.replan',
  UNDO_CREATE: 'membership.unplan',
} as const satisfies Readonly<Record<string, AuditAction>>

const actionFor = (
  { objectKind }: RowWriter,
  action: DueRow['action'] | 'UNDO_CREATE',
  traces: Traces | null | undefined,
): AuditAction =>
  traces?.isComing === true && action in actionsOfComing
    ? actionsOfComing[action as keyof typeof actionsOfComing]
    : actionsOf[objectKind][action]

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
        object,
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
  const faults = unwritten.map(({ number, code, field }) => {
    const column = field === null ? null : (context.headerOf.get(field) ?? null)
    const value = field === null ? null : (rows.get(number)?.after[field] ?? null)
    return { number, fault: { column, value, code, hint: null } }
  })
  await context.client.query(
    `update import_row r set action = 'ERROR', errors = jsonb_build_array(v.fault)
     from jsonb_to_recordset($2::jsonb) as v(number int, fault jsonb) where r.import_job = $1 and r.number = v.number`,
    [context.import, JSON.stringify(faults)],
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
  const writer = writers[context.kind]
  const due = await readAlong(context, await readDue(context.client, context.import), writer.near?.toWrite)
  if (due.length === 0) return null
  const rows = new Map(due.map((row) => [row.number, row]))
  const refused = new Map((await writer.judge(context, due)).map((fault) => [fault.number, fault]))
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
  const writer = writers[context.kind]
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
    ...{
      action: actionFor(writer, action === 'CREATE' ? 'UNDO_CREATE' : 'UPDATE', untouched.get(number) ?? traces),
      objectKind: writer.objectKind,
      object,
    },
    ...{ before: toAudit(after), after: toAudit(before), origin: context.import },
  }))
  await writeAudit(context.client, context.actor, entries)
  return due.length
}
