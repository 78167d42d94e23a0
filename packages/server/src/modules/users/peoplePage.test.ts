import type { UserFilter, UserSortField } from '@somo/graphql/schema'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts'
import type { Position } from '../paging.ts'
import { createParameters, sortKeys } from './peopleFilter.ts'
import { writePage } from './peoplePage.ts'
import { findPeople } from './peopleSql.ts'
import { unnamed, type WalkLimits } from './peopleWays.ts'

let database: TestDatabase
let units: readonly string[]

const hash = (text: string): string => `abs(hashtext(${text}))`

/** As the product writes it of somebody who is made now; of every other person, as with those who were brought over from elsewhere, it tells nothing. */
const uuid = `case when i % 2 = 0 then gen_random_uuid()
    else (lpad(to_hex((extract(epoch from now()) * 1000)::bigint - 172800000 * i::bigint), 12, '0') || '7abc8' || lpad(i::text, 15, '0'))::uuid end`

/** A tree of nine units, and people whose traits have nothing to do with each other. */
const plant = `
  insert into unit (uuid, key, name, parent, is_general) values ('00000000-0000-7000-8000-000000000000', 'u0', 'U0', null, true);
  insert into unit (uuid, key, name, parent) select ('00000000-0000-7000-8000-00000000000' || i)::uuid, 'u' || i, 'U' || i,
    case when i > 2 then ('00000000-0000-7000-8000-00000000000' || ((i - 1) / 2))::uuid end from generate_series(1, 8) i order by i;
  insert into person (uuid, subject, username, displayed_id, family_name, given_name, status, roles, locale, created_at, last_sign_in_at)
  select ${uuid}, 's' || i, 'user' || i, 'N' || case when i % 9 = 0 then '0123456' || i else '9' || i end, 'Family' || ${hash(`'n' || i`)} % 9,
    case when i % 25 = 0 then repeat('long ', 320) end,
    (array['ACTIVE', 'ACTIVE', 'ACTIVE', 'SUSPENDED', 'INVITED'])[1 + ${hash(`'s' || i`)} % 5]::person_status,
    case when ${hash(`'r' || i`)} % 7 = 0 then '{ADMIN}' when ${hash(`'r' || i`)} % 7 = 1 then '{LEARNER,EDUCATION_MANAGER}' else '{LEARNER}' end::text[], (array['de', 'en', null])[1 + ${hash(`'l' || i`)} % 3],
    now() - make_interval(days => 2 * i), case when ${hash(`'d' || i`)} % 4 > 0 then now() - make_interval(days => ${hash(`'q' || i`)} % (2 * i)) end
  from generate_series(1, 90) i;
  insert into unit_membership (uuid, unit, person, role, is_default)
  select gen_random_uuid(), ('00000000-0000-7000-8000-00000000000' || ${hash(`'u' || p.username`)} % 9)::uuid, p.uuid,
    case when ${hash(`'m' || p.username`)} % 9 = 0 then 'MANAGER' else 'MEMBER' end, true from person p where ${hash(`'x' || p.username`)} % 8 > 0;
  insert into unit_membership (uuid, unit, person, role)
  select gen_random_uuid(), ('00000000-0000-7000-8000-00000000000' || ${hash(`'v' || p.username`)} % 9)::uuid, p.uuid, 'MANAGER'
  from person p where ${hash(`'y' || p.username`)} % 4 = 0 on conflict do nothing;
  insert into unit_membership (uuid, unit, person)
  select gen_random_uuid(), ('00000000-0000-7000-8000-00000000000' || ${hash(`'w' || p.username`)} % 9)::uuid, p.uuid
  from person p where ${hash(`'z' || p.username`)} % 4 < 2 on conflict do nothing`

beforeAll(async () => {
  database = await createTestDatabase()
  await database.pool.query(plant)
  units = (await database.pool.query<{ uuid: string }>('select uuid from unit order by uuid')).rows.map(
    ({ uuid }) => uuid,
  )
})
afterAll(() => database.close())

