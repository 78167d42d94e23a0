import { CountUserLoginForBadgeDocument } from '@somo/graphql/session'
import { expect, test, vi } from 'vitest'
import { fakeSession } from '../../testing/fakeSession.ts'
import { memoryStorage } from '../../testing/memoryStorage.ts'
import { createClient } from './client/client.ts'
import { countLogins } from './countLogin.ts'

const counted = { data: { user: { updateCountUserLogin: { loginCount: 1, counted: true, newBadges: [] } } } }
const failed = { data: null, errors: [{ message: 'later' }] }

function setUp(
  answers: readonly object[],
  storage = memoryStorage(),
  locks: Pick<LockManager, 'request'> = navigator.locks,
) {
  const session = fakeSession()
  session.tokens = ['token']
  const sent: unknown[] = []
  const client = createClient({
    config: { apiUrl: '/' },
    session,
    page: { cookies: () => '', origin: 'https://somo.example', language: () => 'sw' },
    fetch: async (_input, init) => {
      sent.push(JSON.parse(String(init?.body)))
      return Response.json(answers[Math.min(sent.length, answers.length) - 1])
    },
  })
  countLogins({ session, client, storage, locks })
  return { session, storage, sent, flag: () => storage.local.get('count_user_login') }
}

test('the operation has the name the specification gives it', () => {
  expect(CountUserLoginForBadgeDocument.definitions[0]).toMatchObject({ name: { value: 'countUserLoginForBadge' } })
})

test('C46: counted once, however often the session is renewed', async () => {
  const { session, sent, flag } = setUp([counted])
  session.silentlyRefresh()
  await vi.waitFor(() => expect(flag()).toBe('true'))
  session.silentlyRefresh()
  session.silentlyRefresh()
  expect(sent).toHaveLength(1)
})

test('a code sign-in alone does not count', () => {
  expect(setUp([counted]).sent).toEqual([])
})

test('C47: a failed count leaves the flag unset and is sent at the next silent refresh', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { session, sent, flag } = setUp([failed, counted])
  session.silentlyRefresh()
  await vi.waitFor(() => expect(warn).toHaveBeenCalled())
  expect(flag()).toBeNull()
  session.silentlyRefresh()
  await vi.waitFor(() => expect(flag()).toBe('true'))
  expect(sent).toHaveLength(2)
  warn.mockRestore()
})

test('C47: a count that keeps failing is repeated at most once for each page load', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { session, sent, storage } = setUp([failed])
  for (const round of [1, 2]) {
    session.silentlyRefresh()
    await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(round))
  }
  session.silentlyRefresh()
  await navigator.locks.request('somo:count-login', () => undefined)
  expect(sent).toHaveLength(2)
  const reloaded = setUp([counted], storage)
  reloaded.session.silentlyRefresh()
  await vi.waitFor(() => expect(reloaded.flag()).toBe('true'))
  warn.mockRestore()
})

test('two tabs that renew together make one call', async () => {
  const storage = memoryStorage()
  const first = setUp([counted], storage)
  const second = setUp([counted], storage)
  first.session.silentlyRefresh()
  second.session.silentlyRefresh()
  await navigator.locks.request('somo:count-login', () => undefined)
  expect([...first.sent, ...second.sent]).toHaveLength(1)
  expect(first.flag()).toBe('true')
})

test('F0: where the browser refuses its locks, as in a frame of another site, the sign-in is counted all the same', async () => {
  const refused = { request: () => Promise.reject(new DOMException('The request was denied.', 'SecurityError')) }
  const { session, sent, flag } = setUp([counted], memoryStorage(), refused)
  session.silentlyRefresh()
  await vi.waitFor(() => expect(flag()).toBe('true'))
  expect(sent).toHaveLength(1)
})
