import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createUuid } from '../../../database/uuid.ts'
import { emptyTables } from '../../../testing/emptyTables.ts'
import { seedPeople, seedUnits, type PersonFixture, type Units } from '../../../testing/testOrganisation.ts'
import { createTestDatabase, type TestDatabase } from '../../../testing/testDatabase.ts'
import { publishTestMedium, type TestMedium } from '../../learning/testing/testMedia.ts'
import { createCatalogueService } from '../catalogueService.ts'

const peers = ['one', 'two', 'three', 'four'].map((name): PersonFixture => ({ name, in: [{ unit: 'class5a' }] }))
const people: readonly PersonFixture[] = [
  ...peers,
  { name: 'pupil', in: [{ unit: 'class5a' }] },
  { name: 'seller', in: [{ unit: 'sales' }] },
]

let database: TestDatabase
let units: Units
let uuids: ReadonlyMap<string, string>
beforeAll(async () => {
  database = await createTestDatabase()
  units = await seedUnits(database)
  uuids = await seedPeople(database, units, people)
})
afterAll(() => database.close())
beforeEach(async () => {
  await emptyTables(database.pool, 'learning_event, learning_day, enrolment, medium, category')
})

const old = `now() - interval '100 days'`

/** A published medium that is not new any more. */
async function publish(title: string, given: Partial<TestMedium> = {}): Promise<string> {
  const { medium } = await publishTestMedium(database.pool, { kind: 'LINK', title, unit: units.general, ...given })
  await database.pool.query(`update medium_search set listed_at = ${old} where medium = $1`, [medium])
  return medium
}

async function complete(medium: string, ...names: readonly string[]): Promise<void> {
  for (const name of names)
    await database.pool.query(
      `insert into enrolment (uuid, person, medium, progress_state, progress, started_at, completed_at)
        values ($1, $2, $3, 'COMPLETED', 100, now(), now())`,
      [createUuid(), uuids.get(name), medium],
    )
}

const service = () => createCatalogueService(database.pool, null)
const recommended = async (who = 'pupil', locale = 'en') =>
  (await service().recommend({ subject: who }, locale)).map(({ medium, reason, because }) => [
    medium.title,
    reason,
    ...(because === null || because === undefined ? [] : [because]),
  ])

describe('what is recommended', () => {
  it('is what others completed who completed the same, with the reason', async () => {
    const [mine, other, rare] = [await publish('Fire safety'), await publish('First aid'), await publish('Rare')]
    await complete(mine, 'pupil', 'one', 'two', 'three')
    await complete(other, 'one', 'two', 'three')
    // So few that one could tell who it was.
    await complete(rare, 'one', 'two')
    expect(await recommended()).toEqual([['First aid', 'TOGETHER', 'Fire safety']])
  })

  it('is what people of the own unit begin, what is of the same category, and what is new', async () => {
    const [popular, sorted, mine] = [await publish('Popular'), await publish('Sorted'), await publish('Mine')]
    await database.pool.query(`insert into learning_day (day, medium, unit, starts) values (current_date, $1, $2, 5)`, [
      popular,
      units.class5a,
    ])
    const category = createUuid()
    await database.pool.query(
      `insert into category (uuid, key, names, position) values ($1, 'key', '{"en": "Name"}', 1)`,
      [category],
    )
    await database.pool.query('insert into medium_category values ($1, $3), ($2, $3)', [sorted, mine, category])
    await database.pool.query(`update medium_search set listed_at = ${old} where medium = any($1)`, [[sorted, mine]])
    await complete(mine, 'pupil')
    await publishTestMedium(database.pool, { kind: 'LINK', title: 'Fresh', unit: units.general })
    expect(await recommended()).toEqual([
      ['Popular', 'UNIT'],
      ['Sorted', 'CATEGORY'],
      ['Fresh', 'NEW'],
    ])
    expect(await recommended('seller')).toEqual([['Fresh', 'NEW']])
  })

  it('is at most four, and never what one has, may not book, cannot see, cannot read or dismissed', async () => {
    const fresh = async (title: string, given: Partial<TestMedium> = {}) =>
      (await publishTestMedium(database.pool, { kind: 'LINK', title, unit: units.general, ...given })).medium
    await complete(await fresh('Had'), 'pupil')
    await fresh('Assigned', { booking: 'ASSIGNED_ONLY' })
    const [sales, german, dismissed] = [await fresh('Sales'), await fresh('German'), await fresh('Dismissed')]
    await database.pool.query('insert into medium_unit values ($1, $2)', [sales, units.sales])
    await database.pool.query(`update medium set languages = '{de}' where uuid = $1`, [german])
    expect((await recommended()).map(([title]) => title)).toEqual(['Dismissed'])
    expect(await service().dismiss({ subject: 'pupil' }, dismissed)).toEqual({ userErrors: [] })
    expect(await service().dismiss({ subject: 'pupil' }, dismissed)).toEqual({ userErrors: [] })
    expect(await recommended()).toEqual([])
    expect((await recommended('pupil', 'de')).map(([title]) => title)).toEqual(['German'])
    for (const title of ['A', 'B', 'C', 'D', 'E']) await fresh(title)
    expect(await recommended()).toHaveLength(4)
  })

  it('begins with what the service suggests and the person may have, and is filled up by Somo', async () => {
    const [first, second] = [await publish('First'), await publish('Second')]
    const assigned = await publish('Assigned', { booking: 'ASSIGNED_ONLY' })
    await publishTestMedium(database.pool, { kind: 'LINK', title: 'Fresh', unit: units.general })
    const suggest = () => Promise.resolve([second, assigned, createUuid(), first])
    const all = await createCatalogueService(database.pool, { suggest }).recommend({ subject: 'pupil' }, 'en')
    expect(all.map(({ medium, reason }) => [medium.title, reason])).toEqual([
      ['Second', 'SERVICE'],
      ['First', 'SERVICE'],
      ['Fresh', 'NEW'],
    ])
  })
})
