import { fieldOf } from '../../config/record.ts'
import type { BrowserStorage } from '../../storage/storage.ts'
import { subjectOf } from './claims.ts'

/** The tokens of one session as this tab holds them. They never leave the tab's own storage. */
export interface TokenSet {
  readonly accessToken: string
  readonly idToken: string
  readonly refreshToken: string | null
  /** The nonce of the sign-in the refresh token stems from: its later ID tokens may repeat it. */
  readonly nonce: string | null
  /** End of the access token: milliseconds since 1970 by this device's clock. */
  readonly expiresAt: number
  /** What the provider's session page is asked about (`session_state`); null where the provider sends none. */
  readonly sessionState: string | null
  /** When not even a renewal goes further, if the provider says so: milliseconds since 1970 by this device's clock. */
  readonly sessionEndsAt: number | null
  /** This device's clock differs from the provider's by more than ten minutes (session.md S4.13). */
  readonly isClockWrong: boolean
}

/** Whose tokens: those of another provider or client are none of ours. */
export interface TokenOwner {
  readonly issuer: string
  readonly clientId: string
}

const key = 'somo.oidc.tokens'
const doubtKey = 'somo.oidc.doubt'

/** Keeps the tokens for this tab, so that a reload finds them. A refresh token that comes with them is beyond doubt. */
export function storeTokens(storage: BrowserStorage, owner: TokenOwner, tokens: TokenSet): void {
  storage.session.remove(doubtKey)
  storage.session.set(key, JSON.stringify({ issuer: owner.issuer, clientId: owner.clientId, ...tokens }))
}

/** Whether nothing can follow these tokens (see refreshSilently), so that none of their life is to be given away. */
export function isLast({ refreshToken, sessionEndsAt, expiresAt }: TokenSet): boolean {
  return refreshToken === null && sessionEndsAt === expiresAt
}

/** Forgets this tab's tokens. */
export function dropTokens(storage: BrowserStorage): void {
  storage.session.remove(key)
  storage.session.remove(doubtKey)
}

/**
 * Notes that the refresh token is being sent. Until new tokens are stored nobody knows whether it is used up: the page
 * may be loaded anew before the answer comes, or the network may lose it.
 */
export function doubtRefreshToken(storage: BrowserStorage): void {
  storage.session.set(doubtKey, 'sent')
}

/** Whether the stored refresh token was sent before, and its answer never arrived. */
export function isRefreshTokenInDoubt(storage: BrowserStorage): boolean {
  return storage.session.get(doubtKey) !== null
}

/**
 * The tokens kept for this tab, valid or not; null where there are none, or none that belong to this owner. Tokens that
 * name nobody count for none: the page would stand there for a person whom nobody knows.
 */
export function readTokens(storage: BrowserStorage, owner: TokenOwner): TokenSet | null {
  const stored = parse(storage.session.get(key))
  if (fieldOf(stored, 'issuer') !== owner.issuer || fieldOf(stored, 'clientId') !== owner.clientId) return null
  const accessToken = fieldOf(stored, 'accessToken')
  const idToken = fieldOf(stored, 'idToken')
  const expiresAt = fieldOf(stored, 'expiresAt')
  if (typeof accessToken !== 'string' || typeof idToken !== 'string' || typeof expiresAt !== 'number') return null
  if (subjectOf({ idToken, accessToken }) === null) return null
  return {
    accessToken,
    idToken,
    expiresAt,
    refreshToken: text(fieldOf(stored, 'refreshToken')),
    nonce: text(fieldOf(stored, 'nonce')),
    sessionState: text(fieldOf(stored, 'sessionState')),
    sessionEndsAt: number(fieldOf(stored, 'sessionEndsAt')),
    isClockWrong: fieldOf(stored, 'isClockWrong') === true,
  }
}

/** Whether any tokens lie in this tab's storage: a hint for start-up, before the configuration is known. */
export function hasStoredTokens(storage: BrowserStorage): boolean {
  return storage.session.get(key) !== null
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

function number(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}

function parse(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null')
  } catch {
    // Not ours: as good as nothing.
    return null
  }
}
