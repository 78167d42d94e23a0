import type { PoolClient } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { findDatabaseProblem } from './problems.ts'
import { inOneTransaction, inTransaction, repeatCutShort } from './transaction.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase('template0')
  await database.pool.query('create table counter (name text primary key, number int not null)')
})
afterAll(() => database.close())
beforeEach(() => database.pool.query(`delete from counter; insert into counter values ('one', 0), ('two', 0)`))

const count = (client: PoolClient, name: string) =>
  client.query('update counter set number = number + 1 where name = $1', [name])
const read = async (): Promise<number[]> =>
  (await database.pool.query<{ number: number }>('select number from counter order by name')).rows.map(
    ({ number }) => number,
  )
const coded = (code: string): Error => Object.assign(new Error('x'), { code })

/** Lets whoever comes wait until two have come; from then on nobody waits. */
function createMeeting(): () => Promise<void> {
  const waiting: (() => void)[] = []
  let isOver = false
  return async () => {
    if (isOver) return
    isOver = waiting.length === 1
    if (isOver) waiting.forEach((go) => go())
    else await new Promise<void>((resolve) => waiting.push(resolve))
  }
}

describe('two transactions that wait for each other in a ring', () => {
  it('both come to their end: the one that PostgreSQL ended is done again as a whole', async () => {
    const meet = createMeeting()
    let tries = 0
    const work = (first: string, second: string) => async (client: PoolClient) => {
      tries += 1
      await count(client, first)
      await meet()
      await count(client, second)
      return first
    }
    const { pool } = database
    expect(
      await Promise.all([inTransaction(pool, work('one', 'two')), inTransaction(pool, work('two', 'one'))]),
    ).toEqual(['one', 'two'])
    expect({ tries, numbers: await read() }).toEqual({ tries: 3, numbers: [2, 2] })
  })

  it('are not done again where that is not wanted', async () => {
    const meet = createMeeting()
    const work = (first: string, second: string) => async (client: PoolClient) => {
      await count(client, first)
      await meet()
      await count(client, second)
    }
    const { pool } = database
    const ends = await Promise.allSettled([
      inOneTransaction(pool, work('one', 'two')),
      inOneTransaction(pool, work('two', 'one')),
    ])
    const errors = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []))
    expect(errors.map(findDatabaseProblem)).toEqual(['UNAVAILABLE'])
    expect(await read()).toEqual([1, 1])
  })
})

describe('a transaction', () => {
  it('that another one has overtaken is done again with what is there now', async () => {
    let tries = 0
    await inTransaction(database.pool, async (client) => {
      tries += 1
      await client.query('set transaction isolation level repeatable read')
      await client.query('select from counter')
      if (tries === 1) await database.pool.query(`update counter set number = 10 where name = 'one'`)
      await count(client, 'one')
    })
    expect({ tries, numbers: await read() }).toEqual({ tries: 2, numbers: [11, 0] })
  })

  it('that is ended again and again is given up after three repetitions, with nothing written', async () => {
    let tries = 0
    const error = coded('40001')
    const work = async (client: PoolClient) => {
      tries += 1
      await count(client, 'one')
      throw new Error('Failed query', { cause: error })
    }
    await expect(inTransaction(database.pool, work)).rejects.toMatchObject({ cause: error })
    expect({ tries, numbers: await read() }).toEqual({ tries: 4, numbers: [0, 0] })
  })

  it('that fails for any other reason is not done again', async () => {
    let tries = 0
    await expect(repeatCutShort(() => Promise.reject(coded(`2350${(tries += 1)}`)))).rejects.toMatchObject({
      code: '23501',
    })
    expect(tries).toBe(1)
  })
})
