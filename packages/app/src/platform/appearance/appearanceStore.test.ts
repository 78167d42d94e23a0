import { expect, test, vi } from 'vitest'
import { anonymous, claimsFixture, fakeSession, signedInAs } from '../../testing/fakeSession.ts'
import { memoryStorage } from '../../testing/memoryStorage.ts'
import { unitFixture } from '../../testing/unitFixture.ts'
import { createAppearanceStore } from './appearanceStore.ts'
import type { AppearanceParts } from './appearanceStore.ts'
import type { DesignPreferences } from './product.ts'
import { readThemeHint } from './themeHint.ts'

const preferences = (set: Partial<DesignPreferences> = {}) =>
  ({ kind: 'known', value: { primaryColor: null, productName: null, logoUrl: null, menu: null, ...set } }) as const

function setUp(parts: Partial<AppearanceParts> = {}) {
  const session = fakeSession()
  const storage = memoryStorage()
  const shown: string[] = []
  const store = createAppearanceStore({
    session,
    storage,
    askUnit: async () => ({ kind: 'known', value: unitFixture() }),
    askPreferences: async () => preferences({ primaryColor: '#0f7b3f' }),
    apply: { theme: (name) => shown.push(name), primary: (hex) => void shown.push(hex) },
    ...parts,
  })
  return { session, storage, store, shown, hint: () => readThemeHint(storage) }
}

test('who signs in sees their theme and the colour the API gives, and the device remembers both', async () => {
  const { session, store, shown, hint } = setUp()
  session.set(signedInAs([], claimsFixture({ theme: 'dark' })))
  await vi.waitFor(() => expect(store.getSnapshot().unit).toEqual({ kind: 'known', value: unitFixture() }))
  expect(shown).toEqual(['default', 'dark', '#0f7b3f'])
  expect(hint()).toEqual({ name: 'dark', primary: '#0f7b3f', product: { name: 'Somo', logoUrl: null }, menu: null })
})

test('the colour of the unit stands above the preference', async () => {
  const { session, shown } = setUp({
    askUnit: async () => ({ kind: 'known', value: unitFixture({ color: '#f5c400' }) }),
  })
  session.set(signedInAs([]))
  await vi.waitFor(() => expect(shown).toContain('#f5c400'))
})

test('a failed call shows the default colour and leaves the hint for the next first paint', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const storage = memoryStorage()
  storage.local.set('somo.theme', '{"name":"dark","primary":"#0f7b3f"}')
  const { session, shown } = setUp({ storage, askUnit: async () => ({ kind: 'failed' }) })
  session.set(signedInAs([], claimsFixture({ theme: 'dark' })))
  await vi.waitFor(() => expect(shown).toContain('#5761ee'))
  expect(JSON.parse(storage.local.get('somo.theme') ?? '')).toEqual({ name: 'dark', primary: '#0f7b3f' })
  expect(warn).toHaveBeenCalledOnce()
  warn.mockRestore()
})

test('a colour whose code does not come leaves what stood, is tried again with the next answer, and is kept for the next first paint', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const primary = vi
    .fn<(hex: string) => Promise<void>>()
    .mockRejectedValueOnce(new TypeError('not fetched'))
    .mockResolvedValue()
  const { session, store, hint } = setUp({ apply: { theme: () => undefined, primary } })
  session.set(signedInAs([]))
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce())
  expect(hint().primary).toBe('#0f7b3f')
  await store.refresh()
  await store.refresh()
  expect(primary.mock.calls).toEqual([['#0f7b3f'], ['#0f7b3f']])
  warn.mockRestore()
})

test('the default needs no code where nothing else was shown', async () => {
  const { session, store, shown } = setUp({ askPreferences: async () => preferences() })
  session.set(signedInAs([]))
  await vi.waitFor(() => expect(store.getSnapshot().unit.kind).toBe('known'))
  expect(shown.filter((each) => each.startsWith('#'))).toEqual([])
})

test('a theme chosen by hand stays when the session is renewed', () => {
  const { session, store, hint } = setUp()
  session.set(signedInAs([], claimsFixture({ theme: 'default' })))
  store.chooseTheme('dark')
  session.set(signedInAs(['ADMIN'], claimsFixture({ theme: 'default' })))
  expect(store.getSnapshot().theme).toBe('dark')
  expect(hint().name).toBe('dark')
})

test('a renewal of the same person asks nothing again; another person does', async () => {
  const askUnit = vi.fn<AppearanceParts['askUnit']>(async () => ({ kind: 'known', value: null }))
  const { session } = setUp({ askUnit })
  session.set(signedInAs(['ADMIN']))
  session.set(signedInAs(['LEARNER']))
  expect(askUnit).toHaveBeenCalledTimes(1)
  session.set(signedInAs([], claimsFixture({ subject: 'another' })))
  expect(askUnit).toHaveBeenCalledTimes(2)
})

test('an answer for somebody who has left is not shown', async () => {
  const answer = Promise.withResolvers<Awaited<ReturnType<AppearanceParts['askUnit']>>>()
  const { session, store, shown } = setUp({ askUnit: () => answer.promise })
  session.set(signedInAs([]))
  session.set({ ...anonymous('logged_out') })
  answer.resolve({ kind: 'known', value: unitFixture({ color: '#ff0000' }) })
  await answer.promise
  await Promise.resolve()
  expect(shown).not.toContain('#ff0000')
  expect(store.getSnapshot().unit).toEqual({ kind: 'waiting' })
})

test('before sign-in the hint decides, and nothing in it is trusted', () => {
  const storage = memoryStorage()
  storage.local.set('somo.theme', '{"name":"dark","primary":"javascript:1"}')
  expect(setUp({ storage }).store.getSnapshot().theme).toBe('dark')
  storage.local.set('somo.theme', 'no json')
  expect(setUp({ storage }).store.getSnapshot().theme).toBe('default')
})
