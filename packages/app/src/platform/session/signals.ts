import type { SessionEvent } from './machineTypes.ts'

/** What others may tell the session: the provider's session page, and other tabs. */
export type SignalEvent = Extract<
  SessionEvent,
  { type: 'OP_UNCHANGED' | 'OP_CHANGED' | 'OP_ERROR' | 'OTHER_TAB_SESSION' | 'OTHER_TAB_LOGOUT' }
>

/** Whose session is watched at the provider. */
export interface Watched {
  /** Address of the provider's session page (`check_session_iframe`). */
  readonly page: string
  readonly clientId: string
  readonly sessionId: string
}

/**
 * The session's ears and voice beyond its own page. The machine has a rule for every signal; who raises them is
 * handed in, so that the session works the same where nobody does.
 */
export interface SessionSignals {
  /** Starts listening to other tabs; called once. */
  listen(emit: (event: SignalEvent) => void): void
  /** Watches the provider's session from now on, in place of what was watched before. */
  watch(watched: Watched, emit: (event: SignalEvent) => void): void
  unwatch(): void
  /** Tells other tabs that the person has logged out. */
  announceLogout(): void
}

/** Nobody speaks, nobody listens. */
export const noSignals: SessionSignals = {
  listen: () => undefined,
  watch: () => undefined,
  unwatch: () => undefined,
  announceLogout: () => undefined,
}
