import { describe, expect, test } from 'vitest'
import type { Session } from './contract.ts'
import type { Page, SessionDeps } from './deps.ts'
import { OidcError } from './provider/oidcError.ts'
import { createSession } from './session.ts'
import { config, FakeWorld, memoryStorage, until } from './testing/fakeWorld.ts'
import { jwt } from './testing/tokens.ts'

const framed: Partial<Page> = { isFramed: true, isFramedBySite: true }

async function open(world: FakeWorld, page: Partial<Page>): Promise<Session> {
  // The partial page is completed by the fake world.
  const session = createSession(config, world.deps({ page } as Partial<SessionDeps>))
  await until(() => ['signedIn', 'anonymous', 'redirecting'].includes(session.getSnapshot().state))
  return session
}

/** A tab whose page was loaded anew while the provider's answer to its refresh token was on the way. */
async function loadedAnew(page: Partial<Page>): Promise<FakeWorld> {
  const before = new FakeWorld(memoryStorage())
  before.frame = () => Promise.resolve(before.answer())
  const session = await open(before, page)
  if (session.getSnapshot().state === 'anonymous') session.signIn()
  await until(() => session.getSnapshot().state === 'signedIn')
  before.grant = () => new Promise(() => undefined)
  void session.forceRefresh()
  await until(() => before.requests.includes('grant r-1'))
  return new FakeWorld(before.storage)
}

describe('an answer to the refresh token that never arrived', () => {
  test('signs nobody out: where the provider takes the token for used up, the access token is used to its end', async () => {
    const world = await loadedAnew({})
    const session = await open(world, {})
    expect(session.getSnapshot()).toMatchObject({ state: 'signedIn', claims: { subject: 'amani' }, endsAt: null })
    expect([world.requests, world.visited]).toEqual([['discovery', 'frame', 'grant r-1'], []])
    world.pass(300_000)
    await until(() => world.visited.length === 1)
    expect(world.visited[0]).toMatch(/^sign-in/)
    expect(world.requests.slice(3)).toEqual(['frame'])
  })

  test('is of no account where the provider takes the token once more', async () => {
    const world = await loadedAnew(framed)
    world.grant = () => Promise.resolve(world.answer({ nonce: null, refreshToken: 'r-2' }))
    const session = await open(world, framed)
    expect(session.getSnapshot()).toMatchObject({ state: 'signedIn', endsAt: null })
    world.grant = () => Promise.reject(new OidcError('definitive', 'invalid_grant'))
    await session.forceRefresh()
    expect(session.getSnapshot().reason).toBe('session_ended')
  })

  test('in a frame tells the end in time, and a window goes on without a password', async () => {
    const world = await loadedAnew(framed)
    const session = await open(world, framed)
    expect(session.getSnapshot()).toMatchObject({ state: 'signedIn', endsAt: world.now + 300_000 })
    session.signIn()
    await until(() => world.requests.includes('popUp'))
    await until(() => session.getSnapshot().endsAt === null)
    expect(world.requests).toEqual(['discovery', 'grant r-1', 'popUp'])
  })

  test('in a frame ends at the gate, not before the access token does', async () => {
    const world = await loadedAnew(framed)
    const session = await open(world, framed)
    world.pass(299_000)
    expect(session.getSnapshot().state).toBe('signedIn')
    world.pass(1_000)
    await until(() => session.getSnapshot().reason === 'session_ended')
  })

  test('may be the error of the network as well', async () => {
    const world = new FakeWorld()
    world.popUp = () => Promise.resolve(world.answer())
    const session = await open(world, framed)
    session.signIn()
    await until(() => session.getSnapshot().state === 'signedIn')
    world.grant = () => Promise.reject(new OidcError('transient', 'timeout'))
    await session.forceRefresh()
    world.grant = () => Promise.reject(new OidcError('definitive', 'invalid_grant'))
    world.pass(5_000)
    await until(() => world.requests.filter((ask) => ask === 'grant r-1').length === 2)
    await until(() => session.getSnapshot().endsAt !== null)
    expect(session.getSnapshot()).toMatchObject({ state: 'signedIn', isStale: false })
  })

  test('does not keep somebody signed in whom the session page calls signed out', async () => {
    const world = await loadedAnew({})
    world.frame = () => Promise.resolve(world.answer({ sessionState: 'op-1' }))
    const watching = { ...config, oidc: { ...config.oidc, sessionChecks: true } }
    const metadata = {
      issuer: config.oidc.issuer ?? '',
      authorization_endpoint: 'a',
      token_endpoint: 't',
      check_session_iframe: 'c',
    }
    world.discovery = { kind: 'ok', metadata }
    const session = createSession(watching, world.deps())
    await until(() => world.watched !== null)
    world.frame = () => Promise.reject(new OidcError('definitive', 'login_required'))
    world.hearProvider({ type: 'OP_UNCHANGED' })
    world.hearProvider({ type: 'OP_CHANGED' })
    await until(() => session.getSnapshot().state === 'redirecting')
  })
})

test.each<[string, { readonly sub?: string }, string, readonly string[]]>([
  ['tokens that name nobody count for none', {}, 'redirecting', ['discovery', 'frame']],
  ['a lost ID token makes nobody unknown', { sub: 'amani' }, 'signedIn', ['discovery', 'frame', 'grant r-1']],
])('%s', async (_, claims, state, requests) => {
  const storage = memoryStorage()
  const before = new FakeWorld(storage)
  before.frame = () => Promise.resolve(before.answer())
  await open(before, {})
  const stored: unknown = JSON.parse(storage.session.get('somo.oidc.tokens') ?? '')
  storage.session.set(
    'somo.oidc.tokens',
    JSON.stringify(Object.assign({}, stored, { idToken: 'unreadable', accessToken: jwt(claims) })),
  )
  const world = new FakeWorld(storage)
  world.grant = () => Promise.resolve(world.answer({ idToken: null, nonce: null, accessToken: jwt(claims) }))
  const session = await open(world, {})
  expect([session.getSnapshot().state, world.requests]).toEqual([state, requests])
  expect(session.getSnapshot().claims?.subject).toBe(claims.sub)
})
