import type { IdentitySource, ProfileField } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { Caller, CallerClaims } from './caller.ts'
import type { FactorGateway } from './factorGateway.ts'

/** What the keeper of identities knows of a person; null where nothing is set, or nothing told. */
export interface IdentityFacts extends CallerClaims {
  /** Counts up with each change; always 1 where the changes are not seen. */
  readonly revision: number
}

/** New facts; one that is absent stays as it is. */
export type IdentityChange = Partial<Omit<CallerClaims, 'username'>>

/** One place where the caller is signed in. */
export interface SessionFacts {
  readonly uuid: string
  readonly isCurrent: boolean
  readonly signedInAt: Date
  readonly lastSeenAt: Date
  /** When it ends by itself where the person chose to stay signed in, else null. */
  readonly keptUntil: Date | null
  /** The browser's own description of itself, null where it sent none. */
  readonly userAgent: string | null
}

/** What came of ending one session. */
export type SessionEnd = 'ended' | 'current' | 'unknown' | 'locked'

/** What came of changing a password; `limited` after too many wrong ones. */
export type PasswordChange = 'changed' | 'wrong' | 'limited' | 'locked'

/** Whether the person themselves is at the screen; `missing` where a password is needed and none was given. */
export type Presence = 'confirmed' | 'missing' | 'wrong' | 'limited' | 'locked'

/**
 * The keeper of identities: the provider inside this server, or an outside one, of which only the token's claims are
 * known. All but `readOther` and `endSessionsOf` is about the caller themselves.
 */
export interface IdentityGateway {
  readonly source: IdentitySource
  /** What cannot be changed through here. */
  readonly lockedFields: readonly ProfileField[]
  /** Where people manage their account themselves; null where that is here, or not known. */
  readonly accountUrl: string | null
  /** Whether `readOther` tells anything. */
  readonly tellsOthers: boolean
  /** Somebody else, as a token of theirs would tell them; null where their account is gone or closed, and where nothing is told. */
  readOther(subject: string): Promise<Pick<Caller, 'subject' | 'roles' | 'claims'> | null>
  /** Null where the caller's account is gone. */
  read(caller: Caller): Promise<IdentityFacts | null>
  /** As `read`, kept from other writers until the transaction of `client` ends. */
  lock(caller: Caller, client: PoolClient): Promise<IdentityFacts | null>
  /**
   * Changes facts that stand as `revision` says, in the transaction of `client`. After `taken` (somebody else has the
   * e-mail address) the transaction can only end, with nothing written.
   */
  change(
    caller: Caller,
    revision: number,
    change: IdentityChange,
    client: PoolClient,
  ): Promise<'changed' | 'stale' | 'taken'>
  /** Changes the password and ends every other session; attempts count like attempts to sign in. */
  changePassword(caller: Caller, current: string, next: string): Promise<PasswordChange>
  /**
   * Whether it is the person who asks: by their password, or by a sign-in less than ten minutes old. Attempts count like
   * attempts to sign in.
   */
  confirmPresence(caller: Caller, password: string | null): Promise<Presence>
  /** The latest seen first; null where the keeper does not tell. */
  listSessions(caller: Pick<Caller, 'subject' | 'sessionId'>): Promise<readonly SessionFacts[] | null>
  /** Second factors; null where an outside provider has its own. */
  readonly factors: FactorGateway | null
  /** Ends one session at once, with every token of it; the current one is not ended here. */
  endSession(caller: Caller, uuid: string): Promise<SessionEnd>
  /** Ends all sessions but the current one. */
  endOtherSessions(caller: Caller): Promise<'ended' | 'locked'>
  /**
   * Ends every session of these people, with every token and every sign-in that is half done, in the transaction of
   * `client`. An outside provider keeps its sessions itself: there it does nothing.
   */
  endSessionsOf(subjects: readonly string[], client: PoolClient): Promise<void>
}
