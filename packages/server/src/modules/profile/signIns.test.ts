import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SessionsPayload, SignInSession, UserError } from '@somo/graphql/schema'
import { openBrowser } from '../../identity/testing/browser.ts'
import {
  authorizationRequest,
  errorOf,
  exchange,
  followToApp,
  refresh,
  signInSilently,
  type Tokens,
  trySignIn,
  valueOf,
} from '../../identity/testing/codeFlow.ts'
import { removeExpired } from '../../identity/provider/cleaning.ts'
import { emptyTables } from '../../testing/emptyTables.ts'
import { type EmbeddedServer, startEmbeddedServer } from '../../testing/embeddedServer.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36'
const sessions = 'sessions { uuid isCurrent signedInAt lastSeenAt browser system }'
const endQuery = `mutation($uuid: ID!) { user { endSession(uuid: $uuid) { ${sessions} userErrors { code path } } } }`
const endOthersQuery = `mutation { user { endOtherSessions { ${sessions} userErrors { code path } } } }`
const passwordQuery = `mutation($current: String!, $next: String!) {
  user { changePassword(current: $current, next: $next) { userErrors { code path } } } }`

let server: EmbeddedServer

beforeAll(async () => {
  server = await startEmbeddedServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  const { pool } = server.database
  await emptyTables(pool, 'oidc_payload, sign_in_session, sign_in_limit')
  await pool.query(`update account set password_hash = (select password_hash from account where username = 'all')`)
})
afterEach(() => {
  vi.useRealTimers()
})

async function list(token: string): Promise<SignInSession[]> {
  const { data, errors } = await server.call(token, `{ me { ${sessions} } }`)
  expect(errors).toBeUndefined()
  // The shape is the query's, here and below.
  return (data as { me: { sessions: SignInSession[] } }).me.sessions
}

async function end(token: string, uuid: string): Promise<SessionsPayload> {
  const { data, errors } = await server.call(token, endQuery, { uuid })
  expect(errors).toBeUndefined()
  return (data as { user: { endSession: SessionsPayload } }).user.endSession
}

async function changePassword(token: string, current: string, next: string): Promise<UserError[] | string> {
  const { data, errors } = await server.call(token, passwordQuery, { current, next })
  if (errors !== undefined) return errors.map(({ extensions }) => extensions.code).join()
  return (data as { user: { changePassword: { userErrors: UserError[] } } }).user.changePassword.userErrors
}

/** What is left of a session: the answers to its tokens and to its browser. */
async function expectEnded({ browser, tokens }: Awaited<ReturnType<EmbeddedServer['signIn']>>): Promise<void> {
  expect((await server.call(tokens.access_token, '{ version }')).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  expect(await errorOf(await refresh(server, tokens.refresh_token))).toBe('invalid_grant')
  expect((await signInSilently(server, browser)).callback.searchParams.get('error')).toBe('login_required')
}

async function expectGoesOn({ browser, tokens }: { browser: Parameters<typeof signInSilently>[1]; tokens: Tokens }) {
  expect((await server.call(tokens.access_token, '{ version }')).errors).toBeUndefined()
  expect((await refresh(server, tokens.refresh_token)).status).toBe(200)
  expect((await signInSilently(server, browser)).callback.searchParams.has('code')).toBe(true)
}

describe('the list of sessions', () => {
  it('names browser and system of each, the latest seen first, and marks the current one', async () => {
    const began = Date.now()
    await server.signIn('learner', phone)
    const { tokens } = await server.signIn('learner', firefox)
    await server.signIn('manager', firefox)
    const found = await list(tokens.access_token)
    expect(found).toMatchObject([
      { isCurrent: true, browser: 'Firefox', system: 'Linux' },
      { isCurrent: false, browser: 'Chrome', system: 'Android' },
    ])
    for (const { signedInAt, lastSeenAt } of found) {
      expect(Date.parse(signedInAt)).toBeGreaterThanOrEqual(began - 1000)
      expect(Date.parse(lastSeenAt)).toBeGreaterThanOrEqual(began)
    }
  })

  it('is touched by renewals, at most once a minute', async () => {
    const { tokens } = await server.signIn('learner', firefox)
    const [first] = await list(tokens.access_token)
    const second = (await (await refresh(server, tokens.refresh_token)).json()) as Tokens
    expect(await list(tokens.access_token)).toEqual([first])
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
    await refresh(server, second.refresh_token)
    const [touched] = await list(tokens.access_token)
    expect(touched).toMatchObject({ uuid: first?.uuid, signedInAt: first?.signedInAt })
    expect(Date.parse(touched?.lastSeenAt ?? '')).toBeGreaterThan(Date.parse(first?.lastSeenAt ?? '') + 60_000)
  })

  it('forgets a session that was signed out of, and one that ran out', async () => {
    const left = await server.signIn('learner', phone)
    const page = await (
      await left.browser.get(`${server.issuer}/session/end?id_token_hint=${left.tokens.id_token}`)
    ).text()
    await left.browser.post(`${server.issuer}/session/end/confirm`, { xsrf: valueOf(page, 'xsrf'), logout: 'yes' })
    const rows = () => server.database.pool.query('select 1 from sign_in_session').then(({ rowCount }) => rowCount)
    expect(await rows()).toBe(0)
    await server.signIn('learner', phone)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8.1 * 3_600_000 })
    const { tokens } = await server.signIn('learner', firefox)
    expect(await list(tokens.access_token)).toHaveLength(1)
    await removeExpired(server.database.pool, Date.now() + 3_600_000)
    expect(await rows()).toBe(1)
  })

  it('has one place for a person who signs in twice in the same browser', async () => {
    const { browser } = await server.signIn('learner', phone)
    const request = authorizationRequest(server, { prompt: 'login' })
    await followToApp(browser, await trySignIn(browser, request, 'learner', 'somo'))
    expect((await server.database.pool.query('select 1 from sign_in_session')).rowCount).toBe(1)
  })
})

