import { expect, test, vi } from 'vitest'
import { refusalNote } from '../../domain/access/refusal.ts'
import { anonymous, fakeSession, signedInAs, starting } from '../../testing/fakeSession.ts'
import type { FakeSession } from '../../testing/fakeSession.ts'
import { memoryStorage } from '../../testing/memoryStorage.ts'
import { enter } from './enter.ts'
import { findRow } from '../findRow.ts'

const origin = 'https://somo.example'

function setUp(session: FakeSession, address: string, mode: 'auto' | 'button' = 'button', standing = address) {
  const row = findRow(new URL(address, origin).pathname)
  if (row === null) throw new Error(`No row for ${address}`)
  const storage = memoryStorage()
  const controller = new AbortController()
  const at = new URL(standing, origin)
  refusalNote.clear()
  const answer = enter(row, new Request(new URL(address, origin), { signal: controller.signal }), {
    session,
    storage,
    config: { signIn: { mode } },
    refusals: refusalNote,
    standing: () => at,
  }).catch((thrown: unknown) => thrown)
  return { answer, storage, controller }
}

const redirectOf = (answer: unknown) =>
  answer instanceof Response
    ? { to: answer.headers.get('Location'), replaces: answer.headers.has('X-Remix-Replace') }
    : answer

test('who may enter sees the screen', async () => {
  expect(await setUp(fakeSession(signedInAs(['ADMIN'])), '/system').answer).toBe('screen')
})

test('a refused role leads to the dashboard, which is told once', async () => {
  const { answer } = setUp(fakeSession(signedInAs(['LEARNER'])), '/system')
  expect(redirectOf(await answer)).toEqual({ to: '/dashboard', replaces: true })
  expect(refusalNote.get()?.title.id).toBe('routes.title.system')
  refusalNote.clear()
  expect(refusalNote.get()).toBeNull()
})

test('a link to a refused page keeps the page before it in the history', async () => {
  const { answer } = setUp(fakeSession(signedInAs(['LEARNER'])), '/system', 'button', '/catalogue')
  expect(redirectOf(await answer)).toEqual({ to: '/dashboard', replaces: false })
})

test('C03: nobody signed in, the deep link is kept and the dashboard shows the gate', async () => {
  const { answer, storage } = setUp(fakeSession(), '/media?filter=a')
  expect(redirectOf(await answer)).toEqual({ to: '/dashboard', replaces: true })
  expect(storage.session.get('somo.returnTo')).toBe('/media?filter=a')
  expect(await setUp(fakeSession(), '/dashboard').answer).toBe('gate')
})

test('waits for the session and then decides', async () => {
  const session = fakeSession(starting)
  const { answer } = setUp(session, '/system')
  session.set(signedInAs(['ADMIN']))
  expect(await answer).toBe('screen')
})

test('a navigation that is given up waits no longer', async () => {
  const { answer, controller } = setUp(fakeSession(starting), '/system')
  controller.abort(new Error('gone elsewhere'))
  expect(await answer).toEqual(new Error('gone elsewhere'))
})

test('in the mode auto a first visit goes to the sign-in page by itself, with its place', async () => {
  const session = fakeSession()
  const signIn = vi
    .spyOn(session, 'signIn')
    .mockImplementation(() => session.set({ state: 'redirecting', reason: null }))
  setUp(session, '/media?filter=a', 'auto')
  await vi.waitFor(() => expect(signIn).toHaveBeenCalledExactlyOnceWith('/media?filter=a', 'automatic'))
})

test('a sign-in that is not begun ends at the gate, not in a circle', async () => {
  const session = fakeSession()
  expect(await setUp(session, '/dashboard', 'auto').answer).toBe('gate')
  expect(session.calls).toEqual(['signIn /dashboard automatic'])
})

test.each(['logged_out', 'cancelled', 'unreachable', 'loop_guard'] as const)(
  'after %s nothing happens by itself',
  async (reason) => {
    const session = fakeSession(anonymous(reason))
    expect(await setUp(session, '/dashboard', 'auto').answer).toBe('gate')
    expect(session.calls).toEqual([])
  },
)

test('C06: open pages ask nobody for anything', async () => {
  const session = fakeSession()
  expect(await setUp(session, '/communication', 'auto').answer).toBe('screen')
  expect(await setUp(session, '/relatives', 'auto').answer).toBe('screen')
  expect(session.calls).toEqual([])
})
