import type { ImportKind, ImportMode, ImportSort, ImportSortField, ImportState, PageInfo } from '@somo/graphql/schema'
import type { Pool, PoolClient } from 'pg'
import { SomoError } from '../../access/somoError.ts'
import { isUuid } from '../../database/uuid.ts'
import type { PagePlan } from '../paging.ts'
import { patternsOf } from '../searching.ts'
import { readTimePage, type TimeList } from '../timePage.ts'
import { importColumns, importsFrom, stateInSql, undoUntilInSql, type ImportRecord } from './store.ts'

/** Which imports a list shows; null leaves a condition out. */
export interface ImportChoice {
  /** Whose alone it shows. */
  readonly ownerSubject: string | null
  /** In the name of the file. */
  readonly search: string | null
  readonly kinds: readonly ImportKind[] | null
  readonly modes: readonly ImportMode[] | null
  readonly states: readonly ImportState[] | null
  readonly canUndo: boolean | null
  readonly hasErrors: boolean | null
  /** Whether it is `subject`'s. */
  readonly isOwn: { readonly subject: string; readonly is: boolean } | null
  /** The uuid of the person whose it is. */
  readonly owner: string | null
  /** From when on its run began, and before when; RFC 3339. */
  readonly startedFrom: string | null
  readonly startedUntil: string | null
}

type Sql = Pick<Pool, 'query'> | Pick<PoolClient, 'query'>

/** The order of the list where none is asked for. */
export const latestFirst = { field: 'CREATED', direction: 'DESCENDING' } as const satisfies ImportSort

const longestSearch = 200
const started = `coalesce(t.started_at, '-infinity'::timestamptz)`
const own = 't.owner = (select p.uuid from person p where p.subject = $#)'

const sorts = {
  CREATED: { key: 't.created_at', type: 'timestamptz' },
  FILE: { key: 't.file_name', type: 'text' },
  STARTED: { key: started, type: 'timestamptz' },
  ROWS: { key: 'coalesce(t.row_count, -1)', type: 'int' },
  FAILED: { key: 't.failed', type: 'int' },
} as const satisfies Record<ImportSortField, Pick<TimeList, 'key' | 'type'>>

/** The states an import may have in its row while it stands so: its job may have ended without it. */
const alsoStored = {
  PARSED: ['MAPPED'],
  FAILED: ['UPLOADED', 'MAPPED', 'RUNNING'],
  CANCELLED: ['UPLOADED', 'RUNNING'],
} as const satisfies Partial<Record<ImportState, readonly ImportState[]>>

const storedOf = (states: readonly ImportState[]): ImportState[] => {
  const more: Readonly<Partial<Record<ImportState, readonly ImportState[]>>> = alsoStored
  return [...new Set(states.flatMap((state) => [state, ...(more[state] ?? [])]))]
}

function readSearch(search: string | null): string[] {
  const text = search?.trim() ?? ''
  if (text.length > longestSearch) throw new SomoError('BAD_INPUT', { argument: 'filter.search' })
  return patternsOf(text)
}

/** Whether more than its row has to be asked. */
const isMoving = (state: ImportState): boolean => state === 'UPLOADED' || state === 'MAPPED' || state === 'RUNNING'

// What an index knows of it, so that the planner can tell how many there are.
const mayBeUndone = `t.started_at is not null and t.undone_at is null and coalesce(t.ended_at, 'infinity'::timestamptz) > now() - interval '7 days'`

const nobody = '00000000-0000-0000-0000-000000000000'

function conditions(choice: ImportChoice): Pick<TimeList, 'where' | 'values'> {
  const { ownerSubject, kinds, modes, states, canUndo, hasErrors, isOwn, owner, startedFrom, startedUntil } = choice
  const given: readonly (readonly [string, unknown])[] = [
    [own, ownerSubject],
    [isOwn?.is === false ? `not coalesce(${own}, false)` : own, isOwn?.subject ?? null],
    ['t.owner = $#::uuid', owner === null || isUuid(owner) ? owner : nobody],
    ...readSearch(choice.search).map((pattern) => ['t.search_text like fold_text($#)', pattern] as const),
    ['t.kind = any($#::text[])', kinds],
    ['t.mode = any($#::text[])', modes],
    [`t.state = any($#::text[])`, states === null ? null : storedOf(states)],
    [`${stateInSql} = any($#::text[])`, states !== null && storedOf(states).some(isMoving) ? states : null],
    [`${started} >= $#::timestamptz`, startedFrom],
    [`t.started_at is not null and ${started} < $#::timestamptz`, startedUntil],
    [`${mayBeUndone} and (${undoUntilInSql}) is not null and $#`, canUndo === true ? true : null],
    [`(not (${mayBeUndone}) or (${undoUntilInSql}) is null) and not $#`, canUndo === false ? false : null],
    [hasErrors === false ? 't.failed = 0 and not $#' : 't.failed > 0 and $#', hasErrors],
  ]
  const used = given.filter(([, value]) => value !== null)
  return { where: used.map(([text], place) => `(${text.replace('$#', `$${place + 1}`)})`), values: used.map(([, value]) => value) }
}

function fromOf({ canUndo }: ImportChoice): string {
  // Those that may be undone are few, and each is asked further: no order of the list is walked for them.
  if (canUndo === true) return importsFrom(`(select t.* from import_job t where ${mayBeUndone} offset 0) t`)
  // Of most of the others nothing has to be asked of a job, and of none of all jobs.
  return canUndo === false ? importsFrom(undefined, 'lateral (select * from job w where w.uuid = t.job limit 1) j') : importsFrom()
}

/** One page of imports. @throws SomoError BAD_INPUT where more is searched for than 200 characters. */
export function listImports(
  sql: Sql,
  plan: PagePlan<ImportSortField>,
  choice: ImportChoice,
): Promise<{ items: (ImportRecord & { readonly sortedAt: string })[]; pageInfo: PageInfo }> {
  return readTimePage<ImportRecord, ImportSortField>(sql, plan, { columns: importColumns, from: fromOf(choice), ...sorts[plan.field], ...conditions(choice) })
}

/** Counts imports, no further than `cap`. */
export async function countImports(sql: Sql, cap: number, choice: ImportChoice): Promise<number> {
  const { where, values } = conditions(choice)
  const { rows } = await sql.query<{ count: number }>(
    `select count(*)::int as count from (select from ${fromOf(choice)} where ${where.length === 0 ? 'true' : where.join(' and ')} limit $${values.length + 1}) c`,
    [...values, cap],
  )
  return rows[0]?.count ?? 0
}
