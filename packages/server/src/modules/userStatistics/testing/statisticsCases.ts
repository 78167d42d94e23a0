import type { StatisticsFilter } from '@somo/graphql/schema'
import type { Pool } from 'pg'
import { countRows, listRows } from '../listStore.ts'
import { listMatrix, type MatrixOrder } from '../matrixPages.ts'
import { countItems, listItems } from '../matrixStore.ts'
import { readChoice } from '../rowChoice.ts'
import type { RowChoice } from '../statisticsRows.ts'
import { readTiles } from '../statisticsTiles.ts'
import { tileStates } from '../tileStates.ts'

/** One thing that is asked of a million enrolments. */
export interface StatisticsCase {
  readonly name: string
  /** In milliseconds. */
  readonly goal: number
  readonly run: () => Promise<unknown>
}

/** An ordinary page, any offered combination, the figures, a past day. */
const [usual, offered, figures, pastDay] = [10, 50, 5, 50]

const filters: Readonly<Record<string, StatisticsFilter>> = {
  all: {},
  mandatory: { isMandatory: true },
  overdue: { state: [...tileStates.overdue] },
  'due soon': { state: [...tileStates.dueSoon] },
  expired: { state: [...tileStates.expired] },
  compliant: { state: [...tileStates.compliant] },
  'not started': { state: ['NOT_STARTED'] },
  'in progress': { state: ['IN_PROGRESS'] },
  failed: { state: ['FAILED'] },
  exempt: { state: ['WAIVED'] },
  'overdue, mandatory': { state: [...tileStates.overdue], isMandatory: true },
  'frequent word': { search: 'anna' },
  'rare word': { search: 'fae84' },
  'word of an item': { search: 'forklift' },
  'two words': { search: 'anna forklift' },
  'no match': { search: 'zzzqqq' },
  'word, overdue': { search: 'anna', state: [...tileStates.overdue] },
}

const page = <Field extends string>(field: Field) =>
  ({ field, direction: 'ASCENDING', limit: 50, isBackward: false, from: null }) as const

const momentAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString()

type Choose = (filter: StatisticsFilter, manager?: string | null) => Promise<RowChoice>
type Add = (name: string, goal: number, run: (choice: RowChoice) => Promise<unknown>, choice: RowChoice) => void

interface Asked {
  readonly pool: Pool
  readonly choose: Choose
  readonly add: Add
  readonly uuids: Readonly<Record<'leaf' | 'top' | 'medium', string>>
  readonly days: Readonly<Record<string, string>>
}

async function addLists({ pool, choose, add, uuids: { leaf, top, medium }, days }: Asked): Promise<void> {
  const overdue = [...tileStates.overdue]
  const asked: Record<string, StatisticsFilter> = {
    ...filters,
    'unit of 50': { unit: leaf },
    'unit of 5,000': { unit: top },
    'unit of 50, overdue': { unit: leaf, state: overdue },
    'unit of 5,000, overdue': { unit: top, state: overdue },
    'unit of 50, word': { unit: leaf, search: 'anna' },
    item: { medium },
    'item, overdue': { medium, state: overdue },
    'item, unit of 50': { medium, unit: leaf },
    'completed last week': { completedFrom: momentAgo(7), completedBefore: momentAgo(0) },
    'completed a year ago': { completedFrom: momentAgo(370), completedBefore: momentAgo(360) },
    'due last week': { dueFrom: momentAgo(7), dueBefore: momentAgo(0) },
  }
  for (const [name, filter] of Object.entries(asked)) {
    const choice = await choose(filter)
    add(`by name, ${name}`, name === 'all' ? usual : offered, (one) => listRows(pool, page('NAME'), one), choice)
    if (!name.startsWith('completed'))
      add(`by due date, ${name}`, offered, (one) => listRows(pool, page('DUE'), one), choice)
    add(`count, ${name}`, offered, (one) => countRows(pool, 1000, one), choice)
    if (filter.state === undefined)
      add(`figures, ${name}`, filter.medium ? offered : figures, (one) => readTiles(pool, 1000, one), choice)
    // Who was due in days that lay far ahead then: nobody asks that of a past day.
    for (const [when, day] of name.startsWith('due ') ? [] : Object.entries(days)) {
      const past = await choose({ ...filter, asOf: day })
      add(`${when}, by name, ${name}`, pastDay, (one) => listRows(pool, page('NAME'), one), past)
      if (filter.unit === leaf) add(`${when}, figures, ${name}`, pastDay, (one) => readTiles(pool, 1000, one), past)
    }
  }
  const boss = await choose({}, 'boss')
  add('manager of 500, by name', usual, (one) => listRows(pool, page('NAME'), one), boss)
  add('manager of 500, by due date', offered, (one) => listRows(pool, page('DUE'), one), boss)
  add('manager of 500, figures', figures, (one) => readTiles(pool, 1000, one), boss)
}

async function addMatrix({ pool, choose, add, uuids: { leaf, top }, days }: Asked): Promise<void> {
  const media = (await listItems(pool, await choose({}))).slice(0, 6).map((item) => item.medium)
  const matrix = (order: MatrixOrder) => (one: RowChoice) => listMatrix(pool, page(order), one, media)
  const asked: readonly (readonly [string, StatisticsFilter, string | null])[] = [
    ['all', {}, null],
    ['unit of 5,000', { unit: top }, null],
    ['unit of 50', { unit: leaf }, null],
    ['manager of 500', {}, 'boss'],
    ['overdue', { state: [...tileStates.overdue] }, null],
    ['word', { search: 'anna' }, null],
    ['rare word', { search: 'fae84' }, null],
  ]
  for (const [name, filter, manager] of asked) {
    const choice = await choose(filter, manager)
    add(`matrix, by name, ${name}`, name === 'all' ? usual : offered, matrix('NAME'), choice)
    add(`matrix, by overdue items, ${name}`, offered, matrix('OVERDUE'), choice)
    add(`matrix, by an item, ${name}`, offered, matrix(`ITEM ${media[0] ?? ''}`), choice)
    add(`matrix, items, ${name}`, offered, (one) => listItems(pool, one), choice)
    add(`matrix, overdue of 6 items, ${name}`, offered, (one) => countItems(pool, one, media), choice)
    for (const [when, day] of Object.entries(days))
      add(`${when}, matrix, by name, ${name}`, pastDay, matrix('NAME'), await choose({ ...filter, asOf: day }, manager))
  }
}

/** What is asked, with the units and media of `seedEnrolments`. */
export async function statisticsCases(pool: Pool): Promise<readonly StatisticsCase[]> {
  const uuidOf = async (text: string): Promise<string> => (await pool.query<{ uuid: string }>(text)).rows[0]?.uuid ?? ''
  const dayAgo = async (days: number): Promise<string> =>
    (await pool.query<{ day: string }>('select (installation_day() - $1::int)::text as day', [days])).rows[0]?.day ?? ''
  const cases: StatisticsCase[] = []
  const asked: Asked = {
    pool,
    choose: (filter, manager = null) => readChoice(pool, { manager }, filter),
    add: (name, goal, run, choice) => cases.push({ name, goal, run: () => run(choice) }),
    uuids: {
      leaf: await uuidOf(`select uuid from unit where key = 'leaf7'`),
      top: await uuidOf(`select uuid from unit where key = 'top3'`),
      medium: await uuidOf(`select uuid from medium order by title limit 1`),
    },
    days: { 'a month ago': await dayAgo(30), '300 days ago': await dayAgo(300) },
  }
  await addLists(asked)
  await addMatrix(asked)
  return cases
}
