import { afterAll, beforeAll, expect, it } from 'vitest'
import { type EmbeddedServer, startEmbeddedServer } from '../../testing/embeddedServer.ts'
import { seedDemoOrganisation } from './demoOrganisation.ts'

let server: EmbeddedServer
beforeAll(async () => {
  server = await startEmbeddedServer()
})
afterAll(() => server.close())

const count = async (table: string): Promise<unknown> =>
  (await server.database.pool.query(`select count(*)::int as n from ${table}`)).rows[0]

async function seenBy(username: string, query: string): Promise<unknown> {
  const { tokens } = await server.signIn(username)
  return (await server.call(tokens.access_token, query)).data
}

it('is put in once, and two servers that start at once do it once', async () => {
  const answers = await Promise.all([
    seedDemoOrganisation(server.database.pool),
    seedDemoOrganisation(server.database.pool),
  ])
  expect(answers.toSorted()).toEqual([false, true])
  expect(await seedDemoOrganisation(server.database.pool)).toBe(false)
  expect(await count('unit')).toEqual({ n: 8 })
  expect(await count('person')).toEqual({ n: 26 })
})

it('gives the manager one branch, the learner a place in it, and the administrator everybody', async () => {
  expect(await seenBy('manager', '{ users { count } }')).toEqual({ users: { count: 16 } })
  expect(await seenBy('admin', '{ users { count } }')).toEqual({ users: { count: 26 } })
  expect(await seenBy('learner', '{ units { defaultUnit { name color } } }')).toEqual({
    units: { defaultUnit: { name: 'Goods in', color: null } },
  })
})

it('leaves a database alone whose general unit is somebody’s own', async () => {
  const other = await startEmbeddedServer()
  await other.database.pool.query(`update unit set key = 'ours' where is_general`)
  expect(await seedDemoOrganisation(other.database.pool)).toBe(false)
  await other.close()
})