describe('ending a session', () => {
  it('ends its tokens and its browser’s sign-in at once, and nobody else’s', async () => {
    const here = await server.signIn('learner', firefox)
    const there = await server.signIn('learner', phone)
    const stranger = await server.signIn('manager', phone)
    const other = (await list(here.tokens.access_token)).find(({ isCurrent }) => !isCurrent)
    const { sessions: left, userErrors } = await end(here.tokens.access_token, other?.uuid ?? '')
    expect(userErrors).toEqual([])
    expect(left).toMatchObject([{ isCurrent: true }])
    await expectEnded(there)
    await expectGoesOn(here)
    await expectGoesOn(stranger)
  })

  it('is not for the current one, nor for another person’s, nor for one that is none', async () => {
    const here = await server.signIn('learner', firefox)
    const stranger = await server.signIn('manager', phone)
    const token = here.tokens.access_token
    const [own] = await list(token)
    const [foreign] = await list(stranger.tokens.access_token)
    expect((await end(token, own?.uuid ?? '')).userErrors).toEqual([{ code: 'NOTHING_TO_DO', path: ['uuid'] }])
    for (const uuid of [foreign?.uuid ?? '', 'x', '', '00000000-0000-7000-8000-000000000000']) {
      const { sessions: all, userErrors } = await end(token, uuid)
      expect(userErrors).toEqual([{ code: 'UNKNOWN', path: ['uuid'] }])
      expect(all).toHaveLength(1)
    }
    await expectGoesOn(here)
    await expectGoesOn(stranger)
  })

  it('ends it for good, though its tabs were just renewing', async () => {
    const here = await server.signIn('learner', firefox)
    for (let round = 0; round < 3; round++) {
      const there = await server.signIn('learner', phone)
      const other = (await list(here.tokens.access_token)).find(({ isCurrent }) => !isCurrent)
      const renewals = Array.from({ length: 4 }, () => signInSilently(server, there.browser))
      const [answers] = await Promise.all([Promise.all(renewals), end(here.tokens.access_token, other?.uuid ?? '')])
      for (const { request, callback } of answers) {
        if (!callback.searchParams.has('code')) continue
        expect(await errorOf(await exchange(server, request, callback))).toBe('invalid_grant')
      }
      await expectEnded(there)
    }
    expect(await list(here.tokens.access_token)).toHaveLength(1)
  })

  it('by each of several places at the same moment ends without an error', async () => {
    const places = await Promise.all(Array.from({ length: 6 }, () => server.signIn('learner', phone)))
    const answers = await Promise.all(places.map(({ tokens }) => server.call(tokens.access_token, endOthersQuery)))
    // Whose own session ended first may be nobody by then; nothing else may go wrong.
    const codes = answers.flatMap(({ errors = [] }) => errors.map(({ extensions }) => extensions.code))
    expect(codes.filter((code) => code !== 'UNAUTHENTICATED')).toEqual([])
  })

  it('of all others leaves the current one alone', async () => {
    const others = [await server.signIn('learner', phone), await server.signIn('learner', firefox)]
    const here = await server.signIn('learner', firefox)
    const stranger = await server.signIn('manager', phone)
    // One from before there was a list.
    await server.database.pool.query(
      'delete from sign_in_session where uuid = (select min(uuid::text)::uuid from sign_in_session)',
    )
    const { data } = await server.call(here.tokens.access_token, endOthersQuery)
    expect(data).toMatchObject({ user: { endOtherSessions: { sessions: [{ isCurrent: true }], userErrors: [] } } })
    for (const other of others) await expectEnded(other)
    await expectGoesOn(here)
    await expectGoesOn(stranger)
  })
})

