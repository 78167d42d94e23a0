import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { queryPlanned } from './planned.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const ask = (number: number): Promise<{ sum: number }[]> =>
  queryPlanned(database.lists, `select $1::int + ${number} as sum`, [1])
const countPlans = async (): Promise<number> => {
  const { rows } = await database.lists.query<{ count: number }>(
    'select count(*)::int as count from pg_prepared_statements',
  )
  return rows[0]?.count ?? 0
}

it('a statement is planned once for whatever values, and what was asked long ago is forgotten', async () => {
  for (let number = 0; number < 100; number += 1) expect(await ask(number)).toEqual([{ sum: number + 1 }])
  expect(await countPlans()).toBe(32)
  expect(await ask(99)).toEqual([{ sum: 100 }])
  expect(await ask(0)).toEqual([{ sum: 1 }])
  const { rows } = await database.lists.query(
    `select generic_plans::int as generic, custom_plans::int as custom from pg_prepared_statements where statement like '%+ 99 as%'`,
  )
  expect(rows).toEqual([{ generic: 2, custom: 0 }])
})

it('a statement that fails takes its connection with it, and the next one is answered', async () => {
  await expect(queryPlanned(database.lists, 'select 1 / $1::int as sum', [0])).rejects.toThrow('division by zero')
  expect(await countPlans()).toBe(0)
  expect(await ask(1)).toEqual([{ sum: 2 }])
})
