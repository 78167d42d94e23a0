import type { ImportSortField, PageInfo } from '@somo/graphql/schema'
import type { QueryResultRow } from 'pg'
import { buildPage, type PagePlan, type Position } from '../../paging.ts'
import { importSorts, ofRow, type ImportConditions } from './listConditions.ts'
import { importColumns, importsFrom, type ImportRecord } from '../importStore.ts'

/** What asks a statement: a connection, or one that keeps its plans. */
export interface ImportSql {
  query<R extends QueryResultRow>(text: string, values: unknown[]): Promise<{ rows: R[] }>
}

/** So many of the list are looked through before an index is asked: of what is seldom, of what is not, and where a text is common. */
const nearest = { few: 250, some: 1000, text: 2000 } as const

const and = (conditions: readonly string[]): string => (conditions.length === 0 ? 'true' : conditions.join(' and '))

// Each import asks for its own job, in the order of the list and until there is a page: joined with all of them, PostgreSQL may read all.
const withJob = ({ ofJob }: ImportConditions): string =>
  ofJob.length === 0 ? '' : 'left join lateral (select w.* from job w where w.uuid = t.job limit 1) j on true'

/** By what an index finds those that are wanted, and how far the list is walked before. */
function chooseWay(
  field: ImportSortField,
  of: ImportConditions,
): { readonly conditions: readonly string[]; readonly walked: number } {
  const ways = [
    { conditions: of.owner, walked: nearest.some },
    // Those that may be undone, or are at work, are few: no order of the list is walked for them.
    { conditions: of.undoable, walked: 0 },
    { conditions: of.moving, walked: 0 },
    { conditions: of.search, walked: nearest.text },
    { conditions: of.hasFewStates ? of.state : [], walked: nearest.few },
    { conditions: field === 'STARTED' ? [] : of.started, walked: nearest.few },
    ...[of.kind, of.mode, of.state, of.started].map((conditions) => ({ conditions, walked: nearest.some })),
  ]
  return ways.find(({ conditions }) => conditions.length > 0) ?? { conditions: [], walked: nearest.some }
}

/** What the index of an order knows beside its place, so that the list begins and ends where it can. */
const alongOrder = (field: ImportSortField, of: ImportConditions): readonly string[] => [
  ...of.owner,
  ...(field === 'STARTED' ? [...of.started, ...of.begun] : []),
  ...(field === 'FAILED' ? of.errors : []),
]

/** A part of the list: from where on, in which order, and how many at most; as SQL over `t.sorted` and `t.uuid`. */
interface Part {
  readonly place: (key: string) => readonly string[]
  readonly order: string
  readonly limit: string
}

/** Writes a part as a query of `sorted` and `uuid`, to stand behind `head`. */
function writeParts(
  field: ImportSortField,
  of: ImportConditions,
): { readonly head: string; readonly write: (part: Part) => string } {
  const { key } = importSorts[field]
  const way = chooseWay(field, of)
  const known = alongOrder(field, of)
  const all = (conditions: readonly string[], end: string): string =>
    `(select t.*, ${key} as sorted from import_job t where ${and(conditions)} ${end}) t`
  const sieve = (from: string, conditions: readonly string[], { order, limit }: Part): string =>
    `select t.sorted, t.uuid from ${from} ${withJob(of)} where ${and([...conditions, ...of.ofJob])} ${order} limit ${limit}`
  const walk = (part: Part, end: string): string =>
    sieve(all([...part.place(key), ...known], `${part.order} limit ${end}`), ofRow(of), part)
  if (known.length === ofRow(of).length + of.ofJob.length) return { head: '', write: (part) => walk(part, part.limit) }
  const head = `with found as materialized (select t.sorted, t.uuid, t.state, t.job, t.started_at, t.ended_at, t.undone_at
    from ${all(way.conditions, 'offset 0')} where ${and(ofRow(of))})`
  const gather = (part: Part, more: readonly string[]): string =>
    `(${sieve(`(select t.* from found t where ${and([...part.place('t.sorted'), ...more])} ${part.order} offset 0) t`, [], part)})`
  if (way.walked === 0) return { head, write: (part) => gather(part, []) }
  return {
    head,
    write: (
      part,
    ) => `with near as materialized (${walk(part, `${way.walked}`)}), full_page as materialized (select count(*) >= ${part.limit} as is_full from near)
      select t.* from near t where (select is_full from full_page) union all ${gather(part, ['not (select is_full from full_page)'])}`,
  }
}

/** Behind all without errors, where those with errors are asked for: they would be read one by one. */
const skipErrorFree = ({ from }: PagePlan<ImportSortField>): Position | null =>
  from !== null && Number(from.value) < 1 ? { value: '0', uuid: 'ffffffff-ffff-ffff-ffff-ffffffffffff' } : from

/**
 * One page of imports, and whether some lie behind it, in one statement. The order of the list is walked a little; where that
 * does not fill the page, all that have what is wanted are gathered by an index, which are few then.
 */
export async function readImportPage(
  sql: ImportSql,
  plan: PagePlan<ImportSortField>,
  of: ImportConditions,
): Promise<{ items: (ImportRecord & { readonly sortedAt: string })[]; pageInfo: PageInfo }> {
  const { field, direction, isBackward, limit } = plan
  const { type } = importSorts[field]
  const isRising = (direction === 'ASCENDING') !== isBackward
  const from = field === 'FAILED' && isRising && of.errors.includes('t.failed > 0') ? skipErrorFree(plan) : plan.from
  const values = [...of.values, ...(from === null ? [] : [from.value, from.uuid]), limit + 1]
  const place = `($${of.values.length + 1}::${type}, $${of.values.length + 2}::uuid)`
  const isOn =
    (sign: string) =>
    (of: string): string[] =>
      from === null ? [] : [`(${of}, t.uuid) ${sign} ${place}`]
  const order = (isUp: boolean): string => `order by sorted ${isUp ? 'asc' : 'desc'}, t.uuid ${isUp ? 'asc' : 'desc'}`
  const { head, write } = writeParts(field, of)
  const page = write({ place: isOn(isRising ? '>' : '<'), order: order(isRising), limit: `$${values.length}` })
  // Counted, not asked whether it exists: that would forget the order.
  const behind =
    from === null
      ? 'false'
      : `(select count(*) > 0 from (${write({ place: isOn(isRising ? '<=' : '>='), order: order(!isRising), limit: '1' })}) b)`
  const found = `(select p.sorted, t.* from (${page}) p cross join lateral (select t.* from import_job t where t.uuid = p.uuid limit 1) t) t`
  const text = `${head} select ${importColumns}, t.sorted::text as "sortedAt", ${behind} as "hasBehind" from ${importsFrom(found)} ${order(isRising)}`
  const { rows } = await sql.query<ImportRecord & { sortedAt: string; hasBehind: boolean }>(text, values)
  // An empty page behind a cursor has no row to tell by; the cursor's own row was there when it was given.
  return buildPage(plan, rows, rows[0]?.hasBehind ?? plan.from !== null, (row) => row.sortedAt)
}
