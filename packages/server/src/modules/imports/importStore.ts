import type { ImportKind, ImportMode, ImportState, UserErrorCode } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import { nameInSql } from '../list/keysetPage.ts'
import type { FieldName } from './columns/fieldNames.ts'
import type { ColumnMeaning, FixedValues, Options } from './importTypes.ts'
import type { StoredReading } from './reading/storedReading.ts'

/** An import as its row says, its state after what became of its job. */
export interface ImportRecord {
  readonly uuid: string
  readonly kind: ImportKind
  readonly state: ImportState
  readonly revision: number
  readonly ownerSubject: string | null
  readonly owner: string | null
  readonly isEverywhere: boolean
  readonly fileName: string
  readonly file: string
  readonly fileBytes: number
  readonly rowCount: number | null
  readonly reading: StoredReading | null
  readonly headers: readonly string[] | null
  readonly mapping: Readonly<Record<string, ColumnMeaning>> | null
  readonly fixed: FixedValues
  readonly options: Options | null
  readonly mode: ImportMode | null
  readonly created: number
  readonly updated: number
  readonly unchanged: number
  readonly deactivated: number
  readonly restored: number
  readonly failed: number
  readonly warned: number
  readonly suspectNames: number
  readonly activeBefore: number | null
  readonly isBrakeReleased: boolean
  readonly sameFileRunAt: string | null
  readonly error: UserErrorCode | null
  readonly job: string | null
  /** Whether a job of it is in line or at work. */
  readonly isBusy: boolean
  /** Whether a run stopped in the middle and has not ended for good: it can go on with what is left. */
  readonly canResume: boolean
  readonly createdAt: string
  readonly checkedAt: string | null
  readonly startedAt: string | null
  readonly endedAt: string | null
  readonly undoUntil: string | null
  readonly undoneAt: string | null
  /** How many rows undoing left alone; null before it is undone, and where they were gone before this was counted. */
  readonly kept: number | null
}

/**
 * How an import `t` stands, with its job `j`: a job that was ended from outside, or failed, tells nobody, so what its import
 * came to is read from both.
 */
export const stateInSql = `case
    when t.state = 'UPLOADED' and j.state in ('FAILED', 'CANCELLED') then j.state
    when t.state = 'MAPPED' and j.state = 'FAILED' then 'FAILED'
    when t.state = 'MAPPED' and j.state = 'CANCELLED' then 'PARSED'
    when t.state = 'RUNNING' and j.state in ('FAILED', 'CANCELLED') then j.state
    else t.state end`
const isBusy = `coalesce(j.state in ('QUEUED', 'RUNNING'), false)`
const isStopped = `(t.state = 'RUNNING' and j.state in ('FAILED', 'CANCELLED'))`
const endedAt = `coalesce(t.ended_at, case when ${isStopped} then j.ended_at end)`
const counted = (name: string, action: string): string =>
  `case when ${isStopped} then (select count(*)::int from import_row r where r.import_job = t.uuid and r.action = '${action}' and r.applied_at is not null)
    else t.${name} end as ${name}`

/** Until when it can be undone; null where it cannot. Its rows are looked up import by import: `exists` might read those of all. */
export const undoUntilInSql = `case when t.started_at is not null and t.undone_at is null and not ${isBusy} and ${endedAt} > now() - interval '7 days'
    and (select true from import_row r where r.import_job = t.uuid and r.applied_at is not null and r.undone_at is null limit 1)
    then (${endedAt} + interval '7 days')::text end`

