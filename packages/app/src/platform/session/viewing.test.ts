import { describe, expect, test, vi } from 'vitest'
import { claimsFixture, fakeSession, signedInAs } from '../../testing/fakeSession.ts'
import { memoryStorage } from '../../testing/memoryStorage.ts'
import type { BrowserStorage } from '../storage/storage.ts'
import { viewAsSession } from './tabs/viewAsSession.ts'
import { dropViewing, keepViewing, readViewing, ViewingWatch, type Viewing } from './viewing.ts'

const viewing: Viewing = { id: 'v1', viewer: 'admin-1', name: 'Amani Juma', roles: ['LEARNER'], until: 1_000 }
const admin = signedInAs(
  ['ADMIN'],
  claimsFixture({ subject: 'admin-1', name: 'Lukas Brandt', givenName: 'Lukas', locale: 'de' }),
)

function storageWith(stored: string | Viewing | null): BrowserStorage {
  const storage = memoryStorage()
  if (typeof stored === 'string') storage.session.set('somo.viewAs', stored)
  else if (stored !== null) keepViewing(storage, stored)
  return storage
}

describe('what a tab keeps', () => {
  test('comes back as it was, until it is dropped', () => {
    const storage = storageWith(viewing)
    expect(readViewing(storage)).toEqual(viewing)
    dropViewing(storage)
    expect(readViewing(storage)).toBeNull()
  })

  test.each(['', 'x', 'null', '[]', '{"id":1}', JSON.stringify({ ...viewing, until: '9' })])(
    'is nothing where it is %s',
    (text) => {
      expect(readViewing(storageWith(text))).toBeNull()
    },
  )

  test('names roles of ours alone, in their order', () => {
    expect(
      readViewing(storageWith(JSON.stringify({ ...viewing, roles: ['LEARNER', 'GOD', 'EDUCATION_MANAGER'] })))?.roles,
    ).toEqual(['EDUCATION_MANAGER', 'LEARNER'])
    expect(readViewing(storageWith(JSON.stringify({ ...viewing, roles: 'ADMIN' })))?.roles).toEqual([])
  })
})

describe('the session the screens are given', () => {
  test('is the own one where nobody else is seen', () => {
    const session = fakeSession(admin)
    expect(viewAsSession(session, storageWith(null), new ViewingWatch())).toBe(session)
  })

  test('has name and roles of who is seen; language and tokens stay', async () => {
    const session = fakeSession(admin)
    session.tokens = ['own']
    const watch = new ViewingWatch()
    const seen = viewAsSession(session, storageWith(viewing), watch)
    expect(seen.getSnapshot()).toMatchObject({
      state: 'signedIn',
      roles: ['LEARNER'],
      claims: { name: 'Amani Juma', givenName: null, email: null, locale: 'de' },
    })
    expect(await seen.getToken()).toBe('own')
    expect(watch.get()).toEqual({ viewing, isOver: false })
  })

  test('asks the own one whatever else is wanted, also where its methods are those of a class', async () => {
    const session = fakeSession(admin)
    session.tokens = ['own']
    // None of its methods is its own.
    const methods = Object.create(session) as typeof session
    const seen = viewAsSession(methods, storageWith(viewing), new ViewingWatch())
    const heard = vi.fn()
    seen.subscribe(heard)
    seen.onSilentlyRefreshed(heard)
    session.set({ isStale: true })
    session.silentlyRefresh()
    expect(heard).toHaveBeenCalledTimes(2)
    seen.signIn('/media', 'person')
    seen.logOut()
    seen.retry()
    expect(seen.takeReturnTo()).toBeNull()
    expect(await seen.forceRefresh('own')).toBeNull()
    expect(session.calls).toEqual(['signIn /media person', 'logOut', 'retry', 'forceRefresh'])
  })

  test('answers the same object until something changes', () => {
    const session = fakeSession(admin)
    const seen = viewAsSession(session, storageWith(viewing), new ViewingWatch())
    const first = seen.getSnapshot()
    expect(seen.getSnapshot()).toBe(first)
    session.set({ isStale: true })
    expect(seen.getSnapshot()).toMatchObject({ isStale: true, roles: ['LEARNER'] })
  })

  test('is the own one, and what was kept is gone, where somebody else is signed in', () => {
    const session = fakeSession(signedInAs(['ADMIN'], claimsFixture({ subject: 'admin-2' })))
    const storage = storageWith(viewing)
    expect(viewAsSession(session, storage, new ViewingWatch())).toBe(session)
    expect(readViewing(storage)).toBeNull()
  })

  test('gives whoever comes to be signed in on this page nothing of the administrator', () => {
    const session = fakeSession(admin)
    const seen = viewAsSession(session, storageWith(viewing), new ViewingWatch())
    session.set({ claims: claimsFixture({ subject: 'other' }), roles: ['ADMIN'] })
    expect(seen.getSnapshot().roles).toEqual([])
  })

  test.each(['loggingOut', 'switching'] as const)('forgets it in the state %s', (state) => {
    const session = fakeSession(admin)
    const storage = storageWith(viewing)
    viewAsSession(session, storage, new ViewingWatch())
    session.set({ state })
    expect(readViewing(storage)).toBeNull()
  })
})

test('the end is told once', () => {
  const watch = new ViewingWatch()
  watch.end()
  expect(watch.get()).toBeNull()
  watch.open(viewing)
  const heard = vi.fn()
  const leave = watch.subscribe(heard)
  watch.end()
  watch.end()
  expect(heard).toHaveBeenCalledOnce()
  expect(watch.get()).toEqual({ viewing, isOver: true })
  leave()
})
