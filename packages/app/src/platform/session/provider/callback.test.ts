import { describe, expect, test } from 'vitest'
import { readCallback, readMemo, withoutAnswer } from './callback.ts'
import { classifyCallback, stateKey } from './provider.ts'
import { memoryStorage } from '../testing/fakeWorld.ts'

const base = 'https://somo.example/'

describe('an answer in the address', () => {
  test.each([
    ['', false],
    ['?code=c&state=s', true],
    ['?error=access_denied&state=s', true],
    ['?state=s', true],
    ['?code=c', false],
    ['?code=c&state=', false],
    ['media?code=c&state=s', false],
    ['dashboard?state=open', false],
  ])('%s is one: %s', (address, is) => expect(readCallback(`${base}${address}`, base) !== null).toBe(is))

  test('is taken out of it, and nothing else is', () => {
    expect(withoutAnswer(`${base}?a=1&code=c&state=s&iss=i&session_state=x&error=e&b=2#h`)).toBe(`${base}?a=1&b=2#h`)
  })

  test('belongs to a request of this tab, or to none', () => {
    const storage = memoryStorage()
    const callback = readCallback(`${base}?code=c&state=s`, base)
    expect(readMemo(storage, callback)).toBeNull()
    storage.session.set(stateKey('s'), '{"data":{"kind":"signIn","returnTo":"/media"}}')
    expect(readMemo(storage, callback)).toEqual({ kind: 'signIn', returnTo: '/media' })
    for (const nonsense of ['{"data":{"kind":"other"}}', '{"data":null}', '[]', 'nonsense']) {
      storage.session.set(stateKey('s'), nonsense)
      expect(readMemo(storage, callback)).toBeNull()
    }
  })
})

describe('what an answer means', () => {
  const read = (query: string) => readCallback(`${base}?state=s&${query}`, base)
  test.each([
    ['code=c', 'signIn', 'code'],
    ['code=c', null, 'unknown'],
    ['error=access_denied', 'signIn', 'cancelled'],
    ['error=server_error', 'signIn', 'error'],
    ['error=access_denied', null, 'unknown'],
    ['error=temporarily_unavailable&error_description=authentication_expired', 'signIn', 'expired'],
    ['error=temporarily_unavailable', 'signIn', 'error'],
    ['', 'signOut', 'signedOut'],
    ['', 'signIn', 'unknown'],
  ] as const)('%s of a %s: %s', (query, kind, meaning) => expect(classifyCallback(read(query), kind)).toBe(meaning))
  test('no answer', () => expect(classifyCallback(null, null)).toBe('none'))
})
