import { expect, test } from 'vitest'
import { configFixture } from '../../testing/configFixture.ts'
import { memoryStorage } from '../../testing/memoryStorage.ts'
import type { AllowedLocale } from '../build/constants.ts'
import { localeBeforeSignIn, loadTextsOnce } from './loadTextsOnce.ts'

// The page keeps what was asked for, so each test asks for a screen of its own.
test('texts are asked for once, whoever wants them, and those of another screen or locale by themselves', async () => {
  const requests: string[] = []
  const load = async (locale: AllowedLocale, share = '') => {
    requests.push(locale + share)
    return {}
  }
  const ahead = loadTextsOnce('de', '/once', load)
  expect(await loadTextsOnce('de', '/once', load)).toBe(await ahead)
  await Promise.all([loadTextsOnce('sw', '/once', load), loadTextsOnce('de', '/another', load)])
  expect(requests).toEqual(['de/once', 'sw/once', 'de/another'])
})

test('a failure ahead shows where the texts are taken, and the next one asks anew', async () => {
  const gone = () => Promise.reject(new Error('status 500'))
  void loadTextsOnce('en', '/gone', gone)
  await expect(loadTextsOnce('en', '/gone', gone)).rejects.toThrow('status 500')
  expect(await loadTextsOnce('en', '/gone', async () => ({ a: [] }))).toEqual({ a: [] })
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
