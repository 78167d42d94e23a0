import { describe, expect, test } from 'vitest'
import type { Page, SessionDeps } from './deps.ts'
import { OidcError } from './provider/oidcError.ts'
import type { PopUpWish, TokenAnswer } from './provider/provider.ts'
import { createSession } from './session.ts'
import type { Session } from './contract.ts'
import { config, FakeWorld, until } from './testing/fakeWorld.ts'

const framed: Partial<Page> = { isFramed: true, isFramedBySite: true }

/** An application in a frame of another site, at its gate. */
async function atGate(world: FakeWorld): Promise<Session> {
  // The partial page is completed by the fake world.
  const session = createSession(config, world.deps({ page: framed } as Partial<SessionDeps>))
  await until(() => session.getSnapshot().state === 'anonymous')
  return session
}

async function inside(world: FakeWorld): Promise<Session> {
  const session = await atGate(world)
  session.signIn()
  await until(() => session.getSnapshot().state === 'signedIn')
  return session
}

/** A browser that opens no window: what it was asked, and what the tab opened by hand answers. */
function refuseWindows(world: FakeWorld) {
  const wishes: PopUpWish[] = []
  const answers: PromiseWithResolvers<TokenAnswer>[] = []
  world.popUp = (wish) => {
    const answer = Promise.withResolvers<TokenAnswer>()
    wishes.push(wish)
    answers.push(answer)
    void Promise.resolve().then(() => wish.onBlocked(`https://login.example/auth?state=s${wishes.length}`))
    return answer.promise
  }
  return { wishes, answers }
}

describe('C62 in a frame', () => {
  test('the gate stands, a window signs in, and the frame itself never leaves', async () => {
    const world = new FakeWorld()
    const session = await inside(world)
    expect([world.requests, world.visited]).toEqual([['discovery', 'popUp'], []])
    world.grant = () => Promise.resolve(world.answer({ nonce: null }))
    await session.forceRefresh()
    expect(world.requests.slice(2)).toEqual(['grant r-1'])
  })

  test('a session that ends leads to the gate, and nowhere else', async () => {
    const world = new FakeWorld()
    const session = await inside(world)
    await session.forceRefresh()
    expect(session.getSnapshot()).toMatchObject({ state: 'anonymous', reason: 'session_ended' })
    expect(world.visited).toEqual([])
  })
})

describe('C63 a window that the browser refuses', () => {
  test('becomes a link, and the tab it opens signs in', async () => {
    const world = new FakeWorld()
    const { answers } = refuseWindows(world)
    const session = await atGate(world)
    session.signIn()
    await until(() => session.getSnapshot().reason === 'popup_blocked')
    expect(session.getSnapshot().signInLink).toBe('https://login.example/auth?state=s1')
    answers[0]?.resolve(world.answer())
    await until(() => session.getSnapshot().state === 'signedIn')
    expect([session.getSnapshot().signInLink, world.visited]).toEqual([null, []])
  })

  test('may be asked for again: only the last answer counts', async () => {
    const world = new FakeWorld()
    const { wishes, answers } = refuseWindows(world)
    const session = await atGate(world)
    for (const times of [1, 2]) {
      session.signIn()
      await until(() => session.getSnapshot().signInLink === `https://login.example/auth?state=s${times}`)
    }
    expect(wishes.map(({ signal }) => signal.aborted)).toEqual([true, false])
    answers[0]?.reject(new OidcError('definitive', 'access_denied'))
    answers[1]?.reject(new OidcError('definitive', 'access_denied'))
    await until(() => session.getSnapshot().reason === 'cancelled')
    expect(world.logged.filter((line) => line === 'warn Sign-in: cancelled')).toHaveLength(1)
    expect(session.getSnapshot().signInLink).toBeNull()
  })

  test('also beside unsaved work, whose page stays', async () => {
    const world = new FakeWorld()
    const session = await inside(world)
    const { answers } = refuseWindows(world)
    world.hasUnsavedWork = true
    await session.forceRefresh()
    session.signIn()
    await until(() => session.getSnapshot().signInLink !== null)
    expect(session.getSnapshot().ended).toEqual({ reason: 'session_ended', isAsking: false })
    answers[0]?.resolve(world.answer())
    await until(() => session.getSnapshot().ended === null)
    expect(session.getSnapshot()).toMatchObject({ state: 'signedIn', signInLink: null })
  })
})

describe('C61 a log-out in a frame', () => {
  test('ends the session here, gives the refresh token back, and leads nowhere', async () => {
    const world = new FakeWorld()
    const session = await inside(world)
    session.logOut()
    await until(() => session.getSnapshot().reason === 'logged_out')
    expect(world.requests.slice(2)).toEqual(['revoke r-1'])
    expect([world.visited, world.reloads]).toEqual([[], 0])
  })

  test.each([
    ['without a network', (world: FakeWorld) => void (world.isOnline = false)],
    [
      'while the provider is away',
      (world: FakeWorld) => void (world.revocation = () => Promise.reject(new OidcError('transient', 'network'))),
    ],
  ])('%s says that the provider does not know', async (_, befall) => {
    const world = new FakeWorld()
    const session = await inside(world)
    befall(world)
    session.logOut()
    await until(() => session.getSnapshot().reason === 'logged_out_here')
    expect(world.visited).toEqual([])
  })

  test('also ends a sign-in whose window is still open', async () => {
    const world = new FakeWorld()
    const { wishes, answers } = refuseWindows(world)
    const session = await atGate(world)
    session.signIn()
    session.logOut()
    await until(() => session.getSnapshot().reason === 'logged_out')
    answers[0]?.resolve(world.answer())
    await Promise.resolve()
    expect([wishes[0]?.signal.aborted, session.getSnapshot().state]).toEqual([true, 'anonymous'])
  })
})
