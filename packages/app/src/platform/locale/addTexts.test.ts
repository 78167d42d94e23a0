import { expect, test, vi } from 'vitest'
import { configFixture } from '../../testing/configFixture.ts'
import { fakeSession } from '../../testing/fakeSession.ts'
import { memoryStorage } from '../../testing/memoryStorage.ts'
import type { AllowedLocale } from '../build/constants.ts'
import { addTexts } from './addTexts.ts'
import type { TextShare } from './loadMessages.ts'
import { createLocaleStore } from './localeStore.ts'

const id = (share: TextShare) => `text${share}`

/** A store whose files come when they are let go, or fail; each holds one text, which is its own name. */
function setUp() {
  const files = new Map<string, PromiseWithResolvers<void>>()
  const file = (name: string) => {
    const known = files.get(name) ?? Promise.withResolvers<void>()
    files.set(name, known)
    return known
  }
  const load = async (locale: AllowedLocale, share: TextShare = '') => {
    await file(locale + share).promise
    return { [id(share)]: [{ type: 0 as const, value: locale + share }] }
  }
  const store = createLocaleStore({
    config: configFixture(),
    session: fakeSession(),
    storage: memoryStorage(),
    load,
    language: 'de',
    onApplied: () => undefined,
  })
  const shown = (...shares: TextShare[]) => {
    const { intl } = store.getSnapshot()
    return shares.map((share) =>
      intl.messages[id(share)] === undefined ? null : intl.formatMessage({ id: id(share) }),
    )
  }
  const add = (share: TextShare) => addTexts(store, share)
  const letGo = (...names: string[]) => names.forEach((name) => file(name).resolve())
  /** That somebody asked for it. */
  const expectRequested = (name: string) => vi.waitFor(() => expect([...files.keys()]).toContain(name))
  return {
    store,
    add,
    files,
    shown,
    letGo,
    expectRequested,
    fail: (name: string) => file(name).reject(new Error(`status 404: ${name}`)),
  }
}

test('the texts of a screen can be formatted as soon as they are added, and nothing has to be drawn anew', async () => {
  const { store, add, shown, letGo } = setUp()
  letGo('de', 'de/units')
  await store.ready
  const onChange = vi.fn()
  store.subscribe(onChange)
  await add('/units')
  expect(shown('', '/units')).toEqual(['de', 'de/units'])
  expect(onChange).not.toHaveBeenCalled()
})

test('at an address of a screen its texts may come before the first, and stay', async () => {
  const { store, add, shown, letGo } = setUp()
  letGo('de/units')
  await add('/units')
  letGo('de')
  await store.ready
  expect(shown('', '/units')).toEqual(['de', 'de/units'])
})

test('a switch waits for the texts of every screen that was opened, and changes them all at once', async () => {
  const { store, add, shown, letGo, expectRequested } = setUp()
  letGo('de', 'de/units', 'de/system')
  await store.ready
  await add('/units')
  await add('/system')
  const seen: unknown[] = []
  store.subscribe(() => seen.push(shown('', '/units', '/system')))
  const switched = store.choose('sw')
  letGo('sw', 'sw/units')
  await expectRequested('sw/system')
  expect(shown('', '/units')).toEqual(['de', 'de/units'])
  letGo('sw/system')
  await switched
  expect(seen).toEqual([['sw', 'sw/units', 'sw/system']])
})

test('a switch with one file that does not come changes nothing, and says so', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { store, add, shown, letGo, fail } = setUp()
  letGo('de', 'de/units', 'sw')
  await store.ready
  await add('/units')
  fail('sw/units')
  await store.choose('sw')
  expect(shown('', '/units')).toEqual(['de', 'de/units'])
  expect(store.getSnapshot()).toMatchObject({ locale: 'de', missed: 'sw' })
  warn.mockRestore()
})

test('a screen opened while a switch is under way has its texts in both languages', async () => {
  const { store, add, shown, letGo } = setUp()
  letGo('de')
  await store.ready
  const switched = store.choose('sw')
  letGo('de/units')
  await add('/units')
  expect(shown('', '/units')).toEqual(['de', 'de/units'])
  letGo('sw', 'sw/units')
  await switched
  expect(shown('', '/units')).toEqual(['sw', 'sw/units'])
})

test('a switch that ends while the texts of a screen are under way leads to those of the new language', async () => {
  const { store, add, shown, letGo, expectRequested } = setUp()
  letGo('de')
  await store.ready
  const added = add('/units')
  letGo('sw')
  await store.choose('sw')
  letGo('de/units')
  await expectRequested('sw/units')
  expect(shown('', '/units')).toEqual(['sw', null])
  letGo('sw/units')
  await added
  expect(shown('', '/units')).toEqual(['sw', 'sw/units'])
})

test('texts that do not come are told to whoever opens the screen, and are no part of a later switch', async () => {
  const { store, add, files, shown, letGo, fail } = setUp()
  letGo('de', 'sw')
  await store.ready
  fail('de/units')
  await expect(add('/units')).rejects.toThrow('status 404: de/units')
  await store.choose('sw')
  expect(shown('', '/units')).toEqual(['sw', null])
  expect([...files.keys()]).toEqual(['de', 'sw', 'de/units'])
})

test('where English stands in, the texts of a screen come in English as well', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { store, add, shown, letGo, fail } = setUp()
  fail('de')
  letGo('en', 'en/units')
  await store.ready
  await add('/units')
  expect(shown('', '/units')).toEqual(['en', 'en/units'])
  expect(store.getSnapshot()).toMatchObject({ locale: 'de', texts: 'english' })
  warn.mockRestore()
})
