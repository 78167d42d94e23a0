import { describe, expect, test, vi } from 'vitest'
import { remember } from './capabilities.ts'
import type { Session } from './contract.ts'
import { OidcError } from './provider/oidcError.ts'
import { hashOf } from './tokens/hash.ts'
import { stateKey } from './provider/provider.ts'
import { createSession } from './session.ts'
import { readMark, writeMark } from './sessionMark.ts'
import { config, FakeWorld, memoryStorage, until } from './testing/fakeWorld.ts'
import { idClaims, issuer, jwt } from './testing/tokens.ts'

const checking = { ...config, oidc: { ...config.oidc, sessionChecks: true } }
const callback = {
  url: 'https://somo.example/?code=c&state=s',
  state: 's',
  carried: null,
  hasCode: true,
  error: null,
  errorDescription: null,
}

async function signedIn(world: FakeWorld, own = config): Promise<Session> {
  world.storage.session.set(stateKey('s'), JSON.stringify({ data: { kind: 'signIn', returnTo: null, nonce: 'n-1' } }))
  if (world.discovery.kind === 'ok') {
    const page = 'https://login.example/oidc/session/check'
    world.discovery = { ...world.discovery, metadata: { ...world.discovery.metadata, check_session_iframe: page } }
  }
  world.exchange = () => Promise.resolve(world.answer({ sessionState: 'state-1' }))
  const session = createSession(own, world.deps({ callback }))
  await until(() => session.getSnapshot().state === 'signedIn' && readMark(world.storage) !== null)
  world.requests.length = 0
  return session
}
const other = { sid: 'other', person: 'another person' }
/** Counts the hashes that are made from here on; `made` waits until there are so many of them, and those who asked have them. */
function countHashes(): { made(many: number): Promise<void> } {
  const digests = vi.spyOn(crypto.subtle, 'digest')
  return {
    async made(many) {
      await until(() => digests.mock.settledResults.filter(({ type }) => type === 'fulfilled').length >= many)
      digests.mockRestore()
      await turn()
    },
  }
}
const turn = () => new Promise((resolve) => setImmediate(resolve))
const asOther = (world: FakeWorld, sub: string) => ({
  idToken: jwt(idClaims(Math.floor(world.now / 1_000), { sub, session_state: 's-2' })),
})