describe('a new password', () => {
  const next = 'kahawa na chai ya asubuhi'

  it('counts from now on, and ends every other session', async () => {
    const there = await server.signIn('learner', phone)
    const here = await server.signIn('learner', firefox)
    expect(await changePassword(here.tokens.access_token, 'somo', next)).toEqual([])
    await expectEnded(there)
    await expectGoesOn(here)
    const attempt = (word: string) => trySignIn(openBrowser(), authorizationRequest(server), 'learner', word)
    expect((await attempt('somo')).status).toBe(422)
    expect((await attempt(next)).status).toBe(303)
    expect((await trySignIn(openBrowser(), authorizationRequest(server), 'manager', 'somo')).status).toBe(303)
  })

  it('shuts out whoever typed the old one and has not gone on yet', async () => {
    const here = await server.signIn('learner', firefox)
    const browser = openBrowser()
    const accepted = await trySignIn(browser, authorizationRequest(server), 'learner', 'somo')
    expect(accepted.status).toBe(303)
    const stranger = openBrowser()
    const others = await trySignIn(stranger, authorizationRequest(server), 'manager', 'somo')
    expect(await changePassword(here.tokens.access_token, 'somo', next)).toEqual([])
    expect((await browser.get(accepted.headers.get('location') ?? '')).status).toBe(400)
    expect((await followToApp(stranger, others)).searchParams.has('code')).toBe(true)
  })

  it('needs the present one, and must be a good one', async () => {
    const { tokens } = await server.signIn('learner', firefox)
    const token = tokens.access_token
    expect(await changePassword(token, 'wrong', next)).toEqual([{ code: 'WRONG_PASSWORD', path: ['current'] }])
    expect(await changePassword(token, 'somo', 'short')).toEqual([{ code: 'TOO_SHORT', path: ['next'] }])
    expect(await changePassword(token, 'somo', 'x'.repeat(201))).toEqual([{ code: 'TOO_LONG', path: ['next'] }])
    for (const weak of ['Password123', 'learner@somo.example', 'Amani Juma']) {
      expect(await changePassword(token, 'somo', weak)).toEqual([{ code: 'WEAK_PASSWORD', path: ['next'] }])
    }
    expect((await trySignIn(openBrowser(), authorizationRequest(server), 'learner', 'somo')).status).toBe(303)
  })

  it('cannot be had by guessing the present one, however many sessions guess; signing in goes on', async () => {
    const tokens = [(await server.signIn('learner')).tokens, (await server.signIn('learner')).tokens]
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, n) => changePassword(tokens[n % 2]?.access_token ?? '', `guess ${n}`, next)),
    )
    expect(answers.filter((answer) => answer === 'RATE_LIMITED')).toHaveLength(4)
    expect(await changePassword(tokens[0]?.access_token ?? '', 'somo', next)).toBe('RATE_LIMITED')
    const stranger = await server.signIn('manager')
    expect(await changePassword(stranger.tokens.access_token, 'somo', next)).toEqual([])
    expect((await trySignIn(openBrowser(), authorizationRequest(server), 'learner', 'somo')).status).toBe(303)
  })

  it('changed twice at the same moment is changed once', async () => {
    const { tokens } = await server.signIn('learner', firefox)
    const words = ['first of the two', 'second of the two']
    const answers = await Promise.all(words.map((word) => changePassword(tokens.access_token, 'somo', word)))
    expect(answers.filter((answer) => answer.length === 0)).toHaveLength(1)
    await expectGoesOn({ browser: (await server.signIn('manager')).browser, tokens })
  })
})
