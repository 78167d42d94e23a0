import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Page, SessionDeps } from './deps.ts'
import { OidcError } from './provider/oidcError.ts'
import type { Callback } from './provider/provider.ts'
import { stateKey } from './provider/provider.ts'
import type { SessionConfig } from './sessionConfig.ts'
import { createSession } from './session.ts'
import type { Session } from './contract.ts'
import { config, FakeWorld, memoryStorage, until } from './testing/fakeWorld.ts'
import { accessToken, idClaims, jwt } from './testing/tokens.ts'

type Changes = Omit<Partial<SessionDeps>, 'page'> & { readonly page?: Partial<Page>; readonly config?: SessionConfig }

async function settled(session: Session): Promise<Session> {
  await until(() => ['signedIn', 'anonymous', 'redirecting', 'switching'].includes(session.getSnapshot().state))
  return session
}

const start = ({ config: own, ...changes }: Changes, world: FakeWorld) =>
  // The partial page is completed by the fake world.
  settled(createSession(own ?? config, world.deps(changes as Partial<SessionDeps>)))

const callback: Callback = {
  url: 'https://somo.example/?code=c&state=s',
  state: 's',
  carried: null,
  hasCode: true,
  error: null,
  errorDescription: null,
}
const remember = (world: FakeWorld, kind: 'signIn' | 'signOut' = 'signIn') =>
  world.storage.session.set(stateKey('s'), JSON.stringify({ id: 's', data: { kind, returnTo: null, nonce: 'n-1' } }))
const button: SessionConfig = { ...config, signIn: { mode: 'button' } }

async function signedIn(world: FakeWorld): Promise<Session> {
  remember(world)
  return await start({ callback }, world)
}

