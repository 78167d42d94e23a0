import { ApolloClient } from '@apollo/client'
import { ApolloLink } from '@apollo/client/link'
import { GetVersionDocument } from '@somo/graphql/version'
import { of, throwError } from 'rxjs'
import type { Observable } from 'rxjs'
import { describe, expect, test } from 'vitest'
import { anonymous, fakeSession, signedInAs } from '../../testing/fakeSession.ts'
import { memoryStorage } from '../../testing/memoryStorage.ts'
import { LocalProblem } from '../api/client/localProblem.ts'
import { NullCache } from '../api/client/nullCache.ts'
import { createClientEvents, mostEvents } from './clientEvents.ts'
import type { ClientEvent } from './clientEvents.ts'
import { recordEvents } from './recordEvents.ts'
import type { NotedRouter } from './recordEvents.ts'
import { recordLink } from '../api/client/recordLink.ts'
import { pathOf, withoutSecrets } from './withoutSecrets.ts'

const jwt = 'eyJhbGciOiJSUzI1NiIsImtpZCI6IjEifQ.eyJzdWIiOiIwMTkzIn0.c2lnbmF0dXJlLW9mLXRoZS10b2tlbg'

describe('withoutSecrets', () => {
  test.each([
    ['a token', `Refused: ${jwt}`, 'Refused: …'],
    ['a header', `Authorization: Bearer ${jwt}`, 'Authorization: Bearer …'],
    [
      'an address with a code',
      'at https://somo.example/?code=abc&state=x#id_token=y failed',
      'at https://somo.example/?… failed',
    ],
    ['a short code', 'code=12345 was refused', 'code=… was refused'],
    ['a password', 'password: "hunter2"', 'password: …'],
    ['an identifier', 'No row 0193a1b2-c3d4-7000-8000-0123456789ab', 'No row …'],
    ['a mail address', 'amani@example.org is unknown', '… is unknown'],
  ])('leaves out %s', (_, text, shown) => expect(withoutSecrets(text)).toBe(shown))

  test.each([
    'TypeError: Failed to fetch',
    '/design-configuration',
    'NetworkError when attempting to fetch resource',
    'GRAPHQL_VALIDATION_FAILED',
    'Berufsgenossenschaftsvorschriften',
  ])('keeps %j', (text) => expect(withoutSecrets(text)).toBe(text))

  test('is quick with whatever text', () => {
    const start = performance.now()
    withoutSecrets(`${'a'.repeat(20_000)}1 ${'a-'.repeat(10_000)}? ${'=:'.repeat(10_000)}`)
    expect(performance.now() - start).toBeLessThan(500)
  })
})

test.each([
  ['/assets/index-Ab12Cd34Ef56Gh78.js?v=1', '/assets/index-Ab12Cd34Ef56Gh78.js'],
  ['https://other.example/logo.png?key=1', 'https://other.example/logo.png'],
  ['/files/0193a1b2c3d470008000', '…'],
  ['https://', '…'],
])('pathOf(%j) is %j', (address, path) => expect(pathOf(address, 'https://somo.example/dashboard')).toBe(path))

describe('the ring', () => {
  const event = (path: string): ClientEvent => ({ kind: 'navigation', path })

  test('keeps the last fifty, and over a new page of the tab', () => {
    const storage = memoryStorage()
    const events = createClientEvents(storage, () => 7)
    for (let index = 0; index < mostEvents + 3; index += 1) events.note(event(`/${index}`))
    expect(events.getSnapshot()).toHaveLength(mostEvents)
    expect(events.getSnapshot()[0]).toEqual({ kind: 'navigation', path: '/3', at: 7 })
    events.keep()
    expect(createClientEvents(storage).getSnapshot()).toEqual(events.getSnapshot())
    events.clear()
    expect([events.getSnapshot(), createClientEvents(storage).getSnapshot()]).toEqual([[], []])
  })

  test.each(['{', '{}', '[{"kind":"call","at":1}]', '[{"kind":"nothing","at":1}]', '[null]'])(
    'takes nothing of what somebody else wrote: %s',
    (text) => {
      const storage = memoryStorage()
      storage.session.set('somo.events', text)
      expect(createClientEvents(storage).getSnapshot()).toEqual([])
    },
  )
})

describe('what is noted', () => {
  function record() {
    const events = createClientEvents(memoryStorage(), () => 0)
    const session = fakeSession(signedInAs(['LEARNER']))
    let listener: Parameters<NotedRouter['subscribe']>[0] = () => undefined
    const at = (pathname: string, state = 'idle') => ({ location: { pathname }, navigation: { state } })
    const router: NotedRouter = { state: at('/dashboard'), subscribe: (heard) => ((listener = heard), () => undefined) }
    recordEvents(events, {
      session,
      router,
      page: { addEventListener: () => undefined, location: { href: 'https://somo.example/' } as Location },
    })
    return {
      events,
      session,
      go: (path: string, state?: string) => listener(at(path, state)),
      kinds: () => events.getSnapshot().map(({ at: _, ...rest }) => rest),
    }
  }
  const start = [
    { kind: 'session', state: 'signedIn', reason: null },
    { kind: 'navigation', path: '/dashboard' },
  ]

  test('are pages, once each and without what was asked there', () => {
    const { go, kinds } = record()
    for (const [path, state] of [
      ['/media', 'loading'],
      ['/media'],
      ['/media'],
      ['/legal/0193a1b2-c3d4-7000-8000-0123456789ab'],
    ] as const)
      go(path, state)
    expect(kinds()).toEqual([...start, { kind: 'navigation', path: '/media' }, { kind: 'navigation', path: '…' }])
  })

  test('are changes of the session, and what went before is gone once the person leaves', () => {
    const { session, kinds } = record()
    session.set({ isStale: true })
    session.set({ roles: ['ADMIN'] })
    expect(kinds()).toEqual([...start, { kind: 'session', state: 'signedIn', reason: 'stale' }])
    session.set({ ...anonymous('logged_out'), state: 'loggingOut' })
    expect(kinds()).toEqual([{ kind: 'session', state: 'loggingOut', reason: 'logged_out' }])
  })

  test.each<[string, Observable<ApolloLink.Result>, string[]]>([
    ['an answer', of({ data: { version: '1' } }), []],
    [
      'errors',
      of({ data: null, errors: [{ message: 'secret', extensions: { code: 'FORBIDDEN' } }, { message: 'secret' }] }),
      ['FORBIDDEN', 'INTERNAL'],
    ],
    [
      'a code that is none',
      of({ data: null, errors: [{ message: '', extensions: { code: 'token abc' } }] }),
      ['INTERNAL'],
    ],
    ['no answer', throwError(() => new TypeError('secret')), ['UNREACHABLE']],
    ['no token', throwError(() => new LocalProblem('UNAUTHENTICATED')), ['UNAUTHENTICATED']],
  ])('is a call with %s: its name, its time and its codes', async (_, answer, codes) => {
    const noted: ClientEvent[] = []
    let time = 0
    const link = recordLink({ note: (event) => void noted.push(event) }, () => (time += 12)).concat(
      new ApolloLink(() => answer),
    )
    const untouched = { fetchPolicy: 'no-cache', errorPolicy: 'all' } as const
    const client = new ApolloClient({
      cache: new NullCache(),
      link,
      defaultOptions: { watchQuery: untouched, query: untouched, mutate: untouched },
    })
    await client.query({ query: GetVersionDocument })
    expect(noted).toEqual([{ kind: 'call', operation: 'GetVersion', duration: 12, codes }])
  })
})