describe('the session monitor', () => {
  test('asks about the session state of the answer, and again about that of a renewal', async () => {
    const world = new FakeWorld()
    const session = await signedIn(world, checking)
    expect(world.watched).toEqual({
      page: 'https://login.example/oidc/session/check',
      clientId: 'somo-app',
      sessionState: 'state-1',
    })
    world.grant = () => Promise.resolve(world.answer({ nonce: null, sessionState: 'state-2' }))
    await session.forceRefresh()
    expect(world.watched?.sessionState).toBe('state-2')
  })

  test('C37 unarmed words end nothing: it is off, and stays off in this browser for a day', async () => {
    for (const type of ['OP_ERROR', 'OP_CHANGED'] as const) {
      const storage = memoryStorage()
      const world = new FakeWorld(storage)
      const session = await signedIn(world, checking)
      world.hearProvider({ type })
      expect([session.getSnapshot().state, world.watched, world.requests]).toEqual(['signedIn', null, []])
      world.grant = () => Promise.resolve(world.answer({ nonce: null, sessionState: 'state-2' }))
      await session.forceRefresh()
      expect(world.watched).toBeNull()
      const later = new FakeWorld(storage)
      later.frame = () => Promise.resolve(later.answer({ sessionState: 'state-1' }))
      await signedIn(later, checking)
      expect(later.watched).toBeNull()
      const nextDay = new FakeWorld(storage)
      nextDay.now += 25 * 60 * 60 * 1_000
      nextDay.frame = () => Promise.resolve(nextDay.answer({ sessionState: 'state-1' }))
      await signedIn(nextDay, checking)
      expect(nextDay.watched).not.toBeNull()
    }
  })

  test('no answer at all is off for the page, and known of nobody else', async () => {
    const storage = memoryStorage()
    const world = new FakeWorld(storage)
    await signedIn(world, checking)
    world.hearProvider({ type: 'OP_SILENT' })
    expect([world.watched, storage.local.get('somo.oidc.caps')]).toEqual([null, null])
  })

  test('C38 armed, an error starts the login flow again, once', async () => {
    const world = new FakeWorld()
    const session = await signedIn(world, checking)
    world.place = '/media?x=1'
    world.hearProvider({ type: 'OP_UNCHANGED' })
    world.hearProvider({ type: 'OP_ERROR' })
    world.hearProvider({ type: 'OP_ERROR' })
    await until(() => world.visited.length > 0)
    expect([session.getSnapshot().state, world.visited]).toEqual(['redirecting', ['sign-in /media?x=1']])
  })

  test('C32 armed, a change that a frame which has worked confirms ends the session, a good refresh token or not', async () => {
    const world = new FakeWorld()
    remember('iframe', true, world.storage, issuer, world.now)
    await signedIn(world, checking)
    world.grant = () => Promise.resolve(world.answer({ nonce: null }))
    world.hearProvider({ type: 'OP_UNCHANGED' })
    world.hearProvider({ type: 'OP_CHANGED' })
    await until(() => world.visited.length > 0)
    expect(world.requests).toEqual(['frame'])
  })

  test('C32 where the frame has never worked a good refresh token goes on, and a dead one ends it', async () => {
    const world = new FakeWorld()
    const session = await signedIn(world, checking)
    world.grant = () => Promise.resolve(world.answer({ nonce: null, sessionState: 'state-1' }))
    world.hearProvider({ type: 'OP_UNCHANGED' })
    world.hearProvider({ type: 'OP_CHANGED' })
    await until(() => world.watched !== null)
    expect([session.getSnapshot().state, world.requests, world.visited]).toEqual([
      'signedIn',
      ['frame', 'grant r-1'],
      [],
    ])
    world.grant = () => Promise.reject(new OidcError('definitive', 'invalid_grant'))
    world.hearProvider({ type: 'OP_UNCHANGED' })
    world.hearProvider({ type: 'OP_CHANGED' })
    await until(() => world.visited.length > 0)
  })

  test('stays armed through a renewal of the same session: its next no is meant', async () => {
    const world = new FakeWorld()
    const session = await signedIn(world, checking)
    world.hearProvider({ type: 'OP_UNCHANGED' })
    world.grant = () => Promise.resolve(world.answer({ nonce: null }))
    await session.forceRefresh()
    world.hearProvider({ type: 'OP_CHANGED' })
    await until(() => world.requests.includes('frame'))
    expect(world.storage.local.get('somo.oidc.caps')).toContain('"sessionCheck":{"works":"yes"')
  })

  test('three doubts in a minute are enough', async () => {
    const world = new FakeWorld()
    const session = await signedIn(world, checking)
    let number = 1
    world.frame = () => Promise.resolve(world.answer({ sessionState: `state-${(number += 1)}` }))
    for (let doubt = 1; doubt <= 4; doubt += 1) {
      world.hearProvider({ type: 'OP_UNCHANGED' })
      world.hearProvider({ type: 'OP_CHANGED' })
      await turn()
      await until(() => doubt > 3 || world.watched?.sessionState === `state-${doubt + 1}`)
    }
    expect([session.getSnapshot().state, world.watched, world.requests]).toEqual([
      'signedIn',
      null,
      ['frame', 'frame', 'frame'],
    ])
  })
})

