import { createHash, randomBytes } from 'node:crypto'

/** How many recovery codes an account gets at once. */
export const recoveryCodeCount = 10

// Crockford's base 32: no letter that looks like another, or like a digit.
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const length = 16

/** Eighty random bits: enough that a fast hash protects them (NIST SP 800-63B, 5.1.2.2). */
function createCode(): string {
  const letters = Array.from(randomBytes(length), (byte) => alphabet[byte % 32] ?? '')
  return letters.join('').replaceAll(/(.{4})(?=.)/g, '$1-')
}

/** Answers a new set of codes, as they are shown to their person once. */
export const createRecoveryCodes = (): string[] => Array.from({ length: recoveryCodeCount }, createCode)

/** Answers what is kept of a code; null where the text cannot be one. Case, blanks and hyphens do not count. */
export function hashRecoveryCode(account: string, text: string): Buffer | null {
  const code = text.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll(/[il]/g, '1').replaceAll('o', '0')
  return code.length === length ? createHash('sha256').update(`${account}:${code}`).digest() : null
}
