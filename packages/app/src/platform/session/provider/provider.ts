import type { CallbackKind } from '../machine/machineTypes.ts'

/** What a token answer brought, before it is judged. Nothing of it is stored yet. */
export interface TokenAnswer {
  readonly accessToken: string
  readonly idToken: string | null
  readonly refreshToken: string | null
  /** Seconds; null where the provider did not say. */
  readonly expiresIn: number | null
  /** Seconds until not even a renewal goes further (`refresh_expires_in`); null where the provider did not say. */
  readonly sessionExpiresIn: number | null
  /** What the provider's session page is asked about; null where it was not sent. */
  readonly sessionState: string | null
  /** The nonce we had sent; null for an answer to a refresh token. */
  readonly nonce: string | null
  /** The path that travelled with the sign-in, unchecked. */
  readonly returnTo: unknown
}

/**
 * The identity provider as the session uses it. Every method that asks it something rejects with an OidcError
 * and nothing else.
 */
export interface IdentityProvider {
  /** Exchanges the code of a sign-in's answer; works once for each answer. */
  exchange(callbackUrl: string): Promise<TokenAnswer>
  /** Asks in a hidden frame whether the provider still knows the person (prompt=none). Milliseconds. */
  refreshInFrame(timeout: number): Promise<TokenAnswer>
  refreshByToken(refreshToken: string): Promise<TokenAnswer>
  /** Signs in in a window of its own, for an application in a frame or with unsaved work. Must be called on a click. */
  signInInPopUp(wish: PopUpWish): Promise<TokenAnswer>
  /** The address of the sign-in page; the path comes back with the answer. */
  signInUrl(returnTo: string | null): Promise<string>
  /**
   * The address that ends the provider's session; null where the provider has none. Without an ID token the provider
   * asks the person first.
   */
  signOutUrl(idToken: string | null): Promise<string | null>
  revoke(refreshToken: string): Promise<void>
}

/** How a sign-in in a window of its own is to go. */
export interface PopUpWish {
  /** The person types the password again even though the provider still knows them. */
  readonly isAnew: boolean
  /** Given the address of the sign-in page where the browser opened no window; the answer of a tab opened by hand counts. */
  readonly onBlocked: (url: string) => void
  /** Ends the waiting for such a tab. */
  readonly signal: AbortSignal
}

/** An answer of the provider found in the address of this page load. */
export interface Callback {
  readonly url: string
  readonly state: string
  /** The path that travelled with the state because the browser kept nothing for us; unchecked, and null mostly. */
  readonly carried: string | null
  readonly hasCode: boolean
  readonly error: string | null
  readonly errorDescription: string | null
}

/** What we remember of a request under its state, as the library writes it: its `data` is ours. */
export interface RequestMemo {
  readonly kind: 'signIn' | 'signOut'
  readonly returnTo: string | null
  readonly nonce: string | null
}

/** What stands between the state and a path carried with it; the library reads a state up to here as well. */
export const carriedBehind = ';'

/** The key under which a request is remembered until its answer comes. */
export function stateKey(state: string): `somo.oidc.state.${string}` {
  return `somo.oidc.state.${state}`
}

/** Sorts an answer by what it says and by what we remember of the request (session.md S4.1). */
export function classifyCallback(callback: Callback | null, kind: 'signIn' | 'signOut' | null): CallbackKind {
  if (callback === null) return 'none'
  if (kind === null) return 'unknown'
  if (kind === 'signOut') return 'signedOut'
  if (callback.error === 'access_denied') return 'cancelled'
  // Keycloak 25 and later, when the sign-in page was open for too long or in several tabs.
  if (callback.error === 'temporarily_unavailable' && callback.errorDescription === 'authentication_expired')
    return 'expired'
  if (callback.error !== null) return 'error'
  return callback.hasCode ? 'code' : 'unknown'
}
