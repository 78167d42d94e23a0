import { describe, expect, test } from 'vitest'
import { allowedLocales } from '../build/constants.ts'
import { chooseLocale, chooseLocaleBeforeSignIn } from './chooseLocale.ts'

type Case = readonly [
  user: string | null,
  browser: string | null,
  realm: string | null,
  configured: string | null,
  expected: string,
]

/** C54: twenty-four combinations of claims, browser and default, written out by hand. */
const cases: readonly Case[] = [
  ['de', 'en-GB', 'sw', 'en', 'de'],
  ['sw', 'de-DE', 'en', 'de', 'sw'],
  ['en', 'sw', 'sw', 'sw', 'en'],
  ['de-AT', 'en', null, 'en', 'de'],
  ['de_DE', 'en', null, 'en', 'de'],
  ['SW', 'en', null, 'en', 'sw'],
  [' de ', 'en', null, 'en', 'de'],
  ['fr', 'de-CH', 'sw', 'en', 'de'],
  ['fr', 'fr', 'sw', 'en', 'sw'],
  ['fr', 'fr', 'fr', 'de', 'de'],
  ['fr', 'fr', 'fr', 'fr', 'en'],
  ['', 'de', 'sw', 'en', 'de'],
  [null, 'sw-KE', 'de', 'en', 'sw'],
  [null, 'DE', 'sw', 'en', 'de'],
  [null, 'en-US', 'de', 'sw', 'en'],
  [null, 'it-IT', 'de', 'sw', 'de'],
  [null, 'it-IT', 'sw-TZ', 'de', 'sw'],
  [null, 'it-IT', 'it', 'sw', 'sw'],
  [null, 'it-IT', null, 'de', 'de'],
  [null, 'it-IT', null, null, 'en'],
  [null, null, 'de', 'en', 'de'],
  [null, null, null, 'sw', 'sw'],
  [null, '', null, null, 'en'],
  [null, null, null, null, 'en'],
]

describe('C54 the order of the locale', () => {
  test('has twenty-four cases', () => {
    expect(cases).toHaveLength(24)
  })

  test.each(cases)(
    'user %s, browser %s, realm %s, configured %s gives %s',
    (userClaim, browser, realmClaim, configured, expected) => {
      expect(chooseLocale({ userClaim, browser, realmClaim, configured, allowed: allowedLocales })).toBe(expected)
    },
  )

  test('never leaves the locales that are offered', () => {
    expect(chooseLocale({ userClaim: 'sw', browser: 'en', realmClaim: 'sw', configured: 'sw', allowed: ['de'] })).toBe(
      'de',
    )
    expect(
      chooseLocale({ userClaim: 'sw', browser: 'de', realmClaim: null, configured: null, allowed: ['en', 'sw'] }),
    ).toBe('sw')
  })
})

describe('before anybody is signed in', () => {
  const rest = { browser: 'de-DE', configured: 'en', allowed: allowedLocales }

  test('the hint of this device comes first', () => {
    expect(chooseLocaleBeforeSignIn('sw', rest)).toBe('sw')
  })

  test('a hint that is not offered counts for nothing', () => {
    expect(chooseLocaleBeforeSignIn('fr', rest)).toBe('de')
    expect(chooseLocaleBeforeSignIn('sw', { ...rest, allowed: ['en', 'de'] })).toBe('de')
  })

  test('without a hint the browser decides, then the configuration', () => {
    expect(chooseLocaleBeforeSignIn(null, rest)).toBe('de')
    expect(chooseLocaleBeforeSignIn(null, { ...rest, browser: 'fr' })).toBe('en')
  })
})
