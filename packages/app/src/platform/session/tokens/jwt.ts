import { fieldOf, isRecord } from '../../config/record.ts'

/** The payload of a JSON web token: claims by name, of whatever kind the sender gave them. */
export type JwtPayload = Readonly<Record<string, unknown>>

/**
 * Reads the payload of a signed token without checking its signature: the browser only shapes what it shows, the
 * server decides (session.md S6.1). Null for anything that is no such token (opaque, cut, not an object); never throws.
 */
export function readJwtPayload(token: string | null): JwtPayload | null {
  const parts = token?.split('.') ?? []
  const body = parts[1]
  if (parts.length !== 3 || body === undefined) return null
  try {
    const base64 = body.replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    const payload: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return isRecord(payload) ? payload : null
  } catch {
    // Not base64, not UTF-8 or not JSON: to the reader all the same, no token to read.
    return null
  }
}

/** A claim that is a non-empty text; null for every other kind. */
export function textClaim(payload: JwtPayload | null, name: string): string | null {
  const value = fieldOf(payload, name)
  return typeof value === 'string' && value !== '' ? value : null
}

/** A claim that is a finite number (seconds since 1970 in exp, iat); null for every other kind. */
export function numberClaim(payload: JwtPayload | null, name: string): number | null {
  const value = fieldOf(payload, name)
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}
