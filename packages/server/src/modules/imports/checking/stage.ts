import type { ImportField } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { FieldName } from '../columns/fieldNames.ts'
import { namesOf } from '../wizard/fixedValues.ts'
import type { CheckRules, CheckedRow } from '../importTypes.ts'
import { hasMacLigature } from './encodingSigns.ts'
import type { RowError } from './rowError.ts'
import { readField } from './readField.ts'
import { isSpreadsheetError } from './spreadsheetErrors.ts'

const batchSize = 2000

const createTable = `create temp table import_stage (
  number int not null, values jsonb not null, errors jsonb not null, misread jsonb not null,
  match text, username text, email text, displayed_id text, external_id text, unit_key text, parent_key text,
  object uuid, unit uuid, person uuid, medium uuid, media_count int, repeated jsonb not null default '{}', duplicates jsonb, holders jsonb not null default '{}'
) on commit drop`

const matchValues = {
  EXTERNAL_ID: `r.values ->> 'EXTERNAL_ID'`,
  USERNAME: `lower(r.values ->> 'USERNAME')`,
  EMAIL: `lower(r.values ->> 'EMAIL')`,
  UNIT_KEY: `lower(r.values ->> 'UNIT_KEY')`,
} as const

interface Draft {
  readonly number: number
  readonly values: Readonly<Record<string, string>>
  readonly errors: readonly RowError[]
  readonly misread: readonly FieldName[]
}

interface StoredRow {
  readonly number: number
  readonly cells: readonly string[]
}

const longestShown = 200

/** Reads the cells of a row as what its columns mean, an empty one as the default of its column, and what every row has. */
export function readRow({ number, cells }: StoredRow, rules: CheckRules): Draft {
  if (cells.length !== rules.headers.length) {
    const value = cells.join(' ').slice(0, longestShown)
    return { number, values: {}, errors: [{ column: null, value, code: 'UNREADABLE', hint: null }], misread: [] }
  }
  const values: Record<string, string> = {}
  const errors: RowError[] = []
  const misread: FieldName[] = []
  const take = (field: FieldName, column: string | null, text: string): void => {
    const read = isSpreadsheetError(text) ? ({ code: 'SPREADSHEET_ERROR' } as const) : readField(rules, field, text)
    if (read === null) return
    if ('value' in read) values[field] = read.value
    else
      errors.push({
        column,
        value: text.slice(0, longestShown),
        code: read.code,
        hint: 'hint' in read ? (read.hint ?? null) : null,
      })
  }
  const { constants, defaults } = rules.fixed
  for (const [field, header] of rules.headerOf) {
    const cell = cells[rules.headers.indexOf(header)] ?? ''
    if (rules.isMacRoman && hasMacLigature(cell)) misread.push(field)
    take(field, header, cell.trim() === '' ? (defaults[field] ?? '') : cell)
  }
  for (const field of namesOf(constants)) take(field, null, constants[field] ?? '')
  return { number, values, errors, misread }
}

/** Puts what all rows of the file say into a table of this transaction, to be joined with what is there. */
export async function fillStage(client: PoolClient, rules: CheckRules): Promise<void> {
  await client.query(createTable)
  const insert = `insert into import_stage (number, values, errors, misread, match, username, email, displayed_id, external_id, unit_key, parent_key)
    select r.number, r.values, r.errors, r.misread, ${matchValues[rules.options.matchBy]}, lower(r.values ->> 'USERNAME'),
      lower(r.values ->> 'EMAIL'), r.values ->> 'DISPLAYED_ID', r.values ->> 'EXTERNAL_ID',
      lower(r.values ->> 'UNIT_KEY'), lower(r.values ->> 'PARENT_KEY')
    from jsonb_to_recordset($1::jsonb) as r(number int, values jsonb, errors jsonb, misread jsonb)`
  let last = 0
  for (;;) {
    const { rows } = await client.query<StoredRow>(
      `select number, cells from import_row where import_job = $1 and number > $2 order by number limit $3`,
      [rules.import, last, batchSize],
    )
    if (rows.length === 0) break
    await client.query(insert, [JSON.stringify(rows.map((row) => readRow(row, rules)))])
    last = rows.at(-1)?.number ?? last
  }
  await client.query('create index on import_stage (number)')
  await client.query('analyze import_stage')
}

/**
 * Notes rows that say exactly the same as an earlier one: `duplicates` holds the first of them, and for the first the next. The
 * first counts, the others are errors.
 */
export async function markDuplicates(client: PoolClient): Promise<void> {
  await client.query(
    `update import_stage s set duplicates = jsonb_build_object('first', t.first, 'next', t.next)
     from (select number, min(number) over w as first, lead(number) over w as next from import_stage where values <> '{}'
       window w as (partition by values, errors order by number)) t
     where t.number = s.number and (t.first < t.number or t.next is not null)`,
  )
}

/** Notes which rows say the same as another one in `columns`, which mean `field`, with the line of that row. */
export async function markRepeated(client: PoolClient, field: ImportField, columns: string): Promise<void> {
  await client.query(
    `update import_stage s set repeated = s.repeated || jsonb_build_object($1::text, case when c.number = c.first then c.next else c.first end)
     from (select number, min(number) over w as first, lead(number) over w as next from import_stage
       where (${columns}) is not null and (duplicates is null or duplicates ->> 'first' = number::text)
       window w as (partition by ${columns} order by number)) c
     where c.number = s.number and (c.first < c.number or c.next is not null)`,
    [field],
  )
}

/** Does something with the rows of a statement over the stage, in the order of the file and some at a time. */
export async function eachBatch<R extends { readonly number: number }>(
  client: PoolClient,
  statement: string,
  values: readonly unknown[],
  work: (rows: readonly R[]) => Promise<void>,
): Promise<void> {
  let last = 0
  for (;;) {
    const { rows } = await client.query<R>(`${statement} and s.number > ${last} order by s.number limit ${batchSize}`, [
      ...values,
    ])
    if (rows.length === 0) return
    await work(rows)
    last = rows.at(-1)?.number ?? last
  }
}

const writeStatement = `update import_row r set action = j.action, object = j.object, name = j.name, before = j.before,
    after = j.after, errors = j.errors, warnings = j.warnings, checked_revision = j.revision, rank = coalesce(j.rank, 0),
    traces = j.traces
  from jsonb_to_recordset($2::jsonb) as j(number int, action text, object uuid, name text, before jsonb, after jsonb,
    errors jsonb, warnings jsonb, revision int, rank int, traces jsonb)
  where r.import_job = $1 and r.number = j.number`

/** Keeps what a dry run made of rows. */
export async function writeCheckedRows(
  client: PoolClient,
  rules: CheckRules,
  checkedRows: readonly CheckedRow[],
): Promise<void> {
  if (checkedRows.length > 0) await client.query(writeStatement, [rules.import, JSON.stringify(checkedRows)])
}
