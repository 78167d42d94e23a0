import type { AnonymousReason } from './contract.ts'
import type { RefreshTrigger } from './refreshPlan.ts'
import type { TokenSet } from './tokens.ts'

/** Watching the provider's session: armed once it has said "unchanged", so that its first word cannot end a session. */
export type MonitorState = 'off' | 'watching' | 'armed'

/** Why start-up asks for a silent refresh; it decides what a failure is called. */
export type StartCause = 'validToken' | 'noToken' | 'afterExchange'

/** Where the session stands (session.md 2.1). */
export type Phase =
  | { readonly name: 'configuring' }
  | { readonly name: 'discovering' }
  | { readonly name: 'exchanging' }
  | { readonly name: 'refreshing'; readonly cause: StartCause }
  | SignedIn
  | Anonymous
  | { readonly name: 'redirecting' }
  | { readonly name: 'loggingOut' }
  | { readonly name: 'switching' }

export interface SignedIn {
  readonly name: 'signedIn'
  readonly isRenewing: boolean
  /** Renewals that failed in a row for a passing reason. */
  readonly failures: number
  readonly isStale: boolean
  readonly monitor: MonitorState
}

export interface Anonymous {
  readonly name: 'anonymous'
  readonly reason: AnonymousReason
  /** One silent attempt is made when a call asks for a token all the same (specification section 7). */
  readonly attempt: 'none' | 'running' | 'done'
}

/** The whole state of the machine. */
export interface Machine {
  readonly phase: Phase
  /** The specification's "authentication complete": false until the first end of start-up, then true for ever. */
  readonly isComplete: boolean
}

/** What the address of this page load was: an answer of the provider, and whether we had asked for it. */
export type CallbackKind = 'none' | 'code' | 'error' | 'cancelled' | 'expired' | 'signedOut' | 'unknown'

export type SessionEvent =
  | { readonly type: 'CONFIG_OK' }
  | { readonly type: 'CONFIG_BAD' }
  | { readonly type: 'CONFIG_UNREACHABLE'; readonly reason: 'unreachable' | 'offline' }
  | { readonly type: 'DISCOVERY_OK'; readonly hasValidToken: boolean; readonly callback: CallbackKind }
  | { readonly type: 'DISCOVERY_FAILED'; readonly reason: 'unreachable' | 'misconfigured' | 'offline' }
  | { readonly type: 'TOKENS'; readonly tokens: TokenSet; readonly returnTo: string | null }
  | { readonly type: 'EXCHANGE_FAILED' }
  | { readonly type: 'REFRESH_FAILED'; readonly kind: 'transient' | 'definitive' }
  | { readonly type: 'OTHER_USER'; readonly sessionId: string }
  | { readonly type: 'RENEW_DUE' }
  | { readonly type: 'NEED_TOKEN' }
  | { readonly type: 'OP_UNCHANGED' }
  | { readonly type: 'OP_CHANGED' }
  | { readonly type: 'OP_ERROR' }
  | { readonly type: 'OTHER_TAB_SESSION'; readonly sessionId: string }
  | { readonly type: 'OTHER_TAB_LOGOUT' }
  | { readonly type: 'SIGN_IN'; readonly returnTo: string | null; readonly isAutomatic: boolean }
  | {
      readonly type: 'SIGN_IN_FAILED'
      readonly reason: 'sign_in_failed' | 'misconfigured' | 'cancelled' | 'unreachable'
    }
  | { readonly type: 'LOG_OUT' }
  | { readonly type: 'LOGGED_OUT' }
  | { readonly type: 'RETRY' }
  | { readonly type: 'ONLINE' }
  | { readonly type: 'PAGE_RESTORED' }
  | { readonly type: 'RELOAD_REFUSED' }

/** One kind of event, with what it carries. */
export type EventOf<Type extends SessionEvent['type']> = Extract<SessionEvent, { type: Type }>

/** What the runner has to do, in this order. */
export type Effect =
  | { readonly type: 'loadDiscovery' }
  | { readonly type: 'exchangeCode' }
  | { readonly type: 'silentRefresh'; readonly trigger: RefreshTrigger }
  | { readonly type: 'accept'; readonly tokens: TokenSet }
  | { readonly type: 'restoreRoute'; readonly returnTo: string | null }
  | { readonly type: 'keepRoute' }
  | { readonly type: 'announceRefresh' }
  | { readonly type: 'scheduleRetry'; readonly failures: number }
  | { readonly type: 'startMonitor' }
  | { readonly type: 'stopMonitor' }
  /** isFinal: the session itself has ended, not only this tab's part in it. */
  | { readonly type: 'localLogout'; readonly isFinal: boolean }
  | { readonly type: 'report'; readonly reason: AnonymousReason }
  | { readonly type: 'complete' }
  | { readonly type: 'rememberPlace' }
  | { readonly type: 'redirect'; readonly returnTo: string | null; readonly isAutomatic: boolean }
  | { readonly type: 'popUp' }
  | { readonly type: 'fullLogout' }
  | { readonly type: 'reloadOnce'; readonly sessionId: string }
  | { readonly type: 'reload' }

/** What the machine must know of the world at the moment of an event. */
export interface Facts {
  readonly signInMode: 'auto' | 'button'
  /** The application stands in a frame, where a redirect would be refused by the provider. */
  readonly isFramed: boolean
  /** The person came back to this page by the browser's buttons: sending them away again would trap them. */
  readonly cameBack: boolean
  readonly hasLoginBudget: boolean
  /** Answers to sign-ins have come back as often as the budget allows, so one sign-in leads to the next. */
  readonly isCircling: boolean
  /** The configuration was read; else only a new page load can read it. */
  readonly hasConfig: boolean
  readonly hasMonitorBudget: boolean
  readonly isTokenExpired: boolean
  /** Whether this tab's storage holds the tokens in use, other ones, or none. */
  readonly storedToken: 'own' | 'other' | 'none'
  readonly sessionChecks: boolean
}

/** The answer of the machine to one event. */
export interface Step {
  readonly machine: Machine
  readonly effects: readonly Effect[]
}