describe('other tabs', () => {
  test('C33 a log-out in another tab: the gate says so, and nobody is sent anywhere', async () => {
    const world = new FakeWorld()
    const session = await signedIn(world)
    world.hearTab({ type: 'loggedOut', sid: await hashOf('s-1') })
    expect(session.getSnapshot()).toMatchObject({ state: 'anonymous', reason: 'logged_out_elsewhere', claims: null })
    session.signIn('/media', 'automatic')
    world.pass(600_000)
    expect([world.visited, world.storage.session.get('somo.oidc.tokens')]).toEqual([[], null])
  })

  test('a log-out of a session this tab is not in is none of its business', async () => {
    const world = new FakeWorld()
    const session = await signedIn(world)
    world.hearTab({ type: 'loggedOut', sid: await hashOf('s-0') })
    expect(session.getSnapshot().state).toBe('signedIn')
  })

  test.each(['visible', 'event'])(
    'the mark is gone (%s): logged out elsewhere, and it is not written again',
    async (how) => {
      const world = new FakeWorld()
      const session = await signedIn(world)
      world.grant = () => Promise.resolve(world.answer({ nonce: null }))
      world.storage.local.remove('somo.session')
      await session.forceRefresh()
      await turn()
      expect(readMark(world.storage)).toBeNull()
      if (how === 'event') world.hearTab({ type: 'marked' })
      else world.hear('visible')
      expect(session.getSnapshot().reason).toBe('logged_out_elsewhere')
    },
  )

  test('C34 another session: tokens go, one reload, and unsaved work does not hold it up', async () => {
    const world = new FakeWorld()
    const session = await signedIn(world)
    world.hasUnsavedWork = true
    writeMark(world.storage, other)
    for (let times = 0; times < 3; times += 1) world.hearTab({ type: 'marked' })
    expect([session.getSnapshot().state, world.reloads, world.hasUnsavedWork]).toEqual(['switching', 1, false])
    expect([world.storage.session.get('somo.oidc.tokens'), world.storage.session.get('somo.reloadedFor')]).toEqual([
      null,
      'other',
    ])
  })

  test('C34 signed out by another tab, the page follows it to the next person, once', async () => {
    const world = new FakeWorld()
    const session = await signedIn(world)
    world.hearTab({ type: 'loggedOut', sid: await hashOf('s-1') })
    writeMark(world.storage, other)
    world.hearTab({ type: 'marked' })
    expect([session.getSnapshot().state, world.reloads]).toEqual(['switching', 1])
  })

  test('C35 the same session written again, or reloaded for before, reloads nothing', async () => {
    const world = new FakeWorld()
    const session = await signedIn(world)
    world.hearTab({ type: 'marked' })
    world.hear('visible')
    expect([session.getSnapshot().state, world.reloads]).toEqual(['signedIn', 0])
    world.storage.session.set('somo.reloadedFor', 'other')
    world.frame = () => Promise.resolve(world.answer())
    writeMark(world.storage, other)
    world.hearTab({ type: 'marked' })
    await until(() => session.getSnapshot().state === 'signedIn')
    expect([world.reloads, world.requests]).toEqual([0, ['discovery', 'frame']])
  })

  test('S4.7 another session of the same person: one reload that keeps the tokens, and then both live', async () => {
    const world = new FakeWorld()
    await signedIn(world)
    const beside = { sid: 'other', person: readMark(world.storage)?.person ?? '' }
    const stored = world.storage.session.get('somo.oidc.tokens')
    writeMark(world.storage, beside)
    for (let times = 0; times < 3; times += 1) world.hearTab({ type: 'marked' })
    expect([world.reloads, world.storage.session.get('somo.oidc.tokens')]).toEqual([1, stored])
    const later = new FakeWorld(world.storage)
    later.grant = () => Promise.resolve(later.answer({ nonce: null }))
    const hashes = countHashes()
    const session = createSession(config, later.deps())
    await until(() => session.getSnapshot().state === 'signedIn')
    // Of the session and of the person: before them this tab could not say which session it leaves.
    await hashes.made(2)
    later.hear('visible')
    expect([session.getSnapshot().state, later.reloads, readMark(world.storage)]).toEqual(['signedIn', 0, beside])
    session.logOut()
    expect([readMark(world.storage), later.announced]).toEqual([null, [await hashOf('s-1')]])
  })

  test('S4.7 unsaved work is not loaded away for a session of its own person', async () => {
    const world = new FakeWorld()
    const session = await signedIn(world)
    world.hasUnsavedWork = true
    writeMark(world.storage, { sid: 'other', person: readMark(world.storage)?.person ?? '' })
    world.hearTab({ type: 'marked' })
    expect([session.getSnapshot().state, world.reloads, world.hasUnsavedWork]).toEqual(['signedIn', 0, true])
  })

  test('at the gate it offers to go on as whoever has signed in, without a reload', async () => {
    const world = new FakeWorld()
    const session = createSession({ ...config, signIn: { mode: 'button' } }, world.deps())
    await until(() => session.getSnapshot().isComplete)
    writeMark(world.storage, other)
    world.hearTab({ type: 'marked' })
    expect([session.getSnapshot().isSignedInElsewhere, world.reloads]).toEqual([true, 0])
    world.frame = () => Promise.resolve(world.answer())
    session.retry()
    await until(() => session.getSnapshot().state === 'signedIn')
    expect(session.getSnapshot().isSignedInElsewhere).toBe(false)
  })

  test('a log-out here tells the others which session has ended', async () => {
    const world = new FakeWorld()
    const session = await signedIn(world)
    session.logOut()
    expect([world.announced, readMark(world.storage)]).toEqual([[await hashOf('s-1')], null])
  })
})

