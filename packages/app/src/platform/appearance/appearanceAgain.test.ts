import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anonymous, fakeSession, signedInAs } from '../../testing/fakeSession.ts'
import { memoryStorage } from '../../testing/memoryStorage.ts'
import { unitFixture } from '../../testing/unitFixture.ts'
import { createAppearanceStore } from './appearanceStore.ts'
import type { AppearanceParts } from './appearanceStore.ts'
import type { DesignPreferences } from './product.ts'
import { readThemeHint } from './themeHint.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Answer = Awaited<ReturnType<AppearanceParts['askPreferences']>>
const design = (set: Partial<DesignPreferences> = {}): Answer => ({
  kind: 'known',
  value: {
    primaryColor: '#0f7b3f',
    productName: 'Uferwerk Akademie',
    logoUrl: '/files/brand/a.svg',
    menu: null,
    ...set,
  },
})

/** Somebody is signed in, the first answer is there, and five seconds have gone by. */
async function setUp(storage = memoryStorage()) {
  const session = fakeSession()
  const shown: string[] = []
  const askUnit = vi.fn<AppearanceParts['askUnit']>(async () => ({ kind: 'known', value: unitFixture() }))
  const askPreferences = vi.fn<AppearanceParts['askPreferences']>(async () => design())
  const apply = { theme: () => undefined, primary: (hex: string) => void shown.push(hex) }
  const store = createAppearanceStore({ session, storage, askUnit, askPreferences, apply })
  const changes = vi.fn<() => void>()
  session.set(signedInAs([]))
  await vi.advanceTimersByTimeAsync(5_000)
  store.subscribe(changes)
  return { session, storage, store, shown, changes, askUnit, askPreferences }
}

test('name and logo come with the colour, and the next first paint knows them', async () => {
  const { store, storage, askPreferences } = await setUp()
  expect(store.getSnapshot().product).toEqual({ name: 'Uferwerk Akademie', logoUrl: '/files/brand/a.svg' })
  expect(readThemeHint(storage).product).toEqual(store.getSnapshot().product)
  expect(askPreferences).toHaveBeenCalledTimes(1)
  const nextVisit = createAppearanceStore({
    session: fakeSession(),
    storage,
    askUnit: () => Promise.reject(new Error('Nobody is signed in.')),
    askPreferences: () => Promise.reject(new Error('Nobody is signed in.')),
    apply: { theme: () => undefined, primary: () => undefined },
  })
  expect(nextVisit.getSnapshot().product.name).toBe('Uferwerk Akademie')
})

test('after a navigation a new design shows; what did not change is neither worked out nor told again', async () => {
  const { store, shown, changes, askPreferences } = await setUp()
  store.noteNavigation()
  await vi.advanceTimersByTimeAsync(0)
  expect(askPreferences).toHaveBeenCalledTimes(2)
  expect(shown).toEqual(['#0f7b3f'])
  expect(changes).not.toHaveBeenCalled()
  askPreferences.mockResolvedValue(design({ primaryColor: '#ffff00', productName: 'Kai 7' }))
  store.noteNavigation()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(shown).toEqual(['#0f7b3f', '#ffff00'])
  expect(store.getSnapshot().product.name).toBe('Kai 7')
  expect(changes).toHaveBeenCalledTimes(1)
})

test('many navigations ask once in five seconds, and the last of them is not forgotten', async () => {
  const { store, askUnit } = await setUp()
  for (let pages = 0; pages < 20; pages += 1) {
    store.noteNavigation()
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(askUnit).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(askUnit).toHaveBeenCalledTimes(3)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(askUnit).toHaveBeenCalledTimes(3)
})

test('never two askings at a time', async () => {
  const { store, session, askUnit } = await setUp()
  const answer = Promise.withResolvers<Awaited<ReturnType<AppearanceParts['askUnit']>>>()
  askUnit.mockReturnValueOnce(answer.promise)
  store.noteNavigation()
  await vi.advanceTimersByTimeAsync(20_000)
  session.silentlyRefresh()
  store.noteNavigation()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(askUnit).toHaveBeenCalledTimes(2)
  const refreshed = store.refresh()
  answer.resolve({ kind: 'known', value: null })
  await refreshed
  expect(askUnit).toHaveBeenCalledTimes(3)
})

test('a silent refresh asks too, but for one right after an asking', async () => {
  const { session, askUnit } = await setUp()
  session.silentlyRefresh()
  session.silentlyRefresh()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(askUnit).toHaveBeenCalledTimes(2)
})

test('a failed asking is silent, and what was shown stays', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { store, storage, shown, changes, askUnit, askPreferences } = await setUp()
  const before = storage.local.get('somo.theme')
  askUnit.mockResolvedValueOnce({ kind: 'failed' })
  askPreferences.mockResolvedValueOnce({ kind: 'failed' })
  await store.refresh()
  expect(shown).toEqual(['#0f7b3f'])
  expect(changes).not.toHaveBeenCalled()
  expect(storage.local.get('somo.theme')).toBe(before)
  expect(warn).not.toHaveBeenCalled()
  warn.mockRestore()
})

test('while nobody is signed in nothing is asked', async () => {
  const { store, session, askUnit } = await setUp()
  store.noteNavigation()
  session.set({ ...anonymous('logged_out') })
  store.noteNavigation()
  session.silentlyRefresh()
  await vi.advanceTimersByTimeAsync(60_000)
  await store.refresh()
  expect(askUnit).toHaveBeenCalledTimes(1)
})

test.each([
  [{ productName: '' }, 'Somo'],
  [{ productName: '   ' }, 'Somo'],
  [{ productName: 'x'.repeat(41) }, 'Somo'],
  [{ productName: ' Kai 7 ' }, 'Kai 7'],
])('the name of %j is %s', async (set, name) => {
  const { store, askPreferences } = await setUp()
  askPreferences.mockResolvedValue(design(set))
  await store.refresh()
  expect(store.getSnapshot().product.name).toBe(name)
})

test.each(['javascript:alert(1)', '//elsewhere.example/a.svg', 'data:image/svg+xml,<svg/>', '', 'a b'])(
  '%j is no address of a logo',
  async (logoUrl) => {
    const { store, askPreferences } = await setUp()
    askPreferences.mockResolvedValue(design({ logoUrl }))
    await store.refresh()
    expect(store.getSnapshot().product.logoUrl).toBeNull()
  },
)
