import type { SessionEvent } from '../machine/machineTypes.ts'

/** What the provider's session page may tell the session. */
export type MonitorEvent = Extract<SessionEvent, { type: 'OP_UNCHANGED' | 'OP_CHANGED' | 'OP_ERROR' | 'OP_SILENT' }>

/**
 * What other tabs may tell. marked: the session's mark in storage is another one than before, or gone.
 * loggedOut: the person has logged out of the session with this hash of its identifier ('' where it has none).
 */
export type TabWord = { readonly type: 'marked' } | { readonly type: 'loggedOut'; readonly sid: string }

/** Whose session is watched at the provider. */
export interface Watched {
  /** Address of the provider's session page (`check_session_iframe`). */
  readonly page: string
  readonly clientId: string
  readonly sessionState: string
}

/**
 * The session's ears and voice beyond its own page. The machine has a rule for every signal; who raises them is
 * handed in, so that the session works the same where nobody does.
 */
export interface SessionSignals {
  /** Starts listening to other tabs; called once. */
  listen(hear: (word: TabWord) => void): void
  /** Watches the provider's session from now on, in place of what was watched before. */
  watch(watched: Watched, emit: (event: MonitorEvent) => void): void
  unwatch(): void
  /** Tells other tabs that the person has logged out of the session with this hash. */
  announceLogout(sid: string): void
}
