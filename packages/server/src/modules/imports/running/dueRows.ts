import type { ImportKind } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import { type DueRow, type RowWriter, type WriteContext } from './rowWriter.ts'

/** How many rows are written in one transaction. */
export const stepSize = 200

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
export async function readDue(client: PoolClient, uuid: string): Promise<readonly DueRow[]> {
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
export async function readWritten(client: PoolClient, uuid: string): Promise<readonly DueRow[]> {
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

/** Lets an undo look again at rows that an earlier one left. */
export async function reopenSkippedRows({ client, import: uuid }: StepContext): Promise<void> {
  await client.query('update import_row set is_kept = false where import_job = $1 and is_kept and undone_at is null', [
    uuid,
  ])
}

/** The rows whose turn it is, and those that come along; in their order. */
export async function readAlong(
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
export function groupRings(rows: readonly DueRow[]): DueRow[][] {
  const groups = new Map<string, DueRow[]>()
  for (const row of rows) {
    const key = row.traces?.ring === undefined ? `row ${row.number}` : `ring ${row.traces.ring}`
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return [...groups.values()]
}
