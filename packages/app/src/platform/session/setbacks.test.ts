import { expect, test } from 'vitest'
import type { Session } from './contract.ts'
import type { Page, SessionDeps } from './deps.ts'
import { OidcError } from './provider/oidcError.ts'
import type { Callback } from './provider/provider.ts'
import { stateKey } from './provider/provider.ts'
import type { SessionConfig } from './sessionConfig.ts'
import { createSession } from './session.ts'
import { config, FakeWorld, memoryStorage, until } from './testing/fakeWorld.ts'

interface Changes {
  readonly config?: SessionConfig
  readonly callback?: Callback
  readonly page?: Partial<Page>
}

const callback: Callback = {
  url: 'https://somo.example/?code=c&state=s',
  state: 's',
  carried: null,
  hasCode: true,
  error: null,
  errorDescription: null,
}
const button: SessionConfig = { ...config, signIn: { mode: 'button' } }

async function start({ config: own, ...changes }: Changes, world: FakeWorld): Promise<Session> {
  // The partial page is completed by the fake world.
  const session = createSession(own ?? config, world.deps(changes as Partial<SessionDeps>))
  await until(() => ['signedIn', 'anonymous', 'redirecting'].includes(session.getSnapshot().state))
  return session
}

test('an open or unknown page does not take the place of what a later sign-in is for', async () => {
  const world = new FakeWorld()
  for (const place of ['/media', '/communication', '/nope', '/error-page']) {
    world.place = place
    await start({ config: button }, world)
  }
  world.place = '/dashboard'
  const session = await start({ config: button }, world)
  session.signIn()
  await until(() => world.visited.length > 0)
  expect(world.visited).toEqual(['sign-in /media'])
})

test('an open page that is asked for travels with its own sign-in, and no other', async () => {
  const world = new FakeWorld()
  world.place = '/communication'
  const session = await start({ config: button }, world)
  session.signIn('/communication')
  await until(() => world.visited.length > 0)
  expect([world.visited, world.storage.session.get('somo.returnTo')]).toEqual([['sign-in /communication'], null])
})

test('the overview asked for on purpose is where a sign-in ends', async () => {
  const world = new FakeWorld()
  world.place = '/media'
  const session = await start({ config: button }, world)
  session.signIn('/dashboard')
  await until(() => world.visited.length > 0)
  expect([world.visited, world.storage.session.get('somo.returnTo')]).toEqual([['sign-in /dashboard'], null])
})

test('an automatic sign-in counts like the first one, and is not begun after coming back', async () => {
  const storage = memoryStorage()
  for (const expected of [1, 1, 0]) {
    const world = new FakeWorld(storage)
    const session = await start({ config: button }, world)
    session.signIn('/media', 'automatic')
    await until(() => world.visited.length === expected)
    expect(session.getSnapshot().state).toBe(expected === 1 ? 'redirecting' : 'anonymous')
  }
  const world = new FakeWorld()
  const session = await start({ config: button, page: { cameBack: true } }, world)
  session.signIn('/media', 'automatic')
  expect(session.getSnapshot()).toMatchObject({ state: 'anonymous', reason: 'login_required' })
})

test('the place survives an exchange that failed', async () => {
  const world = new FakeWorld()
  world.storage.session.set(
    stateKey('s'),
    JSON.stringify({ data: { kind: 'signIn', returnTo: '/media?y=2', nonce: 'n-1' } }),
  )
  world.exchange = () => Promise.reject(new OidcError('transient', 'network'))
  world.frame = () => Promise.reject(new OidcError('transient', 'network'))
  const session = await start({ callback }, world)
  expect(session.getSnapshot().reason).toBe('unreachable')
  world.frame = () => Promise.resolve(world.answer())
  session.retry()
  await until(() => session.getSnapshot().state === 'signedIn')
  expect(session.takeReturnTo()).toBe('/media?y=2')
})

test.each([
  ['/media?y=2', '/media?y=2'],
  ['//evil.example', null],
])('where the browser keeps nothing, the path %s comes back with the state as %s', async (carried, place) => {
  const world = new FakeWorld()
  world.frame = () => Promise.resolve(world.answer())
  const session = await start({ callback: { ...callback, carried } }, world)
  expect([session.getSnapshot().state, session.takeReturnTo()]).toEqual(['signedIn', place])
})

test('a configuration that did not come: gate with a retry, which loads the page anew', async () => {
  const world = new FakeWorld()
  const unread = { ...config, oidc: { ...config.oidc, issuer: null }, isUnreachable: true }
  const session = await start({ config: unread }, world)
  expect([session.getSnapshot().reason, world.logged]).toEqual(['unreachable', ['warn Sign-in: unreachable']])
  session.retry()
  // Not as after a change of person: what was chosen by hand stays.
  expect([world.reloads, session.getSnapshot().state]).toEqual([1, 'redirecting'])
})
