import { describe, expect, test, vi } from 'vitest'
import { OidcError } from './provider/oidcError.ts'
import type { Callback } from './provider/provider.ts'
import { stateKey } from './provider/provider.ts'
import { createSession } from './session.ts'
import type { Session } from './contract.ts'
import { config, FakeWorld, until } from './testing/fakeWorld.ts'
import { accessToken } from './testing/tokens.ts'

const callback: Callback = {
  url: 'https://somo.example/?code=c&state=s',
  state: 's',
  carried: null,
  hasCode: true,
  error: null,
  errorDescription: null,
}

async function signedIn(world: FakeWorld): Promise<Session> {
  world.storage.session.set(stateKey('s'), JSON.stringify({ data: { kind: 'signIn', returnTo: null, nonce: 'n-1' } }))
  const session = createSession(config, world.deps({ callback }))
  await until(() => session.getSnapshot().state === 'signedIn')
  world.requests.length = 0
  return session
}

const renewed = (world: FakeWorld) =>
  world.answer({ nonce: null, accessToken: accessToken(world.now / 1_000, ['ADMIN']), refreshToken: 'r-2' })

describe('tokens for calls', () => {
  test('a token with ten seconds left is handed out as it is', async () => {
    const world = new FakeWorld()
    const session = await signedIn(world)
    world.sleep(289_000)
    const token = await session.getToken()
    expect([token !== null, world.requests]).toEqual([true, []])
  })

  test('a clock that was set back does not make an ended token valid', async () => {
    const world = new FakeWorld()
    const session = await signedIn(world)
    world.grant = () => Promise.reject(new OidcError('transient', 'network'))
    world.pass(301_000)
    world.now -= 3_600_000
    expect(await session.getToken()).toBeNull()
  })

  test('C25 twenty calls with an expired token ask for one refresh and get the same token', async () => {
    const world = new FakeWorld()
    const session = await signedIn(world)
    world.sleep(301_000)
    world.grant = () => Promise.resolve(renewed(world))
    const tokens = await Promise.all(Array.from({ length: 20 }, () => session.getToken()))
    expect(world.requests).toEqual(['grant r-1'])
    expect(new Set(tokens)).toEqual(new Set([accessToken(world.now / 1_000, ['ADMIN'])]))
  })

  test('C50 a refused token is renewed once, and a newer one is not renewed again', async () => {
    const world = new FakeWorld()
    const session = await signedIn(world)
    const old = await session.getToken()
    world.grant = () => Promise.resolve(renewed(world))
    const fresh = await session.forceRefresh(old ?? undefined)
    expect(fresh).not.toBe(old)
    expect(await session.forceRefresh(old ?? undefined)).toBe(fresh)
    expect(world.requests).toEqual(['grant r-1'])
  })

  test('C49 without a session one refresh is tried, nothing is handed out, and it is not tried again', async () => {
    const world = new FakeWorld()
    const session = createSession({ ...config, signIn: { mode: 'button' } }, world.deps())
    await until(() => session.getSnapshot().isComplete)
    world.requests.length = 0
    expect([await session.getToken(), await session.getToken()]).toEqual([null, null])
    expect(world.requests).toEqual(['frame'])
  })

  test('a token asked for during start-up is waited for', async () => {
    const world = new FakeWorld()
    world.frame = () => Promise.resolve(world.answer())
    expect(await createSession(config, world.deps()).getToken()).toBe(world.answer().accessToken)
  })
})

describe('renewal', () => {
  test("C24 happens at three quarters of the token's life, by the refresh token", async () => {
    const world = new FakeWorld()
    const session = await signedIn(world)
    world.grant = () => Promise.resolve(renewed(world))
    world.pass(224_000)
    expect(world.requests).toEqual([])
    world.pass(1_000)
    await until(() => session.getSnapshot().roles.includes('ADMIN'))
    expect(world.requests).toEqual(['grant r-1'])
  })

  test('C28 is made up for after a sleep', async () => {
    const world = new FakeWorld()
    const session = await signedIn(world)
    world.grant = () => Promise.resolve(renewed(world))
    world.sleep(600_000)
    world.hear('visible')
    await until(() => session.getSnapshot().roles.includes('ADMIN'))
    expect(world.requests).toEqual(['grant r-1'])
  })

  test('C29 without a network the session stays, grows stale, and recovers', async () => {
    const world = new FakeWorld()
    const session = await signedIn(world)
    world.grant = () => Promise.reject(new OidcError('transient', 'network'))
    world.pass(225_000)
    await until(() => world.requests.length === 1)
    await Promise.resolve()
    expect(session.getSnapshot()).toMatchObject({ state: 'signedIn', isStale: false })
    world.sleep(100_000)
    expect(await session.getToken()).toBeNull()
    expect(session.getSnapshot()).toMatchObject({ state: 'signedIn', isStale: true })
    world.grant = () => Promise.resolve(renewed(world))
    world.hear('online')
    await until(() => !session.getSnapshot().isStale)
  })

  test('C30 a dead refresh token leaves it to the frame', async () => {
    const world = new FakeWorld()
    const session = await signedIn(world)
    world.frame = () => Promise.resolve(world.answer({ accessToken: accessToken(world.now / 1_000, ['ADMIN']) }))
    world.pass(225_000)
    await until(() => session.getSnapshot().roles.includes('ADMIN'))
    expect(world.requests).toEqual(['grant r-1', 'frame'])
  })

  test('C31 when both are refused the login flow starts again, back to the same place', async () => {
    const world = new FakeWorld()
    const session = await signedIn(world)
    world.place = '/catalogue?page=2'
    world.pass(225_000)
    await until(() => world.visited.length === 1)
    expect([session.getSnapshot().state, world.visited]).toEqual(['redirecting', ['sign-in /catalogue?page=2']])
    expect(world.storage.session.get('somo.oidc.tokens')).toBeNull()
  })

  test('C46 silent refreshes are announced, a sign-in by code is not; who listens late still hears of it', async () => {
    const world = new FakeWorld()
    const session = await signedIn(world)
    const early = vi.fn()
    session.onSilentlyRefreshed(early)
    await Promise.resolve()
    expect(early).not.toHaveBeenCalled()
    world.grant = () => Promise.resolve(renewed(world))
    await session.forceRefresh()
    await until(() => early.mock.calls.length === 1)
    const late = vi.fn()
    session.onSilentlyRefreshed(late)
    await until(() => late.mock.calls.length === 1)
    const gone = vi.fn()
    session.onSilentlyRefreshed(gone)()
    await Promise.resolve()
    expect([early.mock.calls.length, gone.mock.calls.length]).toEqual([1, 0])
  })
})

