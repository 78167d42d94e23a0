import type { ImportAction, ImportRowPage, PageInput, UserErrorCode } from '@somo/graphql/schema'
import type { Pool, PoolClient } from 'pg'
import type { FieldRow } from '../custom-fields/definitions.ts'
import { buildPage, planPage } from '../paging.ts'
import { patternsOf } from '../searching.ts'
import type { RowError } from './checking/rowError.ts'
import type { FieldValues } from './importTypes.ts'
import { toChanges } from './rowChanges.ts'

/** Which rows a list shows. */
export interface RowChoice {
  readonly actions: readonly ImportAction[] | null
  readonly hasWarnings: boolean | null
  readonly isKept: boolean | null
  readonly search: string | null
}

interface Row {
  readonly uuid: string
  readonly number: number
  readonly cells: readonly string[]
  readonly action: ImportAction | null
  readonly object: string | null
  readonly name: string | null
  readonly before: FieldValues | null
  readonly after: FieldValues | null
  readonly errors: readonly RowError[]
  readonly warnings: readonly RowError[]
  readonly isApplied: boolean
  readonly isKept: boolean
}

const columns = `import_job as uuid, number, cells, action, object, name, before, after, errors, warnings,
  applied_at is not null and undone_at is null as "isApplied", is_kept as "isKept"`

// People who are missing in the file stand behind it, with negative numbers: their place is found by one number.
const place = `(case when number < 0 then 1000000000 - number else number end)`

function conditions({ actions, hasWarnings, isKept, search }: RowChoice): { where: string[]; values: unknown[] } {
  const values: unknown[] = []
  const where: string[] = []
  const add = (text: string, value: unknown): void => {
    values.push(value)
    where.push(text.replaceAll('$#', `$${values.length + 1}`))
  }
  if (actions !== null) add('action = any($#::text[])', actions)
  if (hasWarnings !== null) add(`(warnings <> '[]') = $#`, hasWarnings)
  if (isKept !== null) add('is_kept = $#', isKept)
  for (const pattern of patternsOf(search ?? ''))
    add(`search_words(coalesce(name, '')) || ' ' || fold_text(array_to_string(cells, ' ')) like $#`, pattern)
  return { where, values }
}

/**
 * One page of the rows of an import, in the order of the file.
 * @param seen the custom fields whose changes are told.
 * @throws SomoError BAD_INPUT for a senseless page.
 */
export async function listRows(
  pool: Pool,
  uuid: string,
  page: PageInput,
  choice: RowChoice,
  seen: readonly FieldRow[],
): Promise<ImportRowPage> {
  const plan = planPage(page, { field: 'NUMBER', direction: 'ASCENDING' })
  const { where, values } = conditions(choice)
  const all = ['import_job = $1', ...where]
  const from = plan.from === null ? null : Number(plan.from.value)
  const [ahead, behind, order] = plan.isBackward ? ['<', '>=', 'desc'] : ['>', '<=', 'asc']
  const bound = from === null ? [] : [`${place} ${ahead} $${values.length + 2}`]
  const limit = `$${values.length + (from === null ? 2 : 3)}`
  const { rows } = await pool.query<Row>(
    `select ${columns} from import_row where ${[...all, ...bound].join(' and ')} order by ${place} ${order} limit ${limit}`,
    [uuid, ...values, ...(from === null ? [] : [from]), plan.limit + 1],
  )
  const hasBehind =
    from !== null && (await exists(pool, [...all, `${place} ${behind} $${values.length + 2}`], [uuid, ...values, from]))
  const { items, pageInfo } = buildPage(plan, rows, hasBehind, ({ number }) =>
    String(number < 0 ? 1_000_000_000 - number : number),
  )
  return { items: items.map((row) => show(row, seen)), pageInfo }
}

async function exists(pool: Pool, where: readonly string[], values: readonly unknown[]): Promise<boolean> {
  const { rows } = await pool.query<{ found: boolean }>(
    `select exists (select from import_row where ${where.join(' and ')}) as found`,
    [...values],
  )
  return rows[0]?.found ?? false
}

function show(
  { uuid, number, cells, before, after, errors, warnings, ...row }: Row,
  seen: readonly FieldRow[],
): ImportRowPage['items'][number] {
  void uuid
  return {
    ...row,
    number: number < 0 ? null : number,
    position: number,
    cells: [...cells],
    errors: [...errors],
    warnings: [...warnings],
    changes: toChanges(before ?? {}, after ?? {}, seen),
  }
}

/** A row that failed, for the file of those. */
export interface FailedRow {
  readonly number: number
  readonly cells: readonly string[]
  readonly errors: readonly {
    readonly column: string | null
    readonly code: UserErrorCode
    readonly hint: string | null
  }[]
}

const declareFailed = `declare failed_rows no scroll cursor for select number, cells, errors from import_row
  where import_job = $1 and action = 'ERROR' and number > 0 order by number`

/** The rows of an import that failed, in the order of the file and some at a time; within the transaction of `client`. */
export async function* readFailedRows(client: PoolClient, uuid: string): AsyncGenerator<readonly FailedRow[]> {
  await client.query(declareFailed, [uuid])
  for (;;) {
    const { rows } = await client.query<FailedRow>('fetch 1000 from failed_rows')
    if (rows.length === 0) break
    yield rows
  }
  await client.query('close failed_rows')
}
