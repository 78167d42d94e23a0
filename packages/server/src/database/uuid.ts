import { randomBytes } from 'node:crypto'

/**
 * A new UUID of version 7 (RFC 9562, section 5.7): milliseconds since 1970 first, so that new rows land at the end
 * of their index, then 74 random bits. Written by the application because PostgreSQL 15 has no such function.
 */
export function createUuid(now: number = Date.now()): string {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(now, 0, 6)
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f)
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** True for a text in the form of a UUID of any version, in lower or upper case. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
}
