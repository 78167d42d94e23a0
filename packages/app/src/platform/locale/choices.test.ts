import { expect, test } from 'vitest'
import { fakeSession, signedInAs } from '../../testing/fakeSession.ts'
import { memoryStorage } from '../../testing/memoryStorage.ts'
import { dropChoices, forgetChoicesAtSignOut, keepChoice, readChoices, wishedLocales } from './choices.ts'

test('a choice is kept beside the other one', () => {
  const storage = memoryStorage()
  expect(readChoices(storage)).toEqual({})
  keepChoice(storage, { locale: 'sw' })
  keepChoice(storage, { theme: 'dark' })
  keepChoice(storage, { locale: 'de' })
  expect(readChoices(storage)).toEqual({ locale: 'de', theme: 'dark' })
})

test('what the claims say from now on is no choice by hand any more', () => {
  const storage = memoryStorage()
  dropChoices(storage, ['theme'])
  expect(storage.local.get('somo.choices')).toBeNull()
  keepChoice(storage, { locale: 'sw', theme: 'dark' })
  dropChoices(storage, ['theme'])
  expect(readChoices(storage)).toEqual({ locale: 'sw' })
  dropChoices(storage, ['locale'])
  expect(storage.local.get('somo.choices')).toBeNull()
})

test.each([
  ['loggingOut', {}],
  ['switching', {}],
  ['anonymous', { locale: 'sw' }],
] as const)('the state %s leaves %j of them', (state, left) => {
  const storage = memoryStorage()
  const session = fakeSession(signedInAs([]))
  forgetChoicesAtSignOut(session, storage)
  keepChoice(storage, { locale: 'sw' })
  session.set({ state })
  expect(readChoices(storage)).toEqual(left)
})

test.each(['', 'no json', 'null', '7', '{"locale":7,"theme":{}}'])(
  'what somebody else stored (%j) counts for nothing',
  (stored) => {
    const storage = memoryStorage()
    storage.local.set('somo.choices', stored)
    expect(readChoices(storage)).toEqual({})
  },
)

test("a page of the provider is asked for in the chosen language, then the one shown last, then the browser's", () => {
  const storage = memoryStorage()
  expect(wishedLocales(storage, ['fr-FR', 'en'])).toEqual(['fr-FR', 'en'])
  storage.local.set('somo.locale', 'en')
  expect(wishedLocales(storage, ['fr-FR', 'en'])).toEqual(['en', 'fr-FR'])
  keepChoice(storage, { locale: 'sw' })
  expect(wishedLocales(storage, ['fr-FR', 'en'])).toEqual(['sw', 'en', 'fr-FR'])
})
