import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const lifetimeMs = 30 * 60 * 1000

const sign = (key: string, purpose: string, body: string): string =>
  createHmac('sha256', key).update(`passkey:${purpose}:${body}`).digest('base64url')

/**
 * Answers a challenge that this server recognises without keeping it: random bytes and an end, signed for one purpose,
 * such as one sign-in page of one browser (WebAuthn 3, 13.4.3). It is good for half an hour, as long as that page.
 */
export function createChallenge(key: string, purpose: string): string {
  const body = `${randomBytes(16).toString('base64url')}.${(Date.now() + lifetimeMs).toString(36)}`
  return Buffer.from(`${body}.${sign(key, purpose, body)}`).toString('base64url')
}

/** Whether a challenge (base64url) was made here for this purpose and has not ended. */
export function isChallenge(key: string, purpose: string, challenge: string): boolean {
  const [random = '', until = '', signature = ''] = Buffer.from(challenge, 'base64url').toString('utf8').split('.')
  const expected = Buffer.from(sign(key, purpose, `${random}.${until}`))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) && Number.parseInt(until, 36) > Date.now()
}
