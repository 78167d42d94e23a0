import { expect, test, vi } from 'vitest'
import { claimsFixture, fakeSession, signedInAs } from '../../testing/fakeSession.ts'
import { configFixture } from '../../testing/configFixture.ts'
import { memoryStorage } from '../../testing/memoryStorage.ts'
import type { AllowedLocale } from '../build/constants.ts'
import { forgetChoicesAtSignOut } from './choices.ts'
import { createLocaleStore } from './localeStore.ts'
import type { LocaleStoreParts } from './localeStore.ts'

const texts = (word: string) => ({ greeting: [{ type: 0 as const, value: word }] })
const words: Record<AllowedLocale, string> = { en: 'Hello', de: 'Hallo', sw: 'Habari' }

function setUp(parts: Partial<LocaleStoreParts> = {}) {
  const session = fakeSession()
  const applied: string[] = []
  const storage = memoryStorage()
  forgetChoicesAtSignOut(session, storage)
  const store = createLocaleStore({
    config: configFixture(),
    session,
    storage,
    load: async (locale) => texts(words[locale]),
    language: 'de-DE',
    onApplied: (locale) => applied.push(locale),
    ...parts,
  })
  const greeting = () => store.getSnapshot().intl.formatMessage({ id: 'greeting' })
  return { session, store, storage, applied, greeting }
}

test('starts with the browser, then follows the claims of who signs in', async () => {
  const { session, store, storage, applied, greeting } = setUp()
  await store.ready
  expect(greeting()).toBe('Hallo')
  session.set(signedInAs(['LEARNER'], claimsFixture({ locale: 'sw' })))
  await vi.waitFor(() => expect(greeting()).toBe('Habari'))
  expect(applied).toEqual(['de', 'sw'])
  expect(storage.local.get('somo.locale')).toBe('sw')
})

test('a choice by hand stands above the claims until the person signs out', async () => {
  const { session, store, storage, greeting } = setUp()
  session.set(signedInAs(['LEARNER'], claimsFixture({ locale: 'sw' })))
  await store.choose('en')
  session.set(signedInAs(['LEARNER', 'ADMIN'], claimsFixture({ locale: 'sw' })))
  expect(greeting()).toBe('Hello')
  session.set({ state: 'loggingOut' })
  expect(storage.local.get('somo.choices')).toBeNull()
  session.set(signedInAs(['LEARNER'], claimsFixture({ locale: 'sw' })))
  await vi.waitFor(() => expect(greeting()).toBe('Habari'))
})

test('a file that comes late does not undo a later choice', async () => {
  const waiting = Promise.withResolvers<void>()
  const { store, greeting } = setUp({
    load: async (locale) => {
      if (locale === 'sw') await waiting.promise
      return texts(words[locale])
    },
  })
  await store.ready
  const slow = store.choose('sw')
  await store.choose('en')
  waiting.resolve()
  await slow
  expect(greeting()).toBe('Hello')
})

test('a file that does not load gives English texts, and the chosen locale for numbers', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { store, greeting } = setUp({
    load: async (locale) => {
      if (locale !== 'en') throw new Error('Texts for de: status 404')
      return texts('Hello')
    },
  })
  await store.ready
  expect(greeting()).toBe('Hello')
  expect(store.getSnapshot()).toMatchObject({ locale: 'de', texts: 'english' })
  expect(store.getSnapshot().intl.formatNumber(1.5)).toBe('1,5')
  expect(warn).toHaveBeenCalledOnce()
  warn.mockRestore()
})

test('without any file the store says so and still settles', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { store } = setUp({ load: () => Promise.reject(new Error('offline')) })
  await store.ready
  expect(store.getSnapshot().texts).toBe('none')
  warn.mockRestore()
})

test('English is British in lists and dates, and still `en` as the language of the page', async () => {
  const onTextError = vi.fn<(problem: Error) => void>()
  const { store } = setUp({ onTextError })
  await store.ready
  await store.choose('en')
  const { intl } = store.getSnapshot()
  expect(intl.formatList(['30', '7', '1'])).toBe('30, 7 and 1')
  expect(intl.formatDate(new Date(2026, 10, 24), { day: 'numeric', month: 'long' })).toBe('24 November')
  expect(intl.locale).toBe('en')
  // Default texts are English, so English without an entry in the file is not an error.
  expect(intl.formatMessage({ id: 'own', defaultMessage: 'Own' })).toBe('Own')
  expect(onTextError).not.toHaveBeenCalled()
})

test('a switch whose texts do not load leaves everything as it was, and says so until it works or is read', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  let isOnline = true
  const { store, storage, applied, greeting } = setUp({
    load: (locale) =>
      isOnline ? Promise.resolve(texts(words[locale])) : Promise.reject(new TypeError('Failed to fetch')),
  })
  await store.ready
  await store.choose('en')
  isOnline = false
  await store.choose('sw')
  expect(store.getSnapshot()).toMatchObject({ locale: 'en', texts: 'own', missed: 'sw' })
  expect([greeting(), storage.local.get('somo.choices'), storage.local.get('somo.locale')]).toEqual([
    'Hello',
    '{"locale":"en"}',
    'en',
  ])
  store.dismissMissed()
  expect(store.getSnapshot().missed).toBeNull()
  isOnline = true
  await store.choose('sw')
  expect([greeting(), store.getSnapshot().missed, applied]).toEqual(['Habari', null, ['de', 'en', 'sw']])
  warn.mockRestore()
})

test('a choice whose texts are on their way is not undone by the session', async () => {
  const waiting = Promise.withResolvers<void>()
  const { store, session, greeting } = setUp({
    load: async (locale) => {
      if (locale === 'sw') await waiting.promise
      return texts(words[locale])
    },
  })
  await store.ready
  const slow = store.choose('sw')
  session.set(signedInAs(['LEARNER'], claimsFixture({ locale: 'en' })))
  waiting.resolve()
  await slow
  expect(greeting()).toBe('Habari')
})

test('a claim whose texts do not load does not take good texts away either', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { store, session, greeting } = setUp({
    load: (locale) => (locale === 'de' ? Promise.resolve(texts('Hallo')) : Promise.reject(new Error('status 404'))),
  })
  await store.ready
  session.set(signedInAs(['LEARNER'], claimsFixture({ locale: 'sw' })))
  await vi.waitFor(() => expect(store.getSnapshot().missed).toBe('sw'))
  expect([greeting(), store.getSnapshot().locale]).toEqual(['Hallo', 'de'])
  warn.mockRestore()
})

test('offers what the configuration allows', () => {
  expect(setUp().store.offered).toEqual(['en', 'de', 'sw'])
  expect(setUp({ config: configFixture({ locale: { default: 'en', allowed: ['sw', 'en'] } }) }).store.offered).toEqual([
    'en',
    'sw',
  ])
  expect(setUp({ config: configFixture({ locale: { default: 'en', allowed: ['xx'] } }) }).store.offered).toEqual([
    'en',
    'de',
    'sw',
  ])
})