/** What an ImportRecord is read from. */
export const importColumns = `t.uuid, t.kind, ${stateInSql} as state, t.revision, o.subject as "ownerSubject", ${nameInSql('o')} as owner,
  t.is_everywhere as "isEverywhere", t.file_name as "fileName", t.file, t.file_bytes as "fileBytes", t.row_count as "rowCount",
  t.reading, t.headers, t.mapping, t.fixed, t.options, t.mode, ${counted('created', 'CREATE')}, ${counted('updated', 'UPDATE')}, t.unchanged,
  ${counted('deactivated', 'DEACTIVATE')}, ${counted('restored', 'RESTORE')}, t.failed, t.warned, t.suspect_names as "suspectNames",
  t.active_before as "activeBefore", t.is_brake_released as "isBrakeReleased",
  (select max(s.ended_at) from import_job s where s.file_hash = t.file_hash and s.kind = t.kind and s.fixed = t.fixed and s.uuid <> t.uuid
    and s.created_at < t.created_at and s.state in ('DONE', 'DONE_WITH_ERRORS'))::text as "sameFileRunAt",
  coalesce(t.error, case when j.state = 'FAILED' then nullif(j.error, 'INTERNAL') end) as error, t.job, ${isBusy} as "isBusy",
  t.created_at::text as "createdAt", t.checked_at::text as "checkedAt", t.started_at::text as "startedAt",
  (${endedAt})::text as "endedAt", t.undone_at::text as "undoneAt", t.kept,
  ${isStopped} as "canResume", ${undoUntilInSql} as "undoUntil"`
/** Imports `t` with their job `j` and their owner `o`; `imports` are some of them alone, and `job` the one of each, as tables with these aliases. */
export const importsFrom = (imports = 'import_job t', job = 'job j'): string =>
  `${imports} left join ${job} on j.uuid = t.job left join person o on o.uuid = t.owner`

type Sql = Pick<PoolClient, 'query'>

/** Reads an import; null where there is none. */
export async function findImport(sql: Sql, uuid: string): Promise<ImportRecord | null> {
  const { rows } = await sql.query<ImportRecord>(`select ${importColumns} from ${importsFrom()} where t.uuid = $1`, [
    uuid,
  ])
  return rows[0] ?? null
}

/** Reads an import that nobody else changes until the transaction ends. */
export async function lockImport(client: PoolClient, uuid: string): Promise<ImportRecord | null> {
  await client.query('select from import_job where uuid = $1 for update', [uuid])
  return findImport(client, uuid)
}

/** What is written of an import; what is absent stays. */
export interface ImportChange {
  readonly state?: ImportState
  readonly job?: string
  readonly reading?: StoredReading
  readonly mapping?: Readonly<Record<string, ColumnMeaning>>
  readonly fixed?: FixedValues
  readonly options?: Options
  readonly isEverywhere?: boolean
  readonly isBrakeReleased?: boolean
  readonly isUndoing?: boolean
  readonly isStarting?: boolean
}

/** Changes an import, whose revision counts up. */
export async function changeImport(client: PoolClient, uuid: string, change: ImportChange): Promise<void> {
  const json = (value: object | undefined): string | null => (value === undefined ? null : JSON.stringify(value))
  await client.query(
    `update import_job set state = coalesce($2, state), job = coalesce($3, job), reading = coalesce($4::jsonb, reading),
       mapping = coalesce($5::jsonb, mapping), options = coalesce($6::jsonb, options),
       is_everywhere = coalesce($7, is_everywhere), is_brake_released = coalesce($8, is_brake_released),
       is_undoing = coalesce($9, is_undoing), started_at = case when $10 then now() else started_at end,
       fixed = coalesce($11::jsonb, fixed),
       error = null, revision = revision + 1, updated_at = now()
     where uuid = $1`,
    [
      uuid,
      change.state,
      change.job,
      json(change.reading),
      json(change.mapping),
      json(change.options),
      change.isEverywhere,
      change.isBrakeReleased,
      change.isUndoing,
      change.isStarting ?? false,
      json(change.fixed),
    ],
  )
}

/** The header of each mapped field. */
export function headersByField(mapping: ImportRecord['mapping']): Map<FieldName, string> {
  const entries = Object.entries(mapping ?? {}).flatMap(([header, { field }]) =>
    field === null ? [] : [[field, header] as const],
  )
  return new Map(entries)
}
