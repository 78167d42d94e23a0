import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

describe('the unit table', () => {
  const insert = (values: string): Promise<unknown> =>
    database.pool.query(`insert into unit (uuid, key, name, is_general, color) values ${values}`)

  it('holds one general unit at most', async () => {
    await insert(`(gen_random_uuid(), 'a', 'A', true, null)`)
    await expect(insert(`(gen_random_uuid(), 'b', 'B', true, null)`)).rejects.toThrow(/unit_general_index/)
  })

  it.each(['#5761EE', '5761ee', '#fff', 'red', '#5761ee '])('refuses the colour %s', async (color) => {
    await expect(insert(`(gen_random_uuid(), 'c', 'C', false, '${color}')`)).rejects.toThrow(/unit_color_check/)
  })
})