const filters: readonly UserFilter[] = [
  {},
  { status: ['SUSPENDED'] },
  { role: ['ADMIN'] },
  { search: 'ser1' },
  { search: 'user12345' },
  { locale: ['de'] },
  { hasNeverSignedIn: true },
  { inactiveForDays: 60 },
  { inactiveForDays: 60, hasNeverSignedIn: false },
  { inactiveForDays: 60, hasNeverSignedIn: true },
  { newForDays: 90 },
  { newForDays: 90, role: ['LEARNER'] },
  { newForDays: 120, inactiveForDays: 30 },
  { hasNoUnit: false },
  { hasNoUnit: true },
  { search: 'ser', newForDays: 100 },
  { search: 'user1', inactiveForDays: 40 },
  { role: ['EDUCATION_MANAGER', 'ADMIN'], hasNeverSignedIn: false },
  { status: ['INVITED', 'SUSPENDED'], hasNeverSignedIn: true, locale: ['en', 'de'] },
  { search: '123456' },
  { search: 'us', role: ['LEARNER'] },
  { role: ['ADMIN'], hasNeverSignedIn: true },
  { role: ['ADMIN'], status: ['INVITED'] },
]

/** The same in the plainest words there are. */
function describePeople(filter: UserFilter, manager: string | null, unit: string | null, isAlone: boolean): string {
  const days = (count: number | null | undefined): string => `now() - make_interval(days => ${count ?? 0})`
  const inUnit = isAlone
    ? `m.unit = '${unit ?? ''}'`
    : `m.unit in (select a.unit from unit_ancestor a where a.ancestor = '${unit ?? ''}')`
  const seen = manager === null ? 'true' : `m.unit in (select managed_unit('${manager}'))`
  return [
    filter.status ? `status::text = any('{${filter.status.join(',')}}')` : 'true',
    filter.role ? `roles && '{${filter.role.join(',')}}'` : 'true',
    filter.search ? `' ' || search_text like '% ${filter.search.length > 2 ? '%' : ''}${filter.search}%'` : 'true',
    filter.locale ? `locale = any('{${filter.locale.join(',')}}')` : 'true',
    typeof filter.hasNeverSignedIn === 'boolean' ? `(last_sign_in_at is null) = ${filter.hasNeverSignedIn}` : 'true',
    filter.inactiveForDays ? `coalesce(last_sign_in_at, created_at) < ${days(filter.inactiveForDays)}` : 'true',
    filter.newForDays ? `created_at >= ${days(filter.newForDays)}` : 'true',
    typeof filter.hasNoUnit === 'boolean' ? `is_placed = ${!filter.hasNoUnit}` : 'true',
    manager === null && unit === null
      ? 'true'
      : `exists (select from unit_membership m where m.person = p.uuid and ${seen} and ${unit === null ? 'true' : inUnit})`,
  ].join(' and ')
}

interface Question {
  readonly filter: UserFilter
  readonly manager: string | null
  readonly field: UserSortField
  readonly direction: 'ASCENDING' | 'DESCENDING'
  readonly few: number
  readonly limits: WalkLimits
}

/** All pages of four, one behind the other. */
async function readAll({ filter, manager, field, direction, few, limits }: Question): Promise<string[]> {
  const read: string[] = []
  for (let from: Position | null = null; ;) {
    const parameters = createParameters(true)
    const people = findPeople(filter, { manager }, parameters, few)
    const { head, table, key, end } = writePage(
      { field, direction, limit: 4, isBackward: false, from },
      people,
      unnamed,
      parameters,
      limits,
    )
    const text = `${head} select p.uuid, (${key})::text as value from ${table} p ${end}`
    const { rows } = await database.pool.query<Position>(text, [...parameters.values])
    const page: Position[] = rows.slice(0, 4)
    read.push(...page.map(({ uuid }) => uuid))
    if (rows.length < 5) return read
    from = page.at(-1) ?? null
  }
}

