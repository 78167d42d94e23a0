import type { StatisticsCell, StatisticsItem, StatisticsItemCount } from '@somo/graphql/schema'
import type { Pool, PoolClient } from 'pg'
import { SomoError } from '../../access/somoError.ts'
import { isUuid } from '../../database/uuid.ts'
import { deadlineDay } from '../dates/days.ts'
import type { Scope } from '../scope.ts'
import { patternsOf } from '../searching.ts'
import { findFew, mostGathered } from './accessPath.ts'
import { findPaths } from './rowChoice.ts'
import { target } from './rowSource.ts'
import { isInStates } from './rowStates.ts'
import { chooseRows, known, type RowChoice } from './statisticsRows.ts'
import { tileStates } from './tileStates.ts'

type Sql = Pick<Pool | PoolClient, 'query'>

const mostMedia = 12
const mostItems = 200
const mostChoices = 20
const mostOverdue = 1000

/** The matrix is about mandatory items, in whatever state they are. */
export const mandatory = (choice: RowChoice): RowChoice => ({
  ...choice,
  filter: { ...choice.filter, isMandatory: true },
})

interface ItemQuery {
  /** Patterns that the titles have. */
  readonly patterns?: readonly string[]
  readonly medium?: string
  readonly limit: number
}

async function readItems(
  pool: Sql,
  choice: RowChoice,
  { patterns = [], medium, limit }: ItemQuery,
): Promise<StatisticsItem[]> {
  const { source, where, parameters } = chooseRows(choice)
  const asked = [
    ...patterns.map((pattern) => `m.search_text like ${parameters.add(pattern)}`),
    ...(medium === undefined ? [] : [`m.uuid = ${parameters.add(known(medium))}::uuid`]),
  ]
  // `limit 1` has PostgreSQL look for one row of each item by an index; with `exists` it reads all people first.
  const itemsOf = (table: string, column: string): string => `select m.uuid, m.title, m.search_text from ${table} m
    cross join lateral (select from ${source.from} where t.${column} = m.uuid and ${where.join(' and ')} limit 1) x`
  const byItem = `(${itemsOf('medium', 'medium')} union all ${itemsOf('learning_path', 'path')}) m`
  const few = await findFew(pool, choice, mostGathered.byDue)
  const among =
    few === null
      ? []
      : [
          `m.uuid in (select ${target} from ${source.from} where ${where.join(' and ')} and t.uuid in (${few(source, parameters)}))`,
        ]
  const { rows } = await pool.query<StatisticsItem>(
    `select m.uuid as medium, m.title from ${few === null ? byItem : 'learning_target m'}
      where ${['true', ...asked, ...among].join(' and ')} order by m.title, m.uuid limit ${limit}`,
    [...parameters.values],
  )
  return rows
}

/** Mandatory items that the people of a filter have, by title. */
export const listItems = (pool: Sql, choice: RowChoice): Promise<StatisticsItem[]> =>
  readItems(pool, mandatory(choice), { limit: mostItems })

/** Items of the people in the scope whose title has each word. */
export const findItems = (pool: Pool, scope: Scope, search: string): Promise<StatisticsItem[]> =>
  readItems(pool, { scope, filter: {}, past: null }, { patterns: patternsOf(search), limit: mostChoices })

/** An item of the people in the scope; null where there is none. */
export const findItem = async (pool: Pool, scope: Scope, medium: string): Promise<StatisticsItem | null> =>
  (await readItems(pool, { scope, filter: {}, past: null }, { medium, limit: 1 }))[0] ?? null

/** Those that are uuids, of at most 12. */
export const checkMedia = (media: readonly string[]): string[] => {
  if (media.length > mostMedia) throw new SomoError('BAD_INPUT', { argument: 'media' })
  return media.filter(isUuid)
}

/** What some people, who are in the scope, have of some items. */
export async function readCells(
  pool: Sql,
  { past }: RowChoice,
  people: readonly string[],
  media: readonly string[],
): Promise<readonly (StatisticsCell & { readonly person: string })[]> {
  const { source, where, parameters } = chooseRows({ scope: { manager: null }, past, filter: {} })
  const { rows } = await pool.query<StatisticsCell & { person: string }>(
    `select t.uuid, t.person, ${target} as medium, ${source.state} as state, t.progress, t.due_at as "dueAt", ${deadlineDay('t.due_at', 't.uuid')} as "dueOn",
      case when t.completed_at is not null then t.valid_until end as "validUntil",
      case when t.completed_at is not null then ${deadlineDay('t.valid_until', 't.uuid')} end as "validUntilDay"
      from ${source.from} where t.person = any(${parameters.add(people)}::uuid[]) and ${target} = any(${parameters.add(media)}::uuid[])
        and ${where.join(' and ')}`,
    [...parameters.values],
  )
  return rows
}

/** How many people are overdue with each of some items. */
export async function countItems(
  pool: Pool,
  choice: RowChoice,
  asked: readonly string[],
): Promise<StatisticsItemCount[]> {
  const paths = await findPaths(pool, asked)
  return Promise.all(
    checkMedia(asked).map(async (medium) => {
      const { source, where, parameters } = chooseRows({
        ...choice,
        isPath: paths.has(medium),
        filter: { ...choice.filter, state: null, medium, isMandatory: true },
      })
      const all = [...where, isInStates(tileStates.overdue, source)].join(' and ')
      const { rows } = await pool.query<{ overdue: number }>(
        `select count(*)::int as overdue from (select from ${source.from} where ${all} limit ${mostOverdue}) c`,
        [...parameters.values],
      )
      return { medium, overdue: rows[0]?.overdue ?? 0 }
    }),
  )
}

const mostPeople = 1000
const mostEnrolments = 1000

/** What people can be reminded of: mandatory items of a filter that are overdue or due soon. */
export async function findRemindable(pool: Pool, choice: RowChoice, people: readonly string[]): Promise<string[]> {
  if (people.length > mostPeople) throw new SomoError('BAD_INPUT', { argument: 'people' })
  const { source, where, parameters } = chooseRows(mandatory(choice))
  const all = [
    ...where,
    `t.person = any(${parameters.add(people.filter(isUuid))}::uuid[])`,
    isInStates([...tileStates.overdue, ...tileStates.dueSoon], source),
  ]
  const { rows } = await pool.query<{ uuid: string }>(
    `select t.uuid from ${source.from} where ${all.join(' and ')} order by t.due_at, t.uuid limit ${mostEnrolments}`,
    [...parameters.values],
  )
  return rows.map(({ uuid }) => uuid)
}
