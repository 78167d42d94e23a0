import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { passwordCost, type PasswordCost } from './passwordCost.ts'

/**
 * Passwords at rest: scrypt with a salt of its own for each, written as
 * `$scrypt$ln=14,r=8,p=5$<salt>$<hash>` so that the cost can rise without losing older hashes.
 */

interface StoredHash extends PasswordCost {
  readonly salt: Buffer
  readonly hash: Buffer
}

const saltLength = 16
const hashLength = 32
const form = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w-]{16,})\$([\w-]{32,})$/

/** Longest password that is looked at, in characters; a longer one is refused before any hashing. */
export const longestPassword = 1024

function derive(password: string, salt: Buffer, cost: PasswordCost, length: number): Promise<Buffer> {
  const N = 2 ** cost.ln
  const maxmem = 128 * N * cost.r + 128 * cost.r * cost.p + 1024 * 1024
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, length, { N, r: cost.r, p: cost.p, maxmem }, (error, key) => {
      if (error) reject(error)
      else resolve(key)
    })
  })
}

function parse(stored: string): StoredHash | null {
  const match = form.exec(stored)
  if (!match) return null
  const [, ln = '', r = '', p = '', salt = '', hash = ''] = match
  return {
    ln: Number(ln),
    r: Number(r),
    p: Number(p),
    salt: Buffer.from(salt, 'base64url'),
    hash: Buffer.from(hash, 'base64url'),
  }
}

function write(cost: PasswordCost, salt: Buffer, hash: Buffer): string {
  const parameters = `ln=${cost.ln},r=${cost.r},p=${cost.p}`
  return `$scrypt$${parameters}$${salt.toString('base64url')}$${hash.toString('base64url')}`
}

/** Answers the text to store for a password. The same password never gives the same text twice. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltLength)
  return write(passwordCost, salt, await derive(password, salt, passwordCost, hashLength))
}

// Nobody's hash: an unknown account costs the same work as a known one, so that time tells nothing.
const nobodysHash = write(passwordCost, randomBytes(saltLength), randomBytes(hashLength))

/**
 * Answers whether a password belongs to a stored text. With null (no such account) the same work is done and the
 * answer is false. A text that is not one of ours answers false.
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  if (password.length > longestPassword) return false
  const known = parse(stored ?? nobodysHash)
  if (!known) return false
  const given = await derive(password, known.salt, known, known.hash.length)
  return timingSafeEqual(given, known.hash) && stored !== null
}

/** True where a stored text was made at another cost than today's and should be made anew at the next sign-in. */
export function isOutdatedHash(stored: string): boolean {
  const known = parse(stored)
  return !known || known.ln !== passwordCost.ln || known.r !== passwordCost.r || known.p !== passwordCost.p
}
