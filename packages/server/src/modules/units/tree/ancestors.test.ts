import type { PoolClient } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createUuid } from '../../../database/uuid.ts'
import { emptyTables } from '../../../testing/emptyTables.ts'
import { createTestDatabase, type TestDatabase } from '../../../testing/testDatabase.ts'
import { createRandom } from '../testing/random.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())
beforeEach(() => emptyTables(database.pool, 'unit'))

const stored = `select unit::text, ancestor::text, distance, name, key from unit_ancestor order by 1, 2`
const expected = `with recursive chain (unit, ancestor, distance) as (
    select uuid, uuid, 0 from unit union all
    select c.unit, u.parent, c.distance + 1 from chain c join unit u on u.uuid = c.ancestor where u.parent is not null
  ) select c.unit::text, c.ancestor::text, c.distance, u.name, u.key from chain c join unit u on u.uuid = c.unit order by 1, 2`

const move = (unit: string, parent: string | null): Promise<unknown> =>
  database.pool.query('update unit set parent = $2 where uuid = $1', [unit, parent])

async function addUnits(count: number, pick: (i: number) => number | null): Promise<string[]> {
  const uuids = Array.from({ length: count }, () => createUuid())
  for (const [i, uuid] of uuids.entries()) {
    const parent = pick(i)
    const values = [uuid, `unit-${i}`, `Unit ${i}`, parent === null ? null : uuids[parent]]
    await database.pool.query('insert into unit (uuid, key, name, parent) values ($1, $2, $3, $4)', values)
  }
  return uuids
}

describe('the ways up from each unit', () => {
  it.each([1, 2])('are those of the tree after any moves, allowed or refused (seed %i)', async (seed) => {
    const random = createRandom(seed)
    const uuids = await addUnits(30, (i) => (i === 0 || random() < 0.1 ? null : Math.floor(random() * i)))
    const refused = new Set<string>()
    for (let i = 0; i < 120; i += 1) {
      const [unit = '', parent = ''] = [uuids[Math.floor(random() * 30)], uuids[Math.floor(random() * 30)]]
      try {
        await move(unit, random() < 0.05 ? null : parent)
      } catch (error) {
        refused.add(error instanceof Error && 'constraint' in error ? String(error.constraint) : 'unknown')
      }
      if (i % 20 === 19)
        expect((await database.pool.query(stored)).rows).toEqual((await database.pool.query(expected)).rows)
    }
    expect(
      [...refused].filter(
        (name) => !['unit_cycle_check', 'unit_parent_check', 'unit_ancestor_distance_check'].includes(name),
      ),
    ).toEqual([])
    expect(refused).toContain('unit_cycle_check')
  })

  it('are refused deeper than eight levels below the root, also for what hangs below', async () => {
    const chain = await addUnits(9, (i) => (i === 0 ? null : i - 1))
    const [pair] = [await addPair()]
    await expect(move(pair, chain[8] ?? null)).rejects.toMatchObject({ constraint: 'unit_ancestor_distance_check' })
    await expect(move(pair, chain[7] ?? null)).rejects.toMatchObject({ constraint: 'unit_ancestor_distance_check' })
    await move(pair, chain[6] ?? null)
    expect((await database.pool.query(stored)).rows).toEqual((await database.pool.query(expected)).rows)
  })

  it('never make a ring of two moves at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      await emptyTables(database.pool, 'unit')
      const [one = '', two = ''] = await addUnits(2, () => null)
      const results = await Promise.allSettled([move(one, two), move(two, one)])
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      expect((await database.pool.query(stored)).rows).toEqual((await database.pool.query(expected)).rows)
    }
  })
})

describe('the names beside the ways up', () => {
  const isWaiting = `select from pg_stat_activity where wait_event_type = 'Lock' and query like 'update unit set%' and datname = current_database()`

  /** Does the first in a transaction that is open until the second is done or waits for it. */
  async function meet(
    first: (client: Pick<PoolClient, 'query'>) => Promise<unknown>,
    second: () => Promise<unknown>,
  ): Promise<void> {
    const client = await database.pool.connect()
    await client.query('begin')
    await first(client)
    let isDone = false
    const other = second().finally(() => (isDone = true))
    await vi.waitFor(async () => expect(isDone || (await database.pool.query(isWaiting)).rowCount === 1).toBe(true), {
      timeout: 10_000,
    })
    await client.query('commit')
    client.release()
    await other
  }

  it.each(['before', 'after'])(
    'are the new ones where a unit gets another name %s what is above it moves, both at the same moment',
    async (when) => {
      const [upper = '', lower = '', target = ''] = await addUnits(3, (i) => (i === 1 ? 0 : null))
      const rename = (client: Pick<PoolClient, 'query'>): Promise<unknown> =>
        client.query(`update unit set name = 'Renamed' where uuid = $1`, [lower])
      const put = (client: Pick<PoolClient, 'query'>): Promise<unknown> =>
        client.query('update unit set parent = $2 where uuid = $1', [upper, target])
      await (when === 'before' ? meet(rename, () => put(database.pool)) : meet(put, () => rename(database.pool)))
      expect((await database.pool.query(stored)).rows).toEqual((await database.pool.query(expected)).rows)
    },
  )

  it('are the new ones of units that move and get another name in one statement', async () => {
    const uuids = await addUnits(6, (i) => (i < 2 ? null : i - 2))
    await database.pool.query(
      `update unit set name = 'New ' || id, key = 'new-' || id, parent = case when uuid = $1 then $2::uuid else parent end`,
      [uuids[0], uuids[5]],
    )
    expect((await database.pool.query(stored)).rows).toEqual((await database.pool.query(expected)).rows)
  })
})

async function addPair(): Promise<string> {
  const [upper, lower] = [createUuid(), createUuid()]
  const insert = 'insert into unit (uuid, key, name, parent) values ($1, $2, $2, $3)'
  await database.pool.query(insert, [upper, 'upper', null])
  await database.pool.query(insert, [lower, 'lower', upper])
  return upper
}

describe('a key', () => {
  it('counts as used once a membership or a row of an import has named the unit', async () => {
    const [one = '', two = '', three = ''] = await addUnits(3, () => null)
    const person = createUuid()
    await database.pool.query('insert into person (uuid, subject) values ($1, $2)', [person, 'somebody'])
    const join = `insert into unit_membership (uuid, unit, person, source) values ($1, $2, $3, $4)`
    await database.pool.query(join, [createUuid(), one, person, 'IMPORT'])
    await database.pool.query(join, [createUuid(), two, person, 'MANUAL'])
    const job = createUuid()
    await database.pool.query(
      `insert into import_job (uuid, kind, owner, is_everywhere, file_name, file, file_hash, file_bytes)
      values ($1, 'UNITS', $2, true, 'units.csv', 'f', 'x', 1)`,
      [job, person],
    )
    await database.pool.query(`insert into import_row (import_job, number, cells, object) values ($1, 2, '{}', $2)`, [
      job,
      three,
    ])
    await database.pool.query('update import_row set applied_at = now() where import_job = $1', [job])
    const { rows } = await database.pool.query<{ uuid: string }>('select uuid from unit where is_key_used')
    expect(rows.map(({ uuid }) => uuid).sort()).toEqual([one, three].sort())
  })
})
