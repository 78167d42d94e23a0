import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../testing/testDatabase.ts'
import { markLargeUnits } from '../../../database/largeUnits.ts'
import { clearWorld, createUnitWorld, type UnitWorld } from '../testing/unitWorld.ts'

let database: TestDatabase
let world: UnitWorld

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

/** Four people below `Site`, three of them in `Team`; one is in `Other` as well. */
beforeEach(async () => {
  await clearWorld(database.pool)
  world = createUnitWorld(database.pool)
  await world.addUnit('All')
  for (const [name, parent] of [
    ['Site', 'All'],
    ['Team', 'Site'],
    ['Other', 'All'],
  ] as const)
    await world.addUnit(name, parent)
  for (const person of ['Ada', 'Bo', 'Cy']) await world.join(person, 'Team')
  await world.join('Di', 'Site')
  await world.join('Ada', 'Other')
})

async function readLarge(): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    'select name from unit where large_path is not null order by name',
  )
  return rows.map(({ name }) => name)
}

/** In which large units each person stands. */
async function readPlaces(): Promise<Record<string, readonly string[]>> {
  const { rows } = await database.pool.query<{ person: string; units: string[] }>(`select p.given_name as person,
      array(select u.name from unit u where u.id in (w.large_unit, w.second_large_unit) order by u.name) as units
    from person_place w join person p on p.uuid = w.person order by 1`)
  return Object.fromEntries(rows.map(({ person, units }) => [person, units]))
}

it('a unit becomes large with more people than are sorted at once, and ceases to be with few', async () => {
  const bounds = { from: 2, to: 3, until: 2 }
  expect(await markLargeUnits(database, bounds)).toBe(1)
  expect(await readLarge()).toEqual(['Team'])
  expect(await markLargeUnits(database, bounds)).toBe(0)
  await database.pool.query(`delete from unit_membership where person = any($1)`, [
    ['Bo', 'Cy'].map((name) => world.person(name)),
  ])
  expect(await markLargeUnits(database, bounds)).toBe(1)
  expect([await readLarge(), await readPlaces()]).toEqual([[], { Ada: [], Bo: [], Cy: [], Di: [] }])
})

it('people stand in the nearest large unit, and a turn marks no more than it may', async () => {
  const bounds = { from: 2, to: 4, until: 0 }
  expect(await markLargeUnits(database, { ...bounds, perTurn: 1 })).toBe(1)
  expect(await readLarge()).toEqual(['Team'])
  expect(await markLargeUnits(database, bounds)).toBe(2)
  expect(await readLarge()).toEqual(['All', 'Site', 'Team'])
  expect(await readPlaces()).toEqual({ Ada: ['All', 'Team'], Bo: ['Team'], Cy: ['Team'], Di: ['Site'] })
  await database.pool.query('update unit set parent = $2 where uuid = $1', [world.unit('Team'), world.unit('Other')])
  await database.pool.query('update unit_membership set unit = $2 where person = $1', [
    world.person('Di'),
    world.unit('Other'),
  ])
  expect(await readPlaces()).toEqual({ Ada: ['All', 'Team'], Bo: ['Team'], Cy: ['Team'], Di: ['All'] })
})

it('whoever comes at the moment in which a unit becomes large stands in it', async () => {
  const names = Array.from({ length: 12 }, (_, i) => `New${i}`)
  for (const name of names) await world.addPerson(name)
  await Promise.all([
    ...names.slice(0, 6).map((name) => world.join(name, 'Team')),
    markLargeUnits(database, { from: 2, until: 0 }),
    ...names.slice(6).map((name) => world.join(name, 'Team')),
  ])
  const places = await readPlaces()
  expect(names.filter((name) => places[name]?.join() !== 'Team')).toEqual([])
})
