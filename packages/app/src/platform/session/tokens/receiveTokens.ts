import { validateTokens } from './validateTokens.ts'
import type { Refusal } from './validateTokens.ts'
import { readClaims } from './claims.ts'
import { readJwtPayload } from './jwt.ts'
import type { TokenAnswer } from '../provider/provider.ts'
import type { TokenOwner, TokenSet } from './tokens.ts'

/** Seconds a token is taken to live where the provider does not say (session.md S4.12). */
const assumedLife = 60

/** What becomes of a token answer. */
export type ReceivedTokens =
  | { readonly kind: 'accepted'; readonly tokens: TokenSet }
  | { readonly kind: 'otherUser'; readonly sessionId: string }
  | { readonly kind: 'refused'; readonly refusal: Refusal }

/** The circumstances of an answer. */
export interface ReceiveOptions {
  readonly owner: TokenOwner
  /** A renewal must be for this person; null: a sign-in, which replaces whoever was there. */
  readonly subject: string | null
  /** The tokens this tab holds now. */
  readonly current: TokenSet | null
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Judges an answer and makes tokens of it; pure, so that a refused answer leaves no trace anywhere. */
export function receiveTokens(answer: TokenAnswer, reception: ReceiveOptions): ReceivedTokens {
  const { owner, current, now } = reception
  const isByGrant = answer.nonce === null
  const received = { refreshToken: answer.refreshToken, nonce: answer.nonce }
  const tokens = {
    accessToken: answer.accessToken,
    refreshToken: isByGrant ? (received.refreshToken ?? current?.refreshToken ?? null) : received.refreshToken,
    nonce: isByGrant ? (current?.nonce ?? null) : received.nonce,
    expiresAt: now + (answer.expiresIn ?? assumedLife) * 1_000,
    sessionState: answer.sessionState ?? (isByGrant ? (current?.sessionState ?? null) : null),
    sessionEndsAt: answer.sessionExpiresIn === null ? null : now + answer.sessionExpiresIn * 1_000,
  }
  // OpenID Connect Core 12.2: an answer to a refresh token may come without an ID token.
  if (answer.idToken === null && isByGrant && current !== null) {
    return { kind: 'accepted', tokens: { ...tokens, idToken: current.idToken, isClockWrong: current.isClockWrong } }
  }
  const result = validateTokens(answer.idToken, answer.accessToken, {
    issuer: owner.issuer,
    clientId: owner.clientId,
    nonce: isByGrant ? (current?.nonce ?? null) : answer.nonce,
    mustHaveNonce: !isByGrant,
    subject: reception.subject,
    arrivedAt: Math.floor(now / 1_000),
  })
  if (result.isAccepted)
    return { kind: 'accepted', tokens: { ...tokens, idToken: answer.idToken ?? '', isClockWrong: result.isSkewed } }
  if (result.refusal !== 'other_user') return { kind: 'refused', refusal: result.refusal }
  return { kind: 'otherUser', sessionId: sessionIdOf(answer) }
}

function sessionIdOf(answer: TokenAnswer): string {
  const claims = readClaims(readJwtPayload(answer.idToken), readJwtPayload(answer.accessToken))
  return claims?.sessionId ?? claims?.subject ?? ''
}