test('who wants a new token because of what was just saved does not get the one that was asked for before', async () => {
  const world = new FakeWorld()
  const session = await signedIn(world)
  const pending: (() => void)[] = []
  world.grant = () => new Promise((done) => pending.push(() => done(renewed(world))))
  const first = session.forceRefresh()
  await until(() => pending.length === 1)
  const second = session.forceRefresh()
  const third = session.forceRefresh()
  pending[0]?.()
  await first
  await until(() => pending.length === 2)
  pending[1]?.()
  await Promise.all([second, third])
  expect(pending).toHaveLength(2)
})

describe('C40 log-out', () => {
  test('clears everything, revokes, and leaves for the provider', async () => {
    const world = new FakeWorld()
    const session = await signedIn(world)
    await until(() => world.storage.local.get('somo.session') !== null)
    world.storage.local.set('count_user_login', 'true')
    world.storage.session.set('somo.returnTo', '/media')
    session.logOut()
    expect(session.getSnapshot()).toMatchObject({ state: 'loggingOut', roles: [], claims: null, expiresAt: null })
    await until(() => world.visited.length === 1)
    const { local, session: tab } = world.storage
    expect([world.visited, world.requests]).toEqual([['https://login.example/end'], ['revoke r-1']])
    expect(
      (['role_token_claims_obj', 'count_user_login', 'somo.session'] as const).map((key) => local.get(key)),
    ).toEqual([null, null, null])
    expect([tab.get('somo.oidc.tokens'), tab.get('somo.returnTo'), await session.getToken()]).toEqual([
      null,
      null,
      null,
    ])
  })

  test.each([
    ['the provider has no log-out', (world: FakeWorld) => void (world.signOut = null)],
    ['C42 there is no network', (world: FakeWorld) => void (world.isOnline = false)],
  ])('is complete here where %s, and never redirects afterwards', async (_, prepare) => {
    const world = new FakeWorld()
    const session = await signedIn(world)
    prepare(world)
    session.logOut()
    await until(() => session.getSnapshot().state === 'anonymous')
    session.retry()
    world.hear('online')
    world.pass(600_000)
    expect([session.getSnapshot().reason, await session.getToken(), world.visited]).toEqual([
      'logged_out_here',
      null,
      [],
    ])
  })

  test('an answer that was under way comes too late', async () => {
    const world = new FakeWorld()
    const session = await signedIn(world)
    let resolve: () => void = () => undefined
    world.grant = () => new Promise((done) => (resolve = () => done(renewed(world))))
    const refreshed = session.forceRefresh()
    await until(() => world.requests.length === 1)
    session.logOut()
    resolve()
    expect(await refreshed).toBeNull()
    expect(world.storage.session.get('somo.oidc.tokens')).toBeNull()
  })
})

test('the answer to a question of an earlier start cannot end the session of a later one', async () => {
  const world = new FakeWorld()
  const session = createSession({ ...config, signIn: { mode: 'button' } }, world.deps({ callback }))
  world.storage.session.set(stateKey('s'), JSON.stringify({ data: { kind: 'signIn', returnTo: null, nonce: 'n-1' } }))
  world.exchange = () => Promise.reject(new OidcError('transient', 'network'))
  world.frame = () => Promise.reject(new OidcError('transient', 'network'))
  await until(() => session.getSnapshot().reason === 'unreachable')
  const late: (() => void)[] = []
  world.frame = () => new Promise((_, reject) => late.push(() => reject(new OidcError('definitive', 'login_required'))))
  session.retry()
  await until(() => late.length === 1)
  session.logOut()
  await until(() => session.getSnapshot().reason === 'logged_out')
  session.signIn()
  world.frame = () => Promise.resolve(world.answer())
  world.hear('restored')
  await until(() => session.getSnapshot().state === 'signedIn')
  late.forEach((fail) => fail())
  // Everything that waits for the answer is worked off before the next turn of the event loop.
  await new Promise((resolve) => setImmediate(resolve))
  expect(session.getSnapshot().state).toBe('signedIn')
})

test('the snapshot is the same object until something in it changes', async () => {
  const world = new FakeWorld()
  const session = await signedIn(world)
  const before = session.getSnapshot()
  const heard = vi.fn()
  session.subscribe(heard)
  session.retry()
  expect(session.getSnapshot()).toBe(before)
  expect(heard).not.toHaveBeenCalled()
  world.grant = () => Promise.resolve(world.answer({ nonce: null }))
  world.now += 1_000
  await session.forceRefresh()
  const after = session.getSnapshot()
  expect(after).not.toBe(before)
  expect([after.roles === before.roles, after.claims === before.claims]).toEqual([true, true])
})
