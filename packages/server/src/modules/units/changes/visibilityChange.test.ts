import type { SightChange, UnitChangeKind } from '@somo/graphql/schema'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PoolClient } from 'pg'
import { createTestDatabase, type TestDatabase } from '../../../testing/testDatabase.ts'
import { applyChange } from './applyChange.ts'
import { cleanUnits } from '../cleanUnits.ts'
import { planChange } from './planChange.ts'
import { createRandom } from '../testing/random.ts'
import { clearWorld, createUnitWorld, type UnitWorld } from '../testing/unitWorld.ts'

let database: TestDatabase
let client: PoolClient

beforeAll(async () => {
  database = await createTestDatabase()
  client = await database.pool.connect()
})
afterAll(async () => {
  client.release()
  await database.close()
})

type Visibility = ReadonlyMap<string, ReadonlySet<string>>

/** Whom everybody sees, by the one rule of scope. */
async function readVisibility(): Promise<Visibility> {
  const { rows } = await client.query<{ manager: string; people: string[] }>(`select p.given_name as manager,
    array(select o.given_name from person o where is_managed_person(p.subject, o.uuid)) as people from person p`)
  return new Map(rows.map(({ manager, people }) => [manager, new Set(people)]))
}

/** How many people each sees on one side alone; whoever sees none more is left out. */
function compare(one: Visibility, other: Visibility): Record<string, number> {
  const pairs = [...one].map(
    ([manager, people]) =>
      [`${manager} Test`, [...people].filter((person) => other.get(manager)?.has(person) !== true).length] as const,
  )
  return Object.fromEntries(pairs.filter(([, count]) => count > 0))
}

const listed = (list: readonly SightChange[]): Record<string, number> =>
  Object.fromEntries(list.map(({ manager, people }) => [manager, people]))

/** Units whose number of people is not that of the people in them and below, and people who do not stand where they are. */
async function findMiscounted(): Promise<unknown[]> {
  const { rows } =
    await client.query<object>(`select u.name, array[c.people] as counted, array[r.people] as real from unit u
    cross join lateral (select coalesce(sum(s.people), 0)::int as people from unit_people s where s.unit = u.uuid) c
    cross join lateral (select count(distinct m.person)::int as people from unit_ancestor a join unit_membership m on m.unit = a.unit
      where a.ancestor = u.uuid) r where c.people <> r.people
    union all
    select p.given_name, e.unit_ids, w.unit_ids from person p left join person_list_entry e on e.person = p.uuid
    cross join lateral (select coalesce(array_agg(distinct u.id order by u.id), '{}') as unit_ids
      from unit_membership m join unit_ancestor a on a.unit = m.unit join unit u on u.uuid = a.ancestor where m.person = p.uuid) w
    where e.unit_ids is distinct from w.unit_ids`)
  return rows
}

async function makeWorld(random: () => number): Promise<UnitWorld> {
  await clearWorld(database.pool)
  const world = createUnitWorld(database.pool)
  const names = Array.from({ length: 9 }, (_, i) => `U${i}`)
  for (const [i, name] of names.entries())
    await world.addUnit(name, i === 0 ? undefined : names[Math.floor(random() * i)])
  for (let i = 0; i < 12; i += 1) {
    const places = new Set(
      Array.from({ length: 1 + Math.floor(random() * 3) }, () => names[Math.floor(random() * 9)] ?? ''),
    )
    for (const place of places) {
      const role = random() < 0.4 ? 'MANAGER' : random() < 0.3 ? 'DEPUTY' : 'MEMBER'
      await world.join(`P${i}`, place, role, role === 'DEPUTY' ? (random() < 0.5 ? 'expired' : '2099-01-01') : null)
    }
  }
  return world
}

it.each(Array.from({ length: 8 }, (_, i) => i + 1))(
  'the told gains and losses of sight are those that come about (seed %i)',
  async (seed) => {
    const random = createRandom(seed)
    const world = await makeWorld(random)
    const pick = (): string => world.unit(`U${1 + Math.floor(random() * 8)}`)
    expect(await findMiscounted()).toEqual([])
    for (let i = 0; i < 8; i += 1) {
      const kind: UnitChangeKind = random() < 0.5 ? 'MOVE' : 'MERGE'
      const change = { kind, unit: pick(), target: random() < 0.1 ? world.unit('U0') : pick() }
      await client.query('begin')
      const planned = await planChange(client, { manager: null }, change)
      if ('target' in planned) {
        const before = await readVisibility()
        const call = { subject: 'root', roles: ['ADMIN'], requestId: null } as const
        await applyChange(client, call, change, planned)
        const after = await readVisibility()
        const { gain, gainCount, lose, loseCount } = planned.consequences
        expect({ kind, gain: listed(gain), lose: listed(lose) }).toEqual({
          kind,
          gain: compare(after, before),
          lose: compare(before, after),
        })
        expect(await findMiscounted()).toEqual([])
        expect([gainCount, loseCount]).toEqual([gain.length, lose.length])
      }
      await client.query('rollback')
    }
  },
)

it('people are counted once however they come, move and go', async () => {
  const world = await makeWorld(createRandom(99))
  await client.query(
    'update unit_membership set unit = $1 where unit = $2 and person not in (select person from unit_membership where unit = $1)',
    [world.unit('U3'), world.unit('U5')],
  )
  expect(await findMiscounted()).toEqual([])
  await client.query(`delete from unit_membership where role = 'MANAGER'`)
  expect(await findMiscounted()).toEqual([])
  await client.query(`delete from person where given_name in ('P1', 'P2', 'P3')`)
  expect(await findMiscounted()).toEqual([])
  const count = async (): Promise<unknown> =>
    (
      await client.query<object>('select count(*)::int as summands from unit_people where unit = $1', [
        world.unit('U0'),
      ])
    ).rows
  await client.query(
    'insert into unit_people (unit, people) select $1, case when i % 2 = 0 then 1 else -1 end from generate_series(1, 10) i',
    [world.unit('U0')],
  )
  await cleanUnits(database)
  expect([await findMiscounted(), await count()]).toEqual([[], [{ summands: 1 }]])
  await client.query('truncate unit_membership')
  expect(await findMiscounted()).toEqual([])
})

it('somebody in two units that come along to another one counts once, before and after', async () => {
  await clearWorld(database.pool)
  const world = createUnitWorld(database.pool)
  await world.addUnit('Root')
  for (const [name, parent] of [
    ['Old', 'Root'],
    ['One', 'Old'],
    ['Two', 'Old'],
    ['New', 'Root'],
  ] as const)
    await world.addUnit(name, parent)
  for (const unit of ['One', 'Two']) await world.join('Both', unit)
  await client.query('update unit set parent = $2 where parent = $1', [world.unit('Old'), world.unit('New')])
  expect(await findMiscounted()).toEqual([])
})

it('two who bring the same person into two units at the same moment count them once', async () => {
  const world = await makeWorld(createRandom(5))
  await world.addPerson('New')
  await Promise.all(['U2', 'U4', 'U6'].map((unit) => world.join('New', unit).catch(() => null)))
  expect(await findMiscounted()).toEqual([])
})
