import { createHash, randomInt } from 'node:crypto'

// Crockford's base 32: no letter that looks like another, or like a digit.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 8

/** Forty bits as text that is easy to type from paper, such as `7KQ4-M2XD`. */
export function createInvitationCode(): string {
  const letters = Array.from({ length }, () => alphabet[randomInt(alphabet.length)] ?? '').join('')
  return `${letters.slice(0, 4)}-${letters.slice(4)}`
}

/** The stored hash of a code as somebody typed it; null for what cannot be one. */
export function hashInvitationCode(typed: string): Buffer | null {
  const code = typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll(/[IL]/g, '1')
    .replaceAll('O', '0')
  return code.length === length ? createHash('sha256').update(`relation:${code}`).digest() : null
}
