import type { ComplianceState, StatisticsTiles } from '@somo/graphql/schema'
import type { Pool, PoolClient } from 'pg'
import { readCounts } from '../dashboard/team/complianceCounts.ts'
import { isUnitInScope } from '../scope.ts'
import { countRows } from './listStore.ts'
import { maskedMean, readDetail } from './statisticsDetail.ts'
import { chooseRows, known, type RowChoice } from './statisticsRows.ts'
import { tileStates } from './tileStates.ts'

type Sql = Pick<Pool | PoolClient, 'query'>
type TileName = keyof typeof tileStates
type Counts = Readonly<Record<TileName, number>>

const names = ['compliant', 'dueSoon', 'overdue', 'expired'] as const satisfies readonly TileName[]

/** On a past day, and for members of a unit alone, every row is read: of so many people at most. */
const mostPeople = 300

const unitOf = (isInScope: string): string => `select u.id from unit u where u.uuid = $1 and ${isInScope}`
const granted = `select u.id, u.uuid from unit u where u.uuid in (select granted_unit($1)) limit 2`

/** The unit of the steps (decision 0140) that has exactly the people of a choice; 0 is everyone, null where none has. */
async function findUnit(sql: Sql, { scope, filter }: RowChoice): Promise<number | null> {
  if (filter.unit) {
    if (filter.withSubunits === false) return null
    const values = [known(filter.unit), ...(scope.manager === null ? [] : [scope.manager])]
    const { rows } = await sql.query<{ id: number }>(unitOf(isUnitInScope(scope, 'u.uuid', '$2')), values)
    return rows[0]?.id ?? null
  }
  if (scope.manager === null) return 0
  const { rows } = await sql.query<{ id: number }>(granted, [scope.manager])
  return rows.length === 1 ? (rows[0]?.id ?? null) : null
}

/** Whether figures are of units and items alone, which are counted soon enough. */
const isNarrow = ({
  filter: { search, assignment, dueFrom, dueBefore, completedFrom, completedBefore },
}: RowChoice): boolean => Boolean(search ?? assignment ?? dueFrom ?? dueBefore ?? completedFrom ?? completedBefore)

async function isOfFewPeople(sql: Sql, choice: RowChoice): Promise<boolean> {
  const { source, personWhere, parameters } = chooseRows({ ...choice, filter: peopleOf(choice), words: [] })
  const used = source.isPast ? `and ${source.moment} is not null` : ''
  const { rows } = await sql.query<{ count: number }>(
    `select count(*)::int as count from (select from person n where ${personWhere('n').join(' and ')} ${used} limit ${mostPeople + 1}) p`,
    [...parameters.values],
  )
  return (rows[0]?.count ?? 0) <= mostPeople
}

const peopleOf = ({ filter: { unit = null, withSubunits = null } }: RowChoice) => ({ unit, withSubunits })

/** Reads every row once. */
async function countAll(sql: Sql, choice: RowChoice): Promise<Counts> {
  const { source, where, parameters } = chooseRows({ ...choice, filter: { ...choice.filter, state: null } })
  const { rows } = await sql.query<{ state: ComplianceState; count: number }>(
    `select ${source.state} as state, count(*)::int as count from ${source.from} where ${where.join(' and ')} group by 1`,
    [...parameters.values],
  )
  const sum = (name: TileName): number =>
    rows.filter(({ state }) => tileStates[name].some((one) => one === state)).reduce((all, { count }) => all + count, 0)
  return { compliant: sum('compliant'), dueSoon: sum('dueSoon'), overdue: sum('overdue'), expired: sum('expired') }
}

/** Counts each tile up to the cap. */
async function countEach(sql: Sql, cap: number, choice: RowChoice): Promise<Counts> {
  const [compliant = 0, dueSoon = 0, overdue = 0, expired = 0] = await Promise.all(
    names.map((name) => countRows(sql, cap, { ...choice, filter: { ...choice.filter, state: [...tileStates[name]] } })),
  )
  return { compliant, dueSoon, overdue, expired }
}

/** The figures of a choice; null where they would take too long. */
async function readFigures(sql: Sql, cap: number, choice: RowChoice): Promise<Counts | null> {
  const { filter, past } = choice
  if (isNarrow(choice)) return null
  if (past !== null) return (await isOfFewPeople(sql, choice)) ? countAll(sql, choice) : null
  if (filter.medium ?? filter.kind) return countEach(sql, cap, choice)
  const unit = await findUnit(sql, choice)
  if (unit === null) return (await isOfFewPeople(sql, choice)) ? countAll(sql, choice) : countEach(sql, cap, choice)
  return readCounts(sql, unit, typeof filter.isMandatory === 'boolean' ? [filter.isMandatory] : [true, false])
}

async function readMean(sql: Sql, choice: RowChoice): Promise<number | null> {
  if (!choice.filter.medium) return null
  const { source, where, parameters } = chooseRows(choice)
  const { rows } = await sql.query<{ sum: number | null; people: number }>(
    `select sum(t.score)::float as sum, count(distinct t.person)::int as people from ${source.from}
      where ${where.join(' and ')} and t.score is not null`,
    [...parameters.values],
  )
  return maskedMean(rows[0]?.sum ?? 0, rows[0]?.people ?? 0)
}

/** How many are compliant, due soon, overdue and expired, and the mean score of one item. */
export async function readTiles(sql: Sql, cap: number, choice: RowChoice): Promise<StatisticsTiles> {
  const detail = await readDetail(sql)
  const figures = await readFigures(sql, cap, choice)
  return {
    compliant: figures?.compliant ?? null,
    dueSoon: figures?.dueSoon ?? null,
    overdue: figures?.overdue ?? null,
    expired: figures?.expired ?? null,
    moment: new Date(choice.past ?? Date.now()).toISOString(),
    detail,
    meanScore: detail === 'STATUS_ONLY' ? null : await readMean(sql, choice),
  }
}
