import { expect, test } from 'vitest'
import { configFixture } from '../../testing/configFixture.ts'
import { memoryStorage } from '../../testing/memoryStorage.ts'
import type { AllowedLocale } from '../build/constants.ts'
import { askTextsAhead, localeBeforeSignIn, takeTexts } from './textsAhead.ts'

function loader() {
  const asked: AllowedLocale[] = []
  const load = async (locale: AllowedLocale) => {
    asked.push(locale)
    return {}
  }
  return { asked, load }
}

test('texts asked for ahead are taken once, without a second call', async () => {
  const { asked, load } = loader()
  askTextsAhead('de', load)
  await takeTexts('de', load)
  expect(asked).toEqual(['de'])
  await takeTexts('de', load)
  expect(asked).toEqual(['de', 'de'])
})

test('texts of another locale are asked for as ever', async () => {
  const { asked, load } = loader()
  askTextsAhead('en', load)
  await takeTexts('sw', load)
  expect(asked).toEqual(['en', 'sw'])
})

test('a failure ahead shows where the texts are taken', async () => {
  askTextsAhead('en', () => Promise.reject(new Error('status 500')))
  await expect(takeTexts('en')).rejects.toThrow('status 500')
})

test('before the sign-in a choice by hand comes first, then what was shown last, then the browser', () => {
  const storage = memoryStorage()
  const config = configFixture()
  expect(localeBeforeSignIn(config, storage, 'de-AT')).toBe('de')
  storage.local.set('somo.locale', 'en')
  expect(localeBeforeSignIn(config, storage, 'de-AT')).toBe('en')
  storage.local.set('somo.choices', '{"locale":"sw"}')
  expect(localeBeforeSignIn(config, storage, 'de-AT')).toBe('sw')
})
