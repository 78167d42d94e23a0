import type { Role } from '@somo/graphql/schema'

/**
 * Why nobody is signed in; the gate has one text for each. logged_out_here: by the person, but the provider could not
 * be told, so its session may still exist.
 */
export type AnonymousReason =
  | 'login_required'
  | 'session_ended'
  | 'unreachable'
  | 'misconfigured'
  | 'config_missing'
  | 'cancelled'
  | 'popup_blocked'
  | 'sign_in_failed'
  | 'logged_out'
  | 'logged_out_elsewhere'
  | 'logged_out_here'
  | 'loop_guard'
  | 'session_error'
  | 'offline'

/**
 * Who asks for a sign-in. automatic: nobody pressed anything. leaving: a person whose session ended under unsaved work
 * and who gives it up.
 */
export type SignInWay = 'person' | 'automatic' | 'leaving'

/**
 * What the identity provider says about the person (specification section 3, "Identity claims read").
 * Everything but the subject may be missing. Locales and formats are as sent; their readers check them.
 */
export interface IdentityClaims {
  readonly subject: string
  /** The claim `session_state`, else `sid` (decision 0016): opaque, compared and never parsed. */
  readonly sessionId: string | null
  readonly name: string | null
  readonly givenName: string | null
  readonly username: string | null
  readonly email: string | null
  readonly locale: string | null
  readonly defaultLocale: string | null
  readonly dateFormat: string | null
  readonly defaultDateFormat: string | null
  /** Pattern of times, such as `hh:mm a`: claim `time_format`. */
  readonly timeFormat: string | null
  /** IANA name such as Africa/Nairobi: the standard claim `zoneinfo`. */
  readonly timeZone: string | null
  readonly theme: string | null
}

/** One immutable view of the session; the same object until something in it changes. */
export interface SessionSnapshot {
  readonly state: 'starting' | 'signedIn' | 'anonymous' | 'redirecting' | 'switching' | 'loggingOut'
  /** Becomes true exactly once, whatever happens at start-up (specification section 4), and stays true. */
  readonly isComplete: boolean
  /** Signed in, but the token has expired and cannot be renewed just now (network, provider). */
  readonly isStale: boolean
  /**
   * The session has ended while unsaved work is on the page: it stays as it is, no call can be made, and the person has
   * to sign in again. `isAsking`: in a window that is open now. Null: not so.
   */
  readonly ended: { readonly reason: 'session_ended' | 'session_error'; readonly isAsking: boolean } | null
  /** Set in state `anonymous` only. */
  readonly reason: AnonymousReason | null
  /** Sorted and without duplicates; empty unless signed in. */
  readonly roles: readonly Role[]
  readonly claims: IdentityClaims | null
  /** When the access token ends: milliseconds since 1970, UTC; null unless signed in. */
  readonly expiresAt: number | null
  /** When the session ends and cannot be renewed: milliseconds since 1970, UTC; null where that is not known. */
  readonly endsAt: number | null
  /** Signed in, and this device's clock differs from the provider's by more than ten minutes (session.md S4.13). */
  readonly isClockWrong: boolean
  /** Nobody is signed in here, but somebody is in another tab: `retry` goes on as them. */
  readonly isSignedInElsewhere: boolean
  /**
   * The browser refused to open the window for signing in: the address of the sign-in page, for a link that the person
   * follows into a tab which keeps its opener. Null: no such window is being waited for.
   */
  readonly signInLink: string | null
}

/** The person's session: the only thing the rest of the application knows of signing in. */
export interface Session {
  /** The current view; a stable object, fit for useSyncExternalStore. */
  getSnapshot(): SessionSnapshot
  /** Calls back after each change of the snapshot; the answer ends the subscription. */
  subscribe(listener: () => void): () => void
  /**
   * An access token with at least 10 s left, renewed first where needed (specification section 7:
   * "if there is no token, a refresh is attempted"). Waits for start-up. Null: nothing may be sent. Never rejects.
   */
  getToken(): Promise<string | null>
  /**
   * As getToken, but renews even a token that still looks valid: for an answer 401. Name the token the answer refused,
   * and a newer one, come by meanwhile, is handed out without asking again. Without it the token is asked for after this
   * call, so that it knows what was saved before.
   */
  forceRefresh(refusedToken?: string): Promise<string | null>
  /**
   * Leaves for the provider's sign-in page; who is signed in or has unsaved work stays, and signs in in a window of its
   * own, for which it must be called on a click. Afterwards the application opens at returnTo, else at the place
   * remembered when the session ended, else where the person is now. A returnTo that is not a path of ours is dropped.
   * automatic: nobody pressed anything. Then it happens on a first visit only (reason login_required), never after the
   * browser's back button, and as often as the budget allows (session.md S4.9); else the session stays as it is.
   * leaving: the unsaved work is given up, and the page is left all the same.
   */
  signIn(returnTo?: string, by?: SignInWay): void
  /** Ends the session here and at the provider (session.md S4.11). */
  logOut(): void
  /** Starts anew after a failure: for the gate's "try again". */
  retry(): void
  /**
   * Calls back after each silent refresh, never after a sign-in by code. Where one happened on this page before
   * the subscription, the listener hears of it at once (asynchronously): start-up ends before the screens load.
   */
  onSilentlyRefreshed(listener: () => void): () => void
  /** The path to open after a sign-in, checked, and forgotten by this call; null where there is none. */
  takeReturnTo(): string | null
}