async function compare(question: Question, unit: string | null, isAlone: boolean): Promise<void> {
  const { filter, manager, field, direction, few } = question
  const order = direction === 'ASCENDING' ? 'asc' : 'desc'
  const condition = describePeople(filter, manager, unit, isAlone)
  const { rows } = await database.pool.query<{ uuid: string }>(
    `select uuid from person p where ${condition} order by ${sortKeys[field].column} ${order}, uuid ${order}`,
  )
  const asked = unit === null ? filter : { ...filter, unit, withSubunits: !isAlone }
  const told = JSON.stringify({ asked, manager, field, direction, few, limits: question.limits })
  expect(await readAll({ ...question, filter: asked }), told).toEqual(rows.map(({ uuid }) => uuid))
  const parameters = createParameters(true)
  const people = findPeople(asked, { manager }, parameters, few)
  const counted = await database.pool.query<{ count: number }>(
    `${people.head} select count(*)::int as count from ${people.uuids(parameters.add(1000))} p`,
    [...parameters.values],
  )
  expect(counted.rows[0]?.count, told).toBe(rows.length)
}

const roomy: WalkLimits = {
  entries: 1000,
  fresh: 4,
  searched: 1000,
  candidates: 100,
  crowd: 1000,
  rare: 10,
  range: 100,
  ahead: 100,
  made: 8,
  sorted: 100,
  hits: 100,
  sample: 20,
}
const walking: WalkLimits = { ...roomy, crowd: 0, rare: 2, sorted: 0 }
const narrow: WalkLimits = {
  entries: 7,
  fresh: 4,
  searched: 9,
  candidates: 2,
  crowd: 30,
  rare: 5,
  range: 5,
  ahead: 3,
  made: 8,
  sorted: 0,
  hits: 3,
  sample: 5,
}

/** Sorted at once, walked with room to spare, walks that end before they have a page, and read from large units: all, the upper ones, some. */
const ways: readonly (readonly [string, number, WalkLimits, readonly number[]])[] = [
  ['few people', 1000, roomy, []],
  ['many people', 0, walking, []],
  ['many people among whom few match', 0, narrow, []],
  ['many people in large units', 0, walking, [0, 1, 2, 3, 4, 5, 6, 7, 8]],
  ['many people in units of which the upper ones are large', 20, narrow, [0, 1, 2]],
  ['many people in units of which some are large', 0, { ...walking, fresh: 1000 }, [1, 4, 6]],
]

describe.each(ways)('the pages of %s', (_, few, limits, large) => {
  beforeAll(async () => {
    for (const [place, unit] of units.entries())
      await database.pool.query('select mark_large_unit($1, $2)', [unit, large.includes(place)])
  })
  it.each(['NAME', 'CREATED', 'LAST_SIGN_IN'] as const)(
    'by %s hold exactly those who match, in their order, for each scope and unit',
    async (field) => {
      for (const [place, filter] of filters.entries()) {
        const direction = place % 2 === 0 ? 'ASCENDING' : 'DESCENDING'
        const managers = [null, `s${4 * (place + 1)}`, 's9']
        for (const manager of managers) {
          await compare({ filter, manager, field, direction, few, limits }, null, false)
          await compare(
            { filter, manager, field, direction: 'DESCENDING', few, limits },
            units[1 + (place % 4)] ?? null,
            false,
          )
          await compare(
            { filter, manager, field, direction: 'ASCENDING', few, limits },
            units[place % 9] ?? null,
            place % 3 === 0,
          )
        }
      }
    },
  )
})