describe('start-up', () => {
  test('C01 a first visit is sent to the sign-in page once, with the deep link', async () => {
    const world = new FakeWorld()
    world.place = '/media?filter=a#x'
    const session = await start({}, world)
    await until(() => world.visited.length > 0)
    expect(world.visited).toEqual(['sign-in /media?filter=a#x'])
    expect(session.getSnapshot()).toMatchObject({ state: 'redirecting', isComplete: true, roles: [], claims: null })
  })

  test('C01 in button mode it waits at the gate and keeps the deep link for later', async () => {
    const world = new FakeWorld()
    world.place = '/media?filter=a#x'
    const session = await start({ config: button }, world)
    expect(session.getSnapshot()).toMatchObject({ state: 'anonymous', reason: 'login_required', isComplete: true })
    world.place = '/dashboard'
    session.signIn()
    await until(() => world.visited.length > 0)
    expect(world.visited).toEqual(['sign-in /media?filter=a#x'])
  })

  test('C02 C03 a code signs in and hands the deep link over once', async () => {
    const world = new FakeWorld()
    world.exchange = () => Promise.resolve(world.answer({ returnTo: '/media?filter=a#x' }))
    const session = await signedIn(world)
    expect(session.getSnapshot()).toMatchObject({
      state: 'signedIn',
      isComplete: true,
      isStale: false,
      reason: null,
      roles: ['LEARNER'],
      expiresAt: world.now + 300_000,
      claims: { subject: 'amani', sessionId: 's-1', name: 'Amani Juma', theme: null },
    })
    expect(world.requests).toEqual(['discovery', 'exchange'])
    expect([session.takeReturnTo(), session.takeReturnTo()]).toEqual(['/media?filter=a#x', null])
    expect(world.storage.local.get('role_token_claims_obj')).toBe('["LEARNER"]')
  })

  test('a hostile path that comes back with a sign-in is dropped', async () => {
    const world = new FakeWorld()
    world.exchange = () => Promise.resolve(world.answer({ returnTo: '//evil.example' }))
    expect((await signedIn(world)).takeReturnTo()).toBeNull()
  })

  test('C08 a reload with a valid token asks for one silent refresh', async () => {
    const storage = memoryStorage()
    await signedIn(new FakeWorld(storage))
    const world = new FakeWorld(storage)
    world.frame = () => Promise.resolve(world.answer({ accessToken: accessToken(world.now / 1_000, ['ADMIN']) }))
    const session = await start({}, world)
    expect(world.requests).toEqual(['discovery', 'frame'])
    expect(session.getSnapshot()).toMatchObject({ state: 'signedIn', roles: ['ADMIN'] })
  })

  test('C19 a code beside a valid token is not exchanged', async () => {
    const storage = memoryStorage()
    await signedIn(new FakeWorld(storage))
    const world = new FakeWorld(storage)
    remember(world)
    world.frame = () => Promise.resolve(world.answer())
    await start({ callback }, world)
    expect(world.requests).toEqual(['discovery', 'frame'])
    expect(world.storage.session.get(stateKey('s'))).toBeNull()
  })

  test('where the frame is refused, the refresh token takes over', async () => {
    const storage = memoryStorage()
    await signedIn(new FakeWorld(storage))
    const world = new FakeWorld(storage)
    world.grant = () => Promise.resolve(world.answer({ nonce: null }))
    const session = await start({}, world)
    expect(world.requests).toEqual(['discovery', 'frame', 'grant r-1'])
    expect(session.getSnapshot().state).toBe('signedIn')
  })

  test('C11 a valid token whose session has ended: local log-out, gate, and only the mark of the browser stays', async () => {
    const storage = memoryStorage()
    await signedIn(new FakeWorld(storage))
    await until(() => storage.local.get('somo.session') !== null)
    storage.local.set('count_user_login', 'true')
    const world = new FakeWorld(storage)
    const session = await start({}, world)
    expect(session.getSnapshot()).toMatchObject({ state: 'anonymous', reason: 'session_ended', isComplete: true })
    // Other tabs may still be in that session: only a log-out of the person's own takes it from them.
    expect(storage.local.get('somo.session')).not.toBeNull()
    expect(storage.session.get('somo.oidc.tokens')).toBeNull()
    expect([storage.local.get('role_token_claims_obj'), storage.local.get('count_user_login')]).toEqual([null, null])
    expect(world.visited).toEqual([])
  })

  test("C09 an expired token counts as none: the provider's session signs in", async () => {
    const storage = memoryStorage()
    const before = new FakeWorld(storage)
    await signedIn(before)
    const world = new FakeWorld(storage)
    world.now = before.now + 400_000
    world.frame = () => Promise.resolve(world.answer())
    expect((await start({}, world)).getSnapshot().state).toBe('signedIn')
  })

  test('C12 an unreachable provider: gate, one warning, no redirect; C14 retry signs in', async () => {
    const world = new FakeWorld()
    const found = world.discovery
    world.discovery = { kind: 'unreachable', detail: 'TypeError' }
    const session = await start({}, world)
    expect(session.getSnapshot()).toMatchObject({ state: 'anonymous', reason: 'unreachable', isComplete: true })
    expect([world.logged, world.visited]).toEqual([['warn Sign-in: unreachable'], []])
    world.discovery = found
    world.frame = () => Promise.resolve(world.answer())
    session.retry()
    await until(() => session.getSnapshot().state === 'signedIn')
  })

  test('without a network the reason is "offline", and the network\'s return is one retry', async () => {
    const world = new FakeWorld()
    world.discovery = { kind: 'unreachable', detail: 'TypeError' }
    world.isOnline = false
    const session = await start({}, world)
    expect(session.getSnapshot().reason).toBe('offline')
    world.hear('online')
    await until(() => world.requests.length === 2)
    expect(session.getSnapshot().isComplete).toBe(true)
  })

  test('C15 C16 a misconfigured provider: the detail goes to the console', async () => {
    const world = new FakeWorld()
    world.discovery = { kind: 'misconfigured', detail: 'the discovery document is not JSON' }
    const session = await start({}, world)
    expect(session.getSnapshot().reason).toBe('misconfigured')
    expect(world.logged[0]).toContain('not JSON')
  })

  test('C52 without an issuer nobody is asked', async () => {
    const world = new FakeWorld()
    const session = await start({ config: { ...config, oidc: { ...config.oidc, issuer: null } } }, world)
    expect(session.getSnapshot()).toMatchObject({ state: 'anonymous', reason: 'config_missing', isComplete: true })
    session.signIn()
    session.retry()
    expect([await session.getToken(), world.requests, world.visited]).toEqual([null, [], []])
  })

  test('an insecure address cannot sign in and says so', async () => {
    const world = new FakeWorld()
    const session = await start({ page: { isSecure: false } }, world)
    expect(session.getSnapshot().reason).toBe('misconfigured')
    expect(world.logged[0]).toContain('https')
  })

  test('C21 who comes back from the sign-in page is not sent there again', async () => {
    const world = new FakeWorld()
    const session = await start({ page: { cameBack: true } }, world)
    expect([session.getSnapshot().reason, world.visited]).toEqual(['login_required', []])
  })

  test('C21 the same where the browser kept the page as it was', async () => {
    const world = new FakeWorld()
    const session = await start({}, world)
    await until(() => world.visited.length === 1)
    world.hear('restored')
    await until(() => session.getSnapshot().state === 'anonymous')
    expect([session.getSnapshot().reason, world.visited.length]).toEqual(['login_required', 1])
  })

  test('C22 who cancels stays at the gate', async () => {
    const world = new FakeWorld()
    remember(world)
    const session = await start({ callback: { ...callback, hasCode: false, error: 'access_denied' } }, world)
    expect([session.getSnapshot().reason, world.visited, world.requests]).toEqual(['cancelled', [], ['discovery']])
  })

  test('C19 an answer to no question of ours is ignored', async () => {
    const world = new FakeWorld()
    world.frame = () => Promise.resolve(world.answer())
    const session = await start({ callback }, world)
    expect([session.getSnapshot().state, world.requests]).toEqual(['signedIn', ['discovery', 'frame']])
  })

  test('a failed exchange falls back to a silent refresh, then to the gate without a redirect', async () => {
    const world = new FakeWorld()
    world.exchange = () => Promise.reject(new OidcError('definitive', 'invalid_grant'))
    const session = await signedIn(world)
    expect([session.getSnapshot().reason, world.requests, world.visited]).toEqual([
      'sign_in_failed',
      ['discovery', 'exchange', 'frame'],
      [],
    ])
  })

  test("the return from the provider's log-out stays at the gate", async () => {
    const world = new FakeWorld()
    remember(world, 'signOut')
    const session = await start({ callback: { ...callback, hasCode: false } }, world)
    expect([session.getSnapshot().reason, world.requests, world.visited]).toEqual(['logged_out', ['discovery'], []])
  })

  test('C39 two automatic redirects in a minute, then the gate', async () => {
    const storage = memoryStorage()
    const reasons: (string | null)[] = []
    for (let visit = 0; visit < 3; visit += 1)
      reasons.push((await start({}, new FakeWorld(storage))).getSnapshot().reason)
    // Nobody signed in, so nothing went round in a circle.
    expect(reasons).toEqual([null, null, 'login_required'])
  })

  test('C39 two sign-ins in a minute that led back here are a circle', async () => {
    const storage = memoryStorage()
    const reasons: (string | null)[] = []
    for (let visit = 0; visit < 3; visit += 1) {
      const world = new FakeWorld(storage)
      remember(world)
      world.exchange = () => Promise.resolve(world.answer({ expiresIn: 1 }))
      const session = await start({ callback }, world)
      world.pass(1_000)
      await session.getToken()
      reasons.push(session.getSnapshot().reason)
    }
    expect(reasons).toEqual([null, null, 'loop_guard'])
  })

  test('C27 a copied tab leaves the refresh token to its original', async () => {
    const storage = memoryStorage()
    await signedIn(new FakeWorld(storage))
    const world = new FakeWorld(storage)
    world.tab = 'copy'
    world.grant = () => Promise.resolve(world.answer({ nonce: null }))
    await start({}, world)
    expect(world.requests).toEqual(['discovery', 'frame'])
  })

  test('C43 a token without roles signs in, with one warning', async () => {
    const world = new FakeWorld()
    world.exchange = () => Promise.resolve(world.answer({ accessToken: 'opaque' }))
    const session = await signedIn(world)
    expect([session.getSnapshot().state, session.getSnapshot().roles]).toEqual(['signedIn', []])
    expect(world.logged).toEqual([expect.stringContaining('somo-api')])
  })
})

