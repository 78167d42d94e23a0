import type { AnonymousReason, SignInWay } from '../contract.ts'
import type { RefreshTrigger } from '../tokens/refreshPlan.ts'
import type { TokenSet } from '../tokens/tokens.ts'

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
  | Suspended
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

/** The session has ended while unsaved work is on the page: it stays, and the person signs in in another window. */
export interface Suspended {
  readonly name: 'suspended'
  readonly reason: 'session_ended' | 'session_error'
  /** The window for signing in is open. */
  readonly isAsking: boolean
}

export interface Anonymous {
  readonly name: 'anonymous'
  readonly reason: AnonymousReason
  /** One silent attempt is made when a call asks for a token all the same (specification section 7). */
  readonly attempt: 'none' | 'running' | 'done'
  /** Somebody has signed in in another tab meanwhile; going on as them is offered. */
  readonly isOffered?: true
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
  | { readonly type: 'OTHER_USER'; readonly sid: string }
  | { readonly type: 'RENEW_DUE' }
  | { readonly type: 'NEED_TOKEN' }
  | { readonly type: 'OP_UNCHANGED' }
  | { readonly type: 'OP_CHANGED' }
  | { readonly type: 'OP_ERROR' }
  | { readonly type: 'OP_SILENT' }
  /** isSamePerson: another sign-in of whoever is signed in here. */
  | { readonly type: 'OTHER_TAB_SESSION'; readonly sid: string; readonly isSamePerson: boolean }
  | { readonly type: 'OTHER_TAB_LOGOUT' }
  | { readonly type: 'SIGN_IN'; readonly returnTo: string | null; readonly by: SignInWay }
  | {
      readonly type: 'SIGN_IN_FAILED'
      readonly reason: 'sign_in_failed' | 'misconfigured' | 'cancelled' | 'unreachable'
    }
  /** The window for signing in was refused; the person may still come back by the link. */
  | { readonly type: 'SIGN_IN_BLOCKED' }
  | { readonly type: 'LOG_OUT' }
  /** isEverywhere: the provider's session has ended as well, as far as it is in our hands. */
  | { readonly type: 'LOGGED_OUT'; readonly isEverywhere: boolean }
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
  /** Whether asking the provider's session page works in this browser; where it does not, the page asks no more. */
  | { readonly type: 'judgeMonitor'; readonly works: boolean | null }
  | { readonly type: 'localLogout' }
  | { readonly type: 'suspend' }
  | { readonly type: 'report'; readonly reason: AnonymousReason }
  | { readonly type: 'complete' }
  | { readonly type: 'rememberPlace' }
  | { readonly type: 'redirect'; readonly returnTo: string | null; readonly isAutomatic: boolean }
  | { readonly type: 'popUp'; readonly isAnew: boolean }
  | { readonly type: 'abandonWork' }
  | { readonly type: 'fullLogout' }
  | { readonly type: 'reloadOnce'; readonly sid: string }
  | { readonly type: 'reload' }

/** The effects that concern the page and the people at it rather than the tokens. */
export type PageEffect = Extract<
  Effect,
  {
    type:
      | 'restoreRoute'
      | 'keepRoute'
      | 'rememberPlace'
      | 'report'
      | 'announceRefresh'
      | 'redirect'
      | 'popUp'
      | 'abandonWork'
      | 'reloadOnce'
      | 'reload'
      | 'complete'
  }
>

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
  /** The pause after a failed renewal is over. */
  readonly isRetryDue: boolean
  /** What the provider's session page is asked about; null where it is asked nothing. */
  readonly sessionState: string | null
  /** A form on this page has changes that leaving would lose. */
  readonly hasUnsavedWork: boolean
  /** Whether this tab's storage holds the tokens in use, other ones, or none. */
  readonly storedToken: 'own' | 'other' | 'none'
  readonly sessionChecks: boolean
}

/** The answer of the machine to one event. */
export interface Step {
  readonly machine: Machine
  readonly effects: readonly Effect[]
}