it('the people who are compared are managed by many and stand in one place, in two and in more', async () => {
  const { rows } = await database.pool.query<Record<'managers' | 'placed' | 'second' | 'scattered' | 'long', number>>(`
    select (select count(distinct person)::int from unit_membership where role = 'MANAGER') as managers,
      count(*) filter (where cardinality(above) > 2)::int as placed, count(second_path)::int as second, count(*) filter (where is_scattered)::int as scattered,
      count(*) filter (where above <> '{}' and length(search_text) > 1500)::int as long from person_place`)
  expect(rows[0]?.managers).toBeGreaterThan(10)
  expect(rows[0]?.placed).toBeGreaterThan(20)
  expect(rows[0]?.second).toBeGreaterThan(15)
  expect(rows[0]?.scattered).toBeGreaterThan(7)
  expect(rows[0]?.long).toBeGreaterThan(1)
})

it('whoever has a text too long for the index of branches is found, and still is when it becomes shorter', async () => {
  const find = async (): Promise<unknown[]> => {
    const parameters = createParameters(true)
    const people = findPeople({ unit: units[2] ?? null, search: 'userlong' }, { manager: null }, parameters, 1000)
    return (
      await database.pool.query<object>(`${people.head} select uuid from ${people.uuids(parameters.add(1000))} p`, [
        ...parameters.values,
      ])
    ).rows
  }
  await database.pool
    .query(`insert into person (uuid, subject, username) values ('00000000-0000-7000-8000-0000000000aa', 'long', 'userlong');
    insert into unit_membership (uuid, unit, person) values (gen_random_uuid(), '${units[2] ?? ''}', '00000000-0000-7000-8000-0000000000aa')`)
  for (const length of [10, 2000, 10]) {
    await database.pool.query(`update person set given_name = repeat('x', $1) where subject = 'long'`, [length])
    expect(await find(), `${length} letters`).toEqual([{ uuid: '00000000-0000-7000-8000-0000000000aa' }])
  }
})

it.each([
  ['large', true],
  ['not large', false],
])('whoever is in seven hundred units is found in each order, where their unit is %s', async (_, isLarge) => {
  const unit = units[2] ?? ''
  await database.pool.query('select mark_large_unit($1, $2)', [unit, isLarge])
  await database.pool
    .query(`insert into person (uuid, subject, username) values ('00000000-0000-7000-8000-0000000000bb', 'busy', 'userbusy') on conflict do nothing;
    insert into unit (uuid, key, name, parent) select gen_random_uuid(), 'busy' || i, 'Busy' || i, '${unit}' from generate_series(1, 700) i on conflict do nothing;
    insert into unit_membership (uuid, unit, person)
    select gen_random_uuid(), uuid, '00000000-0000-7000-8000-0000000000bb' from unit where key like 'busy%' on conflict do nothing`)
  for (const field of ['NAME', 'CREATED', 'LAST_SIGN_IN'] as const) {
    for (const filter of [{ unit }, { unit, hasNoUnit: false }]) {
      const read = await readAll({ filter, manager: null, field, direction: 'ASCENDING', few: 0, limits: walking })
      expect(
        read.filter((uuid) => uuid === '00000000-0000-7000-8000-0000000000bb'),
        JSON.stringify({ field, filter }),
      ).toHaveLength(1)
    }
  }
})

it('what people are sorted by and searched for stands beside where they are, also after it changed', async () => {
  await database.pool.query(
    `update person set given_name = 'Zoe', last_sign_in_at = now(), status = 'ACTIVE', roles = '{ADMIN}', locale = 'sw' where username like 'user1%'`,
  )
  await database.pool.query(`update person set external_id = 'N' || username where username like 'user2%'`)
  await database.pool.query(`delete from person where username = 'user20'`)
  const { rows } = await database.pool.query(`select from person_place w left join person p on p.uuid = w.person
    where (p.sort_name, p.created_at, coalesce(p.last_sign_in_at, 'infinity'), p.status) is distinct from (w.sort_name, w.created_at, w.signed_in_at, w.status)
    or role_bits(p.roles) <> w.roles or p.locale is distinct from w.locale or p.search_text is distinct from w.search_text`)
  expect(rows).toEqual([])
})
