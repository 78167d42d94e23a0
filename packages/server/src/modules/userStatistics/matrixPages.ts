import type { StatisticsMatrixPage, StatisticsMatrixRow, StatisticsMatrixSort } from '@somo/graphql/schema'
import type { Pool, PoolClient } from 'pg'
import { SomoError } from '../../access/somoError.ts'
import { isUuid } from '../../database/uuid.ts'
import { nameInSql, readKeysetPage, type KeysetList } from '../list/keysetPage.ts'
import { buildPage, type PagePlan } from '../paging.ts'
import { mandatory, readCells } from './matrixStore.ts'
import { isAnyOf, isInStates } from './rowStates.ts'
import { findPaths } from './rowChoice.ts'
import { chooseRows, type RowChoice } from './statisticsRows.ts'
import { tileStates } from './tileStates.ts'

type Sql = Pick<Pool | PoolClient, 'query'>

/** The order of a matrix; cursors of one item are no cursors of another. */
export type MatrixOrder = 'NAME' | 'OVERDUE' | `ITEM ${string}`

/** Reads the order that is asked for. A past day has people by name alone: another order would read all of that day. */
export function matrixOrder({ field, medium }: StatisticsMatrixSort, past: string | null): MatrixOrder {
  if (field !== 'NAME' && past !== null) throw new SomoError('BAD_INPUT', { argument: 'sort' })
  if (field !== 'ITEM') return field
  if (!medium || !isUuid(medium)) throw new SomoError('BAD_INPUT', { argument: 'sort.medium' })
  return `ITEM ${medium}`
}

interface Person {
  readonly uuid: string
  readonly name: string
  readonly number: string | null
}

const columns = `t.uuid, coalesce(${nameInSql('t')}, '') as name, t.displayed_id as number`
const byName = { columns, key: 't.sort_name', type: 'text' } as const

/** Lists that follow one another: people with a rank, then the others by name. */
interface Ranking {
  readonly ranked: KeysetList | null
  readonly others: KeysetList
}

async function rankingOf(sql: Sql, choice: RowChoice, order: MatrixOrder): Promise<Ranking> {
  const { source, rowWhere, personWhere, hasRow, parameters } = chooseRows(mandatory(choice))
  const shown = [...personWhere('t'), hasRow('t')]
  const { values } = parameters
  const rank = (rows: string, key: string, type: 'int' | 'date', conditions: readonly string[]): KeysetList => ({
    columns,
    from: `person t join (${rows}) r on r.person = t.uuid`,
    key,
    type,
    thenBy: 't.sort_name',
    where: conditions,
    values,
  })
  if (order === 'NAME') return { ranked: null, others: { ...byName, from: 'person t', where: shown, values } }
  if (order === 'OVERDUE') {
    const isOverdue = isInStates(tileStates.overdue, source)
    const rows = `select t.person, count(*)::int as overdue from ${choice.words?.length ? source.from : `${source.table} t`}
      where ${[...rowWhere, isOverdue].join(' and ')} group by t.person`
    return {
      ranked: rank(rows, '(-r.overdue)', 'int', personWhere('t')),
      others: {
        ...byName,
        from: 'person t',
        where: [...shown, `not ${hasRow('t', isAnyOf(tileStates.overdue, source))}`],
        values,
      },
    }
  }
  // Whoever has the item; which people there are is decided by `shown`.
  const medium = order.slice('ITEM '.length)
  const isPath = (await findPaths(sql, [medium])).has(medium)
  const filter = { medium, isMandatory: true }
  const one = chooseRows({ scope: { manager: null }, filter, isPath, past: choice.past }, parameters)
  const rows = `select t.person, (coalesce(case when t.completed_at is null then t.due_at else t.valid_until end, 'infinity'::timestamptz)
    at time zone 'UTC')::date as day from ${one.source.table} t where ${one.rowWhere.join(' and ')}`
  return {
    ranked: rank(rows, 'r.day', 'date', shown),
    others: { ...byName, from: 'person t', where: [...shown, `not ${one.hasRow('t')}`], values },
  }
}

/** What stands for the rank of those without one. */
const unranked = '~ '

/** One page of the people of the matrix. */
export async function listPeople(
  sql: Sql,
  plan: PagePlan<MatrixOrder>,
  choice: RowChoice,
): Promise<{
  readonly items: (Person & { readonly sortedAt: string })[]
  readonly pageInfo: StatisticsMatrixPage['pageInfo']
}> {
  const { ranked, others } = await rankingOf(sql, choice, plan.field)
  if (ranked === null) return readKeysetPage<Person, MatrixOrder>(sql, plan, others)
  const lists = plan.isBackward ? [others, ranked] : [ranked, others]
  const { from } = plan
  const isUnranked = from?.value.startsWith(unranked) === true
  const start = from === null || isUnranked === plan.isBackward ? 0 : 1
  const rows: (Person & { sortedAt: string })[] = []
  let hasBehind = start === 1
  for (const [at, list] of lists.entries()) {
    if (at < start || rows.length > plan.limit) continue
    const isFirst = at === start
    const place = isFirst && from !== null && isUnranked ? { ...from, value: from.value.slice(unranked.length) } : from
    const limit = plan.limit + 1 - rows.length
    const page = await readKeysetPage<Person, MatrixOrder>(sql, { ...plan, limit, from: isFirst ? place : null }, list)
    if (isFirst && from !== null) hasBehind ||= plan.isBackward ? page.pageInfo.hasNext : page.pageInfo.hasPrevious
    const found = plan.isBackward ? page.items.toReversed() : page.items
    rows.push(...found.map((row) => (list === others ? { ...row, sortedAt: unranked + row.sortedAt } : row)))
  }
  return buildPage(plan, rows, hasBehind, ({ sortedAt }) => sortedAt)
}

/** One page of the people of the matrix, with their cells of some items. */
export async function listMatrix(
  sql: Sql,
  plan: PagePlan<MatrixOrder>,
  choice: RowChoice,
  media: readonly string[],
): Promise<{
  readonly items: (StatisticsMatrixRow & Person & { readonly sortedAt: string })[]
  readonly pageInfo: StatisticsMatrixPage['pageInfo']
}> {
  const { items, pageInfo } = await listPeople(sql, plan, choice)
  const cells = Map.groupBy(
    await readCells(
      sql,
      choice,
      items.map(({ uuid }) => uuid),
      media,
    ),
    ({ person }) => person,
  )
  return { items: items.map((row) => ({ ...row, cells: cells.get(row.uuid) ?? [] })), pageInfo }
}
