import { describe, expect, test } from 'vitest'
import { validateTokens } from './validateTokens.ts'
import type { Expectation } from './validateTokens.ts'
import { accessToken, clientId, idClaims, issuer, jwt } from '../testing/tokens.ts'

const now = 1_800_000_000
const expected: Expectation = { issuer, clientId, nonce: 'n-1', mustHaveNonce: true, subject: null, arrivedAt: now }
const evaluate = (changes: object, more: Partial<Expectation> = {}, access = accessToken(now)) => {
  const result = validateTokens(jwt(idClaims(now, changes)), access, { ...expected, ...more })
  return result.isAccepted ? 'accepted' : result.refusal
}

describe('the forgeries the library lets pass', () => {
  test.each([
    ['a proper token', {}, 'accepted'],
    ['another issuer', { iss: 'https://evil.example' }, 'iss'],
    ['the issuer with a slash more', { iss: `${issuer}/` }, 'iss'],
    ['no issuer', { iss: undefined }, 'iss'],
    ['another audience', { aud: 'other' }, 'aud'],
    ['no audience', { aud: undefined }, 'aud'],
    ['an audience among others, with us as the party', { aud: ['other', clientId], azp: clientId }, 'accepted'],
    ['an audience among others, without a party', { aud: ['other', clientId] }, 'azp'],
    ['an audience among others, with another party', { aud: ['other', clientId], azp: 'other' }, 'azp'],
    ['one audience, with another party', { azp: 'other' }, 'azp'],
    ['another nonce', { nonce: 'n-2' }, 'nonce'],
    ['no nonce', { nonce: undefined }, 'nonce'],
    ['no subject', { sub: undefined }, 'sub'],
    ['a subject that is no text', { sub: 7 }, 'sub'],
    ['ended in 1970', { exp: 1 }, 'exp'],
    ['ended before it began', { exp: now - 1 }, 'exp'],
    ['no end', { exp: undefined }, 'exp'],
    ['an end that is no number', { exp: '1800000300' }, 'exp'],
    ['begun in 1970', { iat: 1 }, 'iat'],
    ['begun hours before the access token', { iat: now - 7_200 }, 'iat'],
    ['begun hours after it', { iat: now + 7_200, exp: now + 9_000 }, 'iat'],
    ['no beginning', { iat: undefined }, 'iat'],
  ])('%s: %s', (_, changes, outcome) => expect(evaluate(changes)).toBe(outcome))

  test.each([[null], [''], ['opaque'], ['a.b.c'], [jwt(['no', 'claims'])]])('%j is unreadable', (token) => {
    expect(validateTokens(token, accessToken(now), expected)).toEqual({ isAccepted: false, refusal: 'unreadable' })
  })
})

describe('renewals', () => {
  test.each([
    ['the same person', {}, 'amani', 'accepted'],
    ['another person', { sub: 'neema' }, 'amani', 'other_user'],
    ['another person with a forged audience', { sub: 'neema', aud: 'other' }, 'amani', 'aud'],
  ])('%s', (_, changes, subject, outcome) => expect(evaluate(changes, { subject })).toBe(outcome))

  test.each([
    ['may leave the nonce out', { nonce: undefined }, 'n-1', 'accepted'],
    ['may repeat it', {}, 'n-1', 'accepted'],
    ['may not bring another', { nonce: 'n-2' }, 'n-1', 'nonce'],
    ['may not bring one where none is known', {}, null, 'nonce'],
  ])('by refresh token they %s', (_, changes, nonce, outcome) => {
    expect(evaluate(changes, { nonce, mustHaveNonce: false })).toBe(outcome)
  })
})

describe('a wrong clock of this device', () => {
  test.each([
    [0, false],
    [600, false],
    [-600, false],
    [601, true],
    [7_200, true],
    [-7_200, true],
  ])('%d seconds off: accepted, worth a word: %s', (skew, isSkewed) => {
    const result = validateTokens(jwt(idClaims(now)), accessToken(now), { ...expected, arrivedAt: now + skew })
    expect(result).toMatchObject({ isAccepted: true, skew, isSkewed })
  })

  test('an access token nobody can read does not contradict', () => {
    expect(evaluate({}, { arrivedAt: now + 7_200 }, 'opaque')).toBe('accepted')
  })

  test('more than a day is no clock', () => expect(evaluate({}, { arrivedAt: now + 86_401 })).toBe('iat'))
})
