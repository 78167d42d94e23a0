import { describe, expect, test, vi } from 'vitest'
import { firstSnapshot } from '../session/snapshot.ts'
import type { SessionSnapshot } from '../session/contract.ts'
import { listenToParent } from './listenToParent.ts'

const own = 'https://somo.example'
const portal = 'https://portal.example'
const route = { type: 'route_change', route: '/media' }

function embed(changes: { readonly isTop?: boolean; readonly snapshot?: Partial<SessionSnapshot> } = {}) {
  const parent = { postMessage: vi.fn() }
  const listeners = new Set<(event: MessageEvent<unknown>) => void>()
  const page = {
    parent: parent as unknown,
    location: { origin: own },
    addEventListener: (_: 'message', listener: (event: MessageEvent<unknown>) => void) => void listeners.add(listener),
    removeEventListener: (_: 'message', listener: (event: MessageEvent<unknown>) => void) =>
      void listeners.delete(listener),
  }
  if (changes.isTop) page.parent = page
  let snapshot: SessionSnapshot = { ...firstSnapshot, state: 'signedIn', isComplete: true, ...changes.snapshot }
  let tell: () => void = () => undefined
  const become = (next: Partial<SessionSnapshot>) => {
    snapshot = { ...snapshot, ...next }
    tell()
  }
  const session = {
    getSnapshot: () => snapshot,
    subscribe: (listener: () => void) => {
      tell = listener
      return () => void (tell = () => undefined)
    },
    logOut: vi.fn(() => become({ state: 'anonymous', reason: 'logged_out' })),
  }
  const navigate = vi.fn()
  const heard = vi.fn()
  const stop = listenToParent({ config: { embed: { allowedOrigins: [portal] } }, session, navigate, heard, page })
  const send = (data: unknown, origin: string, source: unknown = parent) => {
    // Only these three fields of a message event are read.
    for (const listener of listeners) listener({ data, origin, source } as MessageEvent<unknown>)
  }
  return { send, become, navigate, heard, session, parent, stop }
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

  test('after the end nobody listens', () => {
    const { send, stop, navigate } = embed()
    stop()
    send(route, portal)
    expect(navigate).not.toHaveBeenCalled()
  })
})

describe('C61 log-out', () => {
  test('the parent logs out, and is told at its exact origin', () => {
    const { send, session, parent } = embed()
    send({ type: 'log_out' }, portal)
    expect(session.logOut).toHaveBeenCalledTimes(1)
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
