import type { Role } from '@somo/graphql/schema'

/** What a token says of its person beside who it is; null where it says nothing. */
export interface CallerClaims {
  readonly username: string | null
  readonly givenName: string | null
  readonly familyName: string | null
  readonly email: string | null
  readonly locale: string | null
  readonly dateFormat: string | null
  readonly timeFormat: string | null
  readonly timeZone: string | null
  readonly theme: string | null
}

/** Who calls, as their verified access token says. Built only by a `TokenVerifier`. */
export interface Caller {
  /** The `sub` claim: the person at the identity provider. */
  readonly subject: string
  /** The provider's session: `session_state`, else `sid` (decision 0016); null where the token names none. */
  readonly sessionId: string | null
  /** The product's roles of the token's resource entry for the API (specification, section 6); others are dropped. */
  readonly roles: readonly Role[]
  /** When the token ends: seconds since 1970 in UTC, the `exp` claim. */
  readonly expiresAt: number
  /** For showing alone: no right depends on it. */
  readonly claims: CallerClaims
  /** The language of the page that the call comes from (`Accept-Language`), of the product's; null or absent where none is told. */
  readonly pageLocale?: string | null
}

/** The language a caller reads, as far as the call tells it: that of the page in front of them comes before what their token says. */
export const toldLocale = ({ pageLocale, claims }: Pick<Caller, 'pageLocale' | 'claims'>): string | null =>
  pageLocale ?? claims.locale

/** What decides who somebody is when an outside provider's token names a subject that nobody has met. */
export interface Arrival {
  /** Whether the provider says that it has verified the e-mail address. */
  readonly isEmailVerified: boolean
  /** The claim that never changes and names the person in other systems too; null where none is configured or told. */
  readonly number: string | null
  /** The secret of an invitation that this browser opened; null where it opened none. */
  readonly invitation: string | null
}

/**
 * Answers who stands behind an `Authorization` header: null where there is no header, no bearer token, or a token
 * that fails any check (signature, issuer, audience, expiry, type). Never throws for a bad token; rejects only when
 * the token cannot be judged, such as while an outside issuer's keys cannot be fetched. `invitation` is the secret of
 * an invitation that the browser opened; it counts at the first sign-in at an outside provider alone.
 */
export type TokenVerifier = (authorization: string | undefined, invitation?: string | null) => Promise<Caller | null>