describe('C18 forged answers', () => {
  const forgeries = { iss: 'https://evil.example', aud: 'other', azp: 'other', nonce: 'n-2', iat: 1, exp: 1, sub: '' }
  test.each(Object.entries(forgeries))('%s', async (claim, value) => {
    const world = new FakeWorld()
    world.exchange = () =>
      Promise.resolve(world.answer({ idToken: jwt(idClaims(world.now / 1_000, { [claim]: value })) }))
    const session = await signedIn(world)
    expect(session.getSnapshot()).toMatchObject({ state: 'anonymous', reason: 'sign_in_failed' })
    expect([world.storage.session.get('somo.oidc.tokens'), world.visited]).toEqual([null, []])
  })
})

describe('another person at the provider', () => {
  test('C34 the tab drops its tokens and reloads once', async () => {
    const storage = memoryStorage()
    await signedIn(new FakeWorld(storage))
    const world = new FakeWorld(storage)
    world.frame = () =>
      Promise.resolve(
        world.answer({ idToken: jwt(idClaims(world.now / 1_000, { sub: 'neema', session_state: 's-2' })) }),
      )
    const session = await start({}, world)
    expect(session.getSnapshot().state).toBe('switching')
    await until(() => world.reloads === 1)
    expect(storage.session.get('somo.oidc.tokens')).toBeNull()
    const after = await start({}, world)
    expect([after.getSnapshot().claims?.subject, world.reloads]).toEqual(['neema', 1])
  })

  test('a tab that has reloaded for this session already starts anew where it is', async () => {
    const storage = memoryStorage()
    storage.session.set('somo.reloadedFor', createHash('sha256').update('s-2').digest('hex'))
    await signedIn(new FakeWorld(storage))
    const world = new FakeWorld(storage)
    world.frame = () =>
      Promise.resolve(
        world.answer({ idToken: jwt(idClaims(world.now / 1_000, { sub: 'neema', session_state: 's-2' })) }),
      )
    const session = createSession(config, world.deps())
    await until(() => session.getSnapshot().state === 'signedIn')
    expect([session.getSnapshot().claims?.subject, world.reloads, world.requests]).toEqual([
      'neema',
      0,
      ['discovery', 'frame', 'discovery', 'frame'],
    ])
  })
})
