import { afterAll, beforeAll, expect, it } from 'vitest'
import { countStatements } from './countStatements.ts'
import { startTestServer, type TestServer } from './testServer.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const ask = () => server.call('{ units { count } }', {}, { roles: ['ADMIN'] })

it('counts what requests ask, and nothing that the server does by itself beside them', async () => {
  // The first call with a token is judged, which asks who comes with it.
  await ask()
  const byItself = (): Promise<unknown> => server.database.pool.query('select count(*) from job')
  expect((await countStatements(server.database, ask)).count).toBe(1)
  expect((await countStatements(server.database, () => Promise.all([ask(), byItself(), byItself()]))).count).toBe(1)
  expect((await countStatements(server.database, () => Promise.all([ask(), ask()]))).count).toBe(2)
  expect((await countStatements(server.database, byItself)).count).toBe(0)
})
