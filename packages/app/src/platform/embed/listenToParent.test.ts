import { describe, expect, test, vi } from 'vitest'
import { firstSnapshot } from '../session/machine/snapshot.ts'
import type { SessionSnapshot } from '../session/contract.ts'
import { listenToParent } from './listenToParent.ts'
import { bufferParentMessages } from './parentMessageBuffer.ts'

const own = 'https://somo.example'
const portal = 'https://portal.example'
const route = { type: 'route_change', route: '/media' }

type Listener = (event: MessageEvent<unknown>) => void

function embed(
  changes: {
    readonly isTop?: boolean
    readonly isWaiting?: boolean
    readonly snapshot?: Partial<SessionSnapshot>
  } = {},
) {
  const parent = { postMessage: vi.fn() }
  const listeners = new Set<Listener>()
  const page = {
    parent: parent as unknown,
    location: { origin: own },
    addEventListener: (_: 'message', listener: Listener) => void listeners.add(listener),
    removeEventListener: (_: 'message', listener: Listener) => void listeners.delete(listener),
  }
  if (changes.isTop) page.parent = page
  let snapshot: SessionSnapshot = { ...firstSnapshot, state: 'signedIn', isComplete: true, ...changes.snapshot }
  const tells = new Set<() => void>()
  const become = (next: Partial<SessionSnapshot>) => {
    snapshot = { ...snapshot, ...next }
    for (const tell of tells) tell()
  }
  const session = {
    getSnapshot: () => snapshot,
    subscribe: (listener: () => void) => {
      tells.add(listener)
      return () => void tells.delete(listener)
    },
    logOut: vi.fn(() => become({ state: 'anonymous', reason: 'logged_out' })),
  }
  const navigate = vi.fn()
  const heard = vi.fn()
  const box = bufferParentMessages(page)
  const listen = () => listenToParent({ config: { embed: { allowedOrigins: [portal] } }, session, heard, box })
  const line = changes.isWaiting ? null : listen()
  line?.follow(navigate)
  const send = (data: unknown, origin: string, source: unknown = parent) => {
    // Only these three fields of a message event are read.
    for (const listener of listeners) listener({ data, origin, source } as MessageEvent<unknown>)
  }
  return { send, become, navigate, heard, session, parent, listen, stop: () => line?.stop(), listeners }
}

describe('C60 routes', () => {
  test.each([[portal], [own]])('the parent at %s is followed', (origin) => {
    const { send, navigate, heard } = embed()
    send(route, origin)
    expect([navigate.mock.calls, heard.mock.calls.length]).toEqual([[['/media']], 1])
  })

  test('nobody else is: other origins, other frames, a page that is not framed', () => {
    const framed = embed()
    for (const origin of [
      'https://evil.example',
      'https://portal.example.evil.example',
      'http://portal.example',
      'null',
      '',
    ]) {
      framed.send(route, origin)
    }
    framed.send(route, portal, { postMessage: vi.fn() })
    framed.send(route, own, { postMessage: vi.fn() })
    framed.send(route, portal, null)
    const top = embed({ isTop: true })
    top.send(route, own)
    for (const one of [framed, top]) expect([one.navigate.mock.calls, one.heard.mock.calls]).toEqual([[], []])
  })

  test('before start-up has ended they wait, and the last one wins', () => {
    const { send, become, navigate } = embed({ snapshot: { state: 'starting', isComplete: false } })
    send(route, portal)
    send({ ...route, route: '/catalogue' }, portal)
    expect(navigate).not.toHaveBeenCalled()
    become({ state: 'signedIn', isComplete: true })
    become({ expiresAt: 1 })
    expect(navigate.mock.calls).toEqual([['/catalogue']])
  })

  test('what the parent said before anybody could judge it is judged later, in order', () => {
    const { send, navigate, heard, listen } = embed({ isWaiting: true })
    send(route, portal)
    send({ ...route, route: '/system' }, 'https://evil.example')
    send({ ...route, route: '/catalogue' }, portal)
    send({ ...route, route: '/system' }, portal, { postMessage: vi.fn() })
    const line = listen()
    expect(heard).toHaveBeenCalledTimes(2)
    expect(navigate).not.toHaveBeenCalled()
    line.follow(navigate)
    expect(navigate.mock.calls).toEqual([['/catalogue']])
  })

  test('a parent that says too much keeps its newest words', () => {
    const { send, navigate, heard, listen } = embed({ isWaiting: true })
    for (let number = 1; number <= 500; number += 1) send({ ...route, route: `/media?page=${number}` }, portal)
    listen().follow(navigate)
    expect([heard.mock.calls.length, navigate.mock.calls]).toEqual([20, [['/media?page=500']]])
  })

  test('while somebody signs in they wait, and come after the place the sign-in leads to', () => {
    const { send, become, session, listen } = embed({ isWaiting: true, snapshot: { state: 'redirecting' } })
    const opened: string[] = []
    const line = listen()
    session.subscribe(() => opened.push('remembered'))
    line.follow((path) => opened.push(path))
    send(route, portal)
    expect(opened).toEqual([])
    become({ state: 'signedIn' })
    expect(opened).toEqual(['remembered', '/media'])
  })

  test('after the end nobody listens', () => {
    const { send, stop, navigate, listeners, become } = embed({ snapshot: { state: 'starting', isComplete: false } })
    send(route, portal)
    stop()
    become({ state: 'signedIn', isComplete: true })
    expect([navigate.mock.calls, listeners.size]).toEqual([[], 0])
  })
})

describe('C61 log-out', () => {
  test('the parent logs out, and is told at its exact origin', () => {
    const { send, session, parent } = embed()
    send({ type: 'log_out' }, portal)
    expect(session.logOut).toHaveBeenCalledTimes(1)
    expect(parent.postMessage.mock.calls).toEqual([[{ type: 'logged_out' }, { targetOrigin: portal }]])
  })

  test('who asks while the provider cannot be told is answered all the same, and only once it is done', () => {
    const { send, become, session, parent } = embed({ snapshot: { state: 'starting', isComplete: false } })
    session.logOut.mockImplementation(() => become({ state: 'loggingOut', isComplete: true }))
    send({ type: 'log_out' }, portal)
    expect(parent.postMessage).not.toHaveBeenCalled()
    become({ state: 'anonymous', reason: 'logged_out_here' })
    become({ state: 'anonymous', reason: 'logged_out_here', isSignedInElsewhere: true })
    expect(parent.postMessage.mock.calls).toEqual([[{ type: 'logged_out' }, { targetOrigin: portal }]])
  })

  test('so does a page of our own origin, framed or not; a stranger does not', () => {
    const top = embed({ isTop: true })
    top.send({ type: 'log_out' }, own, { postMessage: vi.fn() })
    expect(top.session.logOut).toHaveBeenCalledTimes(1)
    const framed = embed()
    framed.send({ type: 'log_out' }, 'https://evil.example')
    framed.send({ type: 'log_out' }, portal, { postMessage: vi.fn() })
    expect(framed.session.logOut).not.toHaveBeenCalled()
  })
})
