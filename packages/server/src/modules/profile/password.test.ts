import { describe, expect, it } from 'vitest'
import { checkPassword } from './password.ts'

const names = {
  username: 'azawadi.mbeki',
  email: 'Zawadi.M@example.org',
  givenName: 'Zawadi-Marie',
  familyName: 'Mbeki-Otieno',
}
const check = (next: string, current = 'another one entirely') => checkPassword(next, current, names)

describe('a new password', () => {
  it.each([
    'correct horse battery staple',
    'kahawa na chai',
    'Ümläute 12',
    'aB3$aB3$aB',
    '😀😁😂🤣😃😄😅😆😉😊',
    'x'.repeat(99) + 'y'.repeat(101),
  ])('may be %j', (next) => expect(check(next)).toBeNull())

  it.each(['', 'short', '123456789', '😀😁😂🤣😃'])('of fewer than ten characters is too short: %j', (next) =>
    expect(check(next)).toBe('TOO_SHORT'),
  )

  it('of more than 200 characters is too long', () => expect(check('ab'.repeat(101))).toBe('TOO_LONG'))

  it.each(['Password123', 'PASSWORT123', 'qwertyuiop', 'nenosiri123', 'SomoSomoSomo'])(
    'that everybody tries is weak: %s',
    (next) => expect(check(next)).toBe('WEAK_PASSWORD'),
  )

  it.each(['aaaaaaaaaa', '1234567890'.slice(0, 9) + ':', 'abcdefghijkl', 'zyxwvutsrqponm'])(
    'that is a row is weak: %s',
    (next) => expect(check(next)).toBe('WEAK_PASSWORD'),
  )

  it.each([
    'AZAWADI.MBEKI',
    'zawadi.m@EXAMPLE.org',
    'zawadi-marie',
    'Mbeki-Otieno',
    'zawadi-marie mbeki-otieno',
    'mbeki-otienozawadi-marie',
  ])('that is what the person is called is weak: %s', (next) => expect(check(next)).toBe('WEAK_PASSWORD'))

  it('that is the present one is weak', () => {
    expect(check('correct horse battery', 'correct horse battery')).toBe('WEAK_PASSWORD')
  })
})
