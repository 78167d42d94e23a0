import type { UnitFilter, UnitSortField } from '@somo/graphql/schema'
import type { Database } from '../../../database/connect.ts'
import { queryPlanned } from '../../../database/planned.ts'
import type { PagePlan } from '../../paging.ts'
import { isUnitInScope } from '../../scope.ts'
import { patternsOf } from '../../searching.ts'
import { usesBranchPage, writeBranchPage } from './branchPage.ts'
import { collectValues, nearest, readRows, readRowsAnew, type Values } from '../statements.ts'
import type { UnitChoice } from './unitChoice.ts'

/** A unit as the API shows it: what else the table holds is not read. */
export interface UnitRow {
  readonly uuid: string
  readonly id: number
  readonly key: string
  readonly name: string
  readonly displayedId: string | null
  readonly isActive: boolean
  readonly isGeneral: boolean
  readonly logoUrl: string | null
  readonly color: string | null
}

/** Rows of one page in the order of reading, one more than asked where there are more. */
export interface UnitRows {
  readonly rows: readonly UnitRow[]
  /** Whether units lie on the other side of the cursor. */
  readonly hasBehind: boolean
}

/** Reads units. Each function is one statement. */
export interface UnitStore {
  /** The default unit of a person, else the general one; what it lacks comes from the nearest above. */
  findDefault(subject: string): Promise<UnitRow | null>
  list(plan: PagePlan<UnitSortField>, choice: UnitChoice): Promise<UnitRows>
  /** How many units there are, counted no further than the cap. */
  count(cap: number, choice: UnitChoice): Promise<number>
}

const sortColumns = { NAME: 'u.name', KEY: 'u.key' } as const satisfies Record<UnitSortField, string>

const columns = (isInherited: boolean): string => `u.uuid, u.id, u.key, u.name, u.displayed_id as "displayedId",
  u.is_active as "isActive", u.is_general as "isGeneral",
  ${isInherited ? `${nearest('u.uuid', 'logo_url')} as "logoUrl", ${nearest('u.uuid', 'color')} as color` : 'u.logo_url as "logoUrl", u.color'}`

const findDefault = `select ${columns(true)} from unit u where u.uuid = coalesce((
    select d.uuid from person p join unit_membership m on m.person = p.uuid and m.is_default
    join unit d on d.uuid = m.unit and d.archived_at is null where p.subject = $1
  ), (select g.uuid from unit g where g.is_general))`

/** The conditions of a choice over the rows `u`, each with its values. */
function write({ scope, filter }: UnitChoice, values: Values): string[] {
  const conditions = scope.manager === null ? [] : [isUnitInScope(scope, 'u.uuid', values.put(scope.manager))]
  for (const pattern of patternsOf(filter.search ?? '')) conditions.push(`u.search_text like ${values.put(pattern)}`)
  // Told in the text, so that a kept plan knows that few are inactive or in the archive.
  if (typeof filter.isActive === 'boolean') conditions.push(filter.isActive ? 'u.is_active' : 'not u.is_active')
  if (typeof filter.isArchived === 'boolean')
    conditions.push(filter.isArchived ? 'u.archived_at is not null' : 'u.archived_at is null')
  if (typeof filter.under === 'string') {
    conditions.push(
      `u.uuid in (select a.unit from unit_ancestor a where a.ancestor = ${values.put(filter.under)}::uuid)`,
    )
  }
  return conditions
}

const hasSearch = ({ search }: UnitFilter): boolean => typeof search === 'string' && search.trim() !== ''
/** Whether no branch bounds a choice and no text, so that an index has all of it in the order of the list. */
const isOfAll = ({ scope, filter }: UnitChoice): boolean =>
  scope.manager === null && typeof filter.under !== 'string' && !hasSearch(filter)
const where = (conditions: readonly string[]): string =>
  conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''

/**
 * One statement a page: the rows beyond the cursor by the index on (column, uuid), and whether any row lies behind
 * it, which PostgreSQL looks up once because that question does not depend on the row.
 */
function writePage(plan: PagePlan<UnitSortField>, choice: UnitChoice, values: Values): string {
  const column = sortColumns[plan.field]
  const isRising = (plan.direction === 'ASCENDING') !== plan.isBackward
  const [order, back] = isRising ? ['asc', 'desc'] : ['desc', 'asc']
  const conditions = write(choice, values)
  const cursor = plan.from === null ? null : `(${values.put(plan.from.value)}, ${values.put(plan.from.uuid)}::uuid)`
  const beyond = cursor === null ? [] : [`(${column}, u.uuid) ${isRising ? '>' : '<'} ${cursor}`]
  const isBehind = `from unit u ${where([...conditions, `(${column}, u.uuid) ${isRising ? '<=' : '>='} ${cursor ?? ''}`])}`
  // Of all units this is asked in the order of the list: with `exists` the table is read from its first row, far where few lie behind.
  const behind = isOfAll(choice)
    ? `(select true ${isBehind} order by ${column} ${back}, u.uuid ${back} limit 1) is true`
    : `exists (select ${isBehind})`
  return `select ${columns(choice.isInherited ?? false)}, ${cursor === null ? 'false' : behind} as "hasBehind" from unit u
    ${where([...conditions, ...beyond])} order by ${column} ${order}, u.uuid ${order} limit ${values.put(plan.limit + 1)}`
}

/** As `writePage`, where the units are read by the branches they lie in. */
function writePageOfBranches(plan: PagePlan<UnitSortField>, choice: UnitChoice, values: Values): string {
  const { head, rows, hasBehind, order } = writeBranchPage(plan, choice, values)
  return `${head} select ${columns(choice.isInherited ?? false)}, ${hasBehind} as "hasBehind" from ${rows} join unit u on u.uuid = w.unit ${order}`
}

/** A store over the product's database. */
export function createUnitStore({ pool, lists }: Pick<Database, 'pool' | 'lists'>): UnitStore {
  // What is searched for decides whether its index helps. What a branch bounds is planned for the size of that branch, unless it is walked.
  const read = <R extends object>(
    choice: UnitChoice,
    isWalked: boolean,
    text: string,
    values: readonly unknown[],
  ): Promise<R[]> => {
    if (isWalked || isOfAll(choice)) return queryPlanned<R>(lists, text, values)
    return (hasSearch(choice.filter) ? readRowsAnew : readRows)<R>(pool, text, values)
  }
  return {
    async findDefault(subject) {
      const [row] = await readRows<UnitRow>(pool, findDefault, [subject])
      return row ?? null
    },
    async list(plan, choice) {
      const values = collectValues()
      const isWalked = usesBranchPage(choice)
      const text = isWalked ? writePageOfBranches(plan, choice, values) : writePage(plan, choice, values)
      const rows = await read<UnitRow & { hasBehind: boolean }>(choice, isWalked, text, values.list)
      // An empty page behind a cursor has no row to tell by; the cursor's own row was there when it was given.
      return { rows, hasBehind: rows[0]?.hasBehind ?? plan.from !== null }
    },
    async count(cap, choice) {
      const values = collectValues()
      const conditions = where(write(choice, values))
      const text = `select count(*)::int as count from (select from unit u ${conditions} limit ${values.put(cap)}) capped`
      const [row] = await read<{ count: number }>(choice, false, text, values.list)
      return row?.count ?? 0
    },
  }
}
