import { Secret } from 'otpauth'
import { expect, it } from 'vitest'
import { createChallenge, isChallenge } from './passkeyChallenge.ts'
import { createRecoveryCodes, hashRecoveryCode } from './recoveryCodes.ts'
import { createSecretBox } from './secretBox.ts'
import { createTotpSecret, findTotpStep, totpCode, totpUri } from './totp.ts'

// RFC 6238, appendix B, SHA-1: of its eight digits the last six, which is what six digits leave (RFC 4226, 5.3).
const secret = Secret.fromLatin1('12345678901234567890').base32
const vectors = [
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
] as const

it('S11 makes and takes the codes of RFC 6238', () => {
  for (const [seconds, code] of vectors) {
    expect(totpCode(secret, seconds * 1000)).toBe(code)
    expect(findTotpStep(secret, code, seconds * 1000)).toBe(Math.floor(seconds / 30))
    expect(findTotpStep(secret, `${code.slice(0, 3)} ${code.slice(3)}`, (seconds + 30) * 1000)).toBe(
      Math.floor(seconds / 30),
    )
    expect(findTotpStep(secret, code, (seconds + 60) * 1000)).toBe(null)
  }
})

it('S11 takes nothing but six digits', () => {
  for (const text of ['', '28708', '2870820', '28708a', '٢٨٧٠٨٢', '-87082', '287082e0'])
    expect(findTotpStep(secret, text, 59_000), text).toBe(null)
})

it('S11 names product and account in the app, and has 160 bits', () => {
  const fresh = createTotpSecret()
  expect(fresh).toMatch(/^[A-Z2-7]{32}$/)
  expect(totpUri(fresh, 'Uferwerk: Logistik', 'amina@example.org')).toMatch(
    /^otpauth:\/\/totp\/.*amina.*secret=[A-Z2-7]{32}/,
  )
})

it('S11 a sealed secret opens for its account alone, with its key alone, and only unchanged', () => {
  const box = createSecretBox(Buffer.alloc(48, 1))
  const sealed = box.seal('JBSWY3DPEHPK3PXP', 'one')
  expect(sealed.includes('JBSWY3DP')).toBe(false)
  expect(box.open(sealed, 'one')).toBe('JBSWY3DPEHPK3PXP')
  expect(() => box.open(sealed, 'other')).toThrow()
  expect(() => createSecretBox(Buffer.alloc(48, 2)).open(sealed, 'one')).toThrow()
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1
  expect(() => box.open(sealed, 'one')).toThrow()
})

it('S11 recovery codes are ten, all different, and read in any case of letters, with letters that look like digits', () => {
  const codes = createRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^([\da-hjkmnp-tv-z]{4}-){3}[\da-hjkmnp-tv-z]{4}$/)
  const stored = hashRecoveryCode('a', '1000-abcd-efgh-jkmn')
  expect(hashRecoveryCode('a', ' Iooo ABCDEFGHJKMN')).toEqual(stored)
  expect(hashRecoveryCode('b', '1000-abcd-efgh-jkmn')).not.toEqual(stored)
  expect(hashRecoveryCode('a', '1000-abcd')).toBe(null)
})

it('S11 a challenge counts for its purpose alone', () => {
  const challenge = createChallenge('key', 'passkey:one')
  expect(isChallenge('key', 'passkey:one', challenge)).toBe(true)
  for (const [key, purpose, text] of [
    ['key', 'second:one', challenge],
    ['other', 'passkey:one', challenge],
    ['key', 'passkey:one', 'x'],
  ] as const) {
    expect(isChallenge(key, purpose, text)).toBe(false)
  }
})
