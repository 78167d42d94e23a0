import type { ImportSort, ImportSortField, PageInfo } from '@somo/graphql/schema'
import type { Pool, PoolClient } from 'pg'
import type { PagePlan } from '../../paging.ts'
import { ofRow, conditionsOf, type ImportChoice } from './listConditions.ts'
import { readImportPage, type ImportSql } from './listPage.ts'
import { importsFrom, type ImportRecord } from '../importStore.ts'

/** The order of the list where none is asked for. */
export const latestFirst = { field: 'CREATED', direction: 'DESCENDING' } as const satisfies ImportSort

/** One page of imports. @throws SomoError BAD_INPUT where more is searched for than 200 characters. */
export async function listImports(
  sql: ImportSql,
  plan: PagePlan<ImportSortField>,
  choice: ImportChoice,
): Promise<{ items: (ImportRecord & { readonly sortedAt: string })[]; pageInfo: PageInfo }> {
  return readImportPage(sql, plan, conditionsOf(choice))
}

function fromOf({ canUndo }: ImportChoice, undoable: readonly string[]): string {
  // Those that may be undone are few, and each is asked further.
  if (canUndo === true) return importsFrom(`(select t.* from import_job t where ${undoable.join(' and ')} offset 0) t`)
  // Of most of the others nothing has to be asked of a job, and of none of all jobs.
  return canUndo === false
    ? importsFrom(undefined, 'lateral (select * from job w where w.uuid = t.job limit 1) j')
    : importsFrom()
}

/** Counts imports, no further than `cap`. */
export async function countImports(
  sql: Pick<Pool, 'query'> | Pick<PoolClient, 'query'>,
  cap: number,
  choice: ImportChoice,
): Promise<number> {
  const of = conditionsOf(choice)
  const where = [...ofRow(of), ...of.ofJob]
  const { rows } = await sql.query<{ count: number }>(
    `select count(*)::int as count from (select from ${fromOf(choice, of.undoable)} where ${where.length === 0 ? 'true' : where.join(' and ')} limit $${of.values.length + 1}) c`,
    [...of.values, cap],
  )
  return rows[0]?.count ?? 0
}