describe('a session that ends under unsaved work', () => {
  async function ended(world: FakeWorld): Promise<Session> {
    const session = await signedIn(world)
    world.hasUnsavedWork = true
    world.pass(225_000)
    await until(() => session.getSnapshot().ended !== null)
    return session
  }

  test('C31 keeps the page and the person on it, without tokens, calls or redirects', async () => {
    const world = new FakeWorld()
    const session = await ended(world)
    const { state, ended: end, claims, roles } = session.getSnapshot()
    expect([state, end, claims?.subject, roles]).toEqual([
      'signedIn',
      { reason: 'session_ended', isAsking: false },
      'amani',
      ['LEARNER'],
    ])
    expect([await session.getToken(), world.visited, world.storage.session.get('somo.oidc.tokens')]).toEqual([
      null,
      [],
      null,
    ])
  })

  test('the same person signs in beside it and goes on', async () => {
    const world = new FakeWorld()
    const session = await ended(world)
    world.exchange = () => Promise.reject(new OidcError('definitive', 'access_denied'))
    session.signIn()
    expect(session.getSnapshot().ended).toMatchObject({ isAsking: true })
    await until(() => session.getSnapshot().ended?.isAsking === false)
    world.exchange = () => Promise.resolve(world.answer())
    session.signIn()
    await until(() => session.getSnapshot().ended === null)
    expect([session.getSnapshot().state, await session.getToken(), world.reloads]).toEqual([
      'signedIn',
      world.answer().accessToken,
      0,
    ])
  })

  test('another person gets a page of their own', async () => {
    const world = new FakeWorld()
    const session = await ended(world)
    world.exchange = () => Promise.resolve(world.answer(asOther(world, 'zawadi')))
    session.signIn()
    await until(() => world.reloads === 1)
    expect([session.getSnapshot().state, session.getSnapshot().claims]).toEqual(['switching', null])
  })

  test('a sign-in in another tab is taken over', async () => {
    const world = new FakeWorld()
    const session = await ended(world)
    world.frame = () => Promise.resolve(world.answer())
    writeMark(world.storage, { sid: 'new', person: '' })
    world.hearTab({ type: 'marked' })
    await until(() => session.getSnapshot().ended === null)
    expect([session.getSnapshot().state, world.reloads]).toEqual(['signedIn', 0])
  })

  test('given up, it leaves for the sign-in page', async () => {
    const world = new FakeWorld()
    world.place = '/media'
    const session = await ended(world)
    session.signIn(undefined, 'leaving')
    await until(() => world.visited.length > 0)
    expect([world.visited, world.hasUnsavedWork, session.getSnapshot().claims]).toEqual([
      ['sign-in /media'],
      false,
      null,
    ])
  })
})

test('C66 a clock that is wrong is told, and the session runs', async () => {
  const world = new FakeWorld()
  const session = createSession(config, world.deps())
  world.frame = () => {
    const honest = world.answer()
    world.now += 2 * 60 * 60 * 1_000
    return Promise.resolve(honest)
  }
  await until(() => session.getSnapshot().state === 'signedIn')
  expect(session.getSnapshot()).toMatchObject({ isClockWrong: true, expiresAt: world.now + 300_000 })
})

test('the end of the session is known where the provider tells it, and moved by a sign-in beside the page', async () => {
  const world = new FakeWorld()
  const session = await signedIn(world)
  expect(session.getSnapshot().endsAt).toBeNull()
  world.grant = () => Promise.resolve(world.answer({ nonce: null, sessionExpiresIn: 120 }))
  await session.forceRefresh()
  expect(session.getSnapshot().endsAt).toBe(world.now + 120_000)
  world.exchange = () => Promise.resolve(world.answer({ sessionExpiresIn: 28_800 }))
  session.signIn()
  await until(() => session.getSnapshot().endsAt === world.now + 28_800_000)
  expect(world.requests).toContain('popUp anew')
})

test('S4.9 calls do not shorten the pauses after failed renewals', async () => {
  const world = new FakeWorld()
  const session = await signedIn(world)
  world.grant = () => Promise.reject(new OidcError('transient', 'network'))
  world.sleep(301_000)
  await session.getToken()
  expect(world.requests).toEqual(['grant r-1'])
  await Promise.all([session.getToken(), session.getToken()])
  expect(world.requests).toHaveLength(1)
  for (const [pause, times] of [
    [5_000, 2],
    [5_000, 2],
    [10_000, 3],
    [59_000, 3],
    [1_000, 4],
  ] as const) {
    world.pass(pause)
    await turn()
    expect(world.requests).toHaveLength(times)
  }
})

test.each([
  ['network', 'logged_out_here', []],
  ['timeout', null, ['https://login.example/end']],
])('C42 a revocation that meets %s', async (code, reason, visited) => {
  const world = new FakeWorld()
  const session = await signedIn(world)
  world.revocation = () => Promise.reject(new OidcError('transient', code))
  session.logOut()
  await until(() => world.visited.length > 0 || session.getSnapshot().reason !== null)
  expect([session.getSnapshot().reason, world.visited]).toEqual([reason, visited])
})
