import type { UserFilter, UserSortField } from '@somo/graphql/schema'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../testing/testDatabase.ts'
import type { Position } from '../../paging.ts'
import { createPersonListStore, type PathLimits, readPersonUuids } from './personListStore.ts'

let database: TestDatabase
let units: readonly string[]

const hash = (text: string): string => `abs(hashtext(${text}))`

/** As the product writes it of somebody who is made now; of every other person, as with those who were brought over from elsewhere, it tells nothing. */
const uuid = `case when i % 2 = 0 then gen_random_uuid()
    else (lpad(to_hex((extract(epoch from now()) * 1000)::bigint - 172800000 * i::bigint), 12, '0') || '7abc8' || lpad(i::text, 15, '0'))::uuid end`

/** A tree of nine units, and people whose traits have nothing to do with each other. */
const seedSql = `
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
  await database.pool.query(seedSql)
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
    typeof filter.hasNoUnit === 'boolean'
      ? `${filter.hasNoUnit ? 'not ' : ''}exists (select from unit_membership m join unit u on u.uuid = m.unit where m.person = p.uuid and not u.is_general)`
      : 'true',
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
  readonly limits: PathLimits
}

const columns = {
  NAME: 'p.sort_name',
  CREATED: 'p.created_at',
  LAST_SIGN_IN: `coalesce(p.last_sign_in_at, 'infinity')`,
} as const satisfies Record<UserSortField, string>

/** All pages of four, one after the other, by their cursors. */
async function readAll({ filter, manager, field, direction, limits }: Question): Promise<string[]> {
  const store = createPersonListStore(database.pool, limits)
  const read: string[] = []
  for (let from: Position | null = null; ;) {
    const rows = await store.list({ field, direction, limit: 4, isBackward: false, from }, filter, { manager })
    const page = rows.slice(0, 4).map(({ uuid, sortValue }) => ({ uuid, value: sortValue }))
    read.push(...page.map(({ uuid }) => uuid))
    if (rows.length < 5) return read
    from = page.at(-1) ?? null
  }
}

async function compare(question: Question, unit: string | null, isAlone: boolean): Promise<void> {
  const { filter, manager, field, direction } = question
  const order = direction === 'ASCENDING' ? 'asc' : 'desc'
  const condition = describePeople(filter, manager, unit, isAlone)
  const { rows } = await database.pool.query<{ uuid: string }>(
    `select uuid from person p where ${condition} order by ${columns[field]} ${order}, uuid ${order}`,
  )
  const expected = rows.map(({ uuid }) => uuid)
  const scopedFilter = unit === null ? filter : { ...filter, unit, withSubunits: !isAlone }
  const label = JSON.stringify({ scopedFilter, manager, field, direction, limits: question.limits })
  expect(await readAll({ ...question, filter: scopedFilter }), label).toEqual(expected)
  const store = createPersonListStore(database.pool)
  expect(await store.count(1000, scopedFilter, { manager }), label).toBe(expected.length)
  expect([...(await readPersonUuids(database.pool, 1000, scopedFilter, { manager }, []))].sort(), label).toEqual(
    expected.sort(),
  )
}

const accessPaths: readonly (readonly [string, PathLimits])[] = [
  ['gathered', { fewCandidates: 1000, scanLimit: 1000 }],
  ['scanned in their order', { fewCandidates: 0, scanLimit: 1000 }],
  ['gathered after a scan that ended early', { fewCandidates: 0, scanLimit: 7 }],
]

describe.each(accessPaths)('people who are %s', (_, limits) => {
  it.each(['NAME', 'CREATED', 'LAST_SIGN_IN'] as const)(
    'by %s are exactly those who match, in their order, for each scope and unit',
    async (field) => {
      for (const [place, filter] of filters.entries()) {
        const direction = place % 2 === 0 ? 'ASCENDING' : 'DESCENDING'
        for (const manager of [null, `s${4 * (place + 1)}`, 's9']) {
          const question = { filter, manager, field, limits }
          await compare({ ...question, direction }, null, false)
          await compare({ ...question, direction: 'DESCENDING' }, units[1 + (place % 4)] ?? null, false)
          await compare({ ...question, direction: 'ASCENDING' }, units[place % 9] ?? null, place % 3 === 0)
        }
      }
    },
  )
})

it('the people of these tests manage units, and are in none, one and several', async () => {
  const { rows } = await database.pool.query<Record<'managers' | 'none' | 'several' | 'long', number>>(`
    select (select count(distinct person)::int from unit_membership where role = 'MANAGER') as managers,
      count(*) filter (where n = 0)::int as none, count(*) filter (where n > 1)::int as several,
      count(*) filter (where length(search_text) > 1500)::int as long
    from (select p.search_text, (select count(*) from unit_membership m where m.person = p.uuid) as n from person p) c`)
  expect(rows[0]?.managers).toBeGreaterThan(10)
  expect(rows[0]?.none).toBeGreaterThan(2)
  expect(rows[0]?.several).toBeGreaterThan(20)
  expect(rows[0]?.long).toBeGreaterThan(1)
})

it('a person with a very long text is found', async () => {
  await database.pool.query(`
    insert into person (uuid, subject, username, given_name) values ('00000000-0000-7000-8000-0000000000aa', 'long', 'userlong', repeat('x', 2000));
    insert into unit_membership (uuid, unit, person) values (gen_random_uuid(), '${units[2] ?? ''}', '00000000-0000-7000-8000-0000000000aa')`)
  const filter = { unit: units[2] ?? null, search: 'userlong' }
  expect(await readPersonUuids(database.pool, 10, filter, { manager: null }, [])).toEqual([
    '00000000-0000-7000-8000-0000000000aa',
  ])
})

it.each(accessPaths)('a person in seven hundred units is listed once in each order, %s', async (_, limits) => {
  const unit = units[2] ?? ''
  await database.pool.query(`
    insert into person (uuid, subject, username) values ('00000000-0000-7000-8000-0000000000bb', 'busy', 'userbusy') on conflict do nothing;
    insert into unit (uuid, key, name, parent) select gen_random_uuid(), 'busy' || i, 'Busy' || i, '${unit}' from generate_series(1, 700) i on conflict do nothing;
    insert into unit_membership (uuid, unit, person)
    select gen_random_uuid(), uuid, '00000000-0000-7000-8000-0000000000bb' from unit where key like 'busy%' on conflict do nothing`)
  for (const field of ['NAME', 'CREATED', 'LAST_SIGN_IN'] as const) {
    for (const filter of [{ unit }, { unit, hasNoUnit: false }]) {
      const read = await readAll({ filter, manager: null, field, direction: 'ASCENDING', limits })
      expect(
        read.filter((uuid) => uuid === '00000000-0000-7000-8000-0000000000bb'),
        JSON.stringify({ field, filter }),
      ).toHaveLength(1)
    }
  }
})

it('the projection follows the people, however they change', async () => {
  await database.pool.query(
    `update person set given_name = 'Zoe', last_sign_in_at = now(), status = 'ACTIVE', roles = '{ADMIN}', locale = 'sw' where username like 'user1%'`,
  )
  // The same number, written in two ways: each is a possible duplicate of the other.
  await database.pool.query(`insert into person (uuid, username, external_id) values
    (gen_random_uuid(), 'twin1', '0815'), (gen_random_uuid(), 'twin2', '815')`)
  await database.pool.query(`delete from person where username = 'user20'`)
  const { rows } = await database.pool.query(`select from person_list_entry e full join person p on p.uuid = e.person
    where (p.sort_name, p.created_at, coalesce(p.last_sign_in_at, 'infinity'), p.status, role_bits(p.roles), p.locale, p.has_twin)
      is distinct from (e.sort_name, e.created_at, e.signed_in_at, e.status, e.roles, e.locale, e.has_duplicate)`)
  expect(rows).toEqual([])
  expect(
    await createPersonListStore(database.pool).count(10, { hasDuplicate: true, search: 'twin' }, { manager: null }),
  ).toBe(2)
  await database.pool.query('truncate unit_membership')
  expect((await database.pool.query(`select from person_list_entry where has_unit or unit_ids <> '{}'`)).rows).toEqual(
    [],
  )
})
