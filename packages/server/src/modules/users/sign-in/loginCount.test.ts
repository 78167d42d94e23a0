import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { emptyTables } from '../../../testing/emptyTables.ts'
import { countStatements } from '../../../testing/countStatements.ts'
import type { TestCaller } from '../../../testing/testIssuer.ts'
import { callHeaders, startTestServer, type TestServer } from '../../../testing/testServer.ts'
import { createUserStore } from './loginCountStore.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => emptyTables(server.database.pool, 'person, counted_session'))

async function count(caller: TestCaller): Promise<unknown> {
  const query =
    'mutation countUserLoginForBadge { user { updateCountUserLogin { loginCount counted newBadges { uuid name } } } }'
  const { data, errors } = await server.call(query, {}, caller)
  expect(errors).toBeUndefined()
  return (data as { user: { updateCountUserLogin: unknown } }).user.updateCountUserLogin
}

describe('counting a sign-in', () => {
  it('counts each session of a person once', async () => {
    expect(await count({ sessionId: 's1' })).toEqual({ loginCount: 1, counted: true, newBadges: [] })
    expect(await count({ sessionId: 's1' })).toEqual({ loginCount: 1, counted: false, newBadges: [] })
    expect(await count({ sessionId: 's2' })).toEqual({ loginCount: 2, counted: true, newBadges: [] })
  })

  it('keeps people apart, also where two providers give one session id', async () => {
    await count({ subject: 'a', sessionId: 's' })
    expect(await count({ subject: 'b', sessionId: 's' })).toMatchObject({ loginCount: 1, counted: true })
  })

  it("counts once when a person's tabs all ask at the same moment", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => count({ sessionId: 's' })))
    expect(answers.filter((answer) => (answer as { counted: boolean }).counted)).toHaveLength(1)
    expect(new Set(answers.map((answer) => (answer as { loginCount: number }).loginCount))).toEqual(new Set([1]))
  })

  it('loses none of several sessions that begin at the same moment', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, i) => count({ sessionId: `s${i}` })))
    expect(await count({ sessionId: 's0' })).toMatchObject({ loginCount: 20, counted: false })
  })

  it('counts nothing for a token that names no session', async () => {
    expect(await count({ sessionId: null })).toEqual({ loginCount: 0, counted: false, newBadges: [] })
    await count({ sessionId: 's' })
    expect(await count({ sessionId: null })).toEqual({ loginCount: 1, counted: false, newBadges: [] })
  })

  it('is remembered for 90 days: what is older goes, the count stays', async () => {
    await count({ sessionId: 'old' })
    await count({ sessionId: 'new' })
    const age = (days: number, session: string): Promise<unknown> =>
      server.database.pool.query(
        `update counted_session set counted_at = now() - $1 * interval '1 day' where session_id = $2`,
        [days, session],
      )
    await age(91, 'old')
    await age(89, 'new')
    await createUserStore(server.database).forgetCountedSessions(Date.now())
    const { rows } = await server.database.pool.query<{ session_id: string }>('select session_id from counted_session')
    expect(rows).toEqual([{ session_id: 'new' }])
    expect(await count({ sessionId: 'new' })).toEqual({ loginCount: 2, counted: false, newBadges: [] })
  })

  it('is one statement, so it happens whole or not at all', async () => {
    const authorization = await server.authorize({})
    const body = JSON.stringify({ query: 'mutation { user { updateCountUserLogin { loginCount } } }' })
    const ask = () => server.post({ headers: { ...callHeaders, authorization }, body })
    // The first call with a token is judged, which asks who comes with it.
    await ask()
    expect((await countStatements(server.database, ask)).count).toBe(1)
  })
})
