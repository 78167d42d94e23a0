import type { Role } from '@somo/graphql/schema'
import type { AnonymousReason, IdentityClaims, Session, SessionSnapshot } from '../platform/session/contract.ts'

const nobody: SessionSnapshot = {
  state: 'anonymous',
  isComplete: true,
  isStale: false,
  ended: null,
  reason: 'login_required',
  roles: [],
  claims: null,
  expiresAt: null,
  endsAt: null,
  isClockWrong: false,
  isSignedInElsewhere: false,
  signInLink: null,
}

/** Claims of a demo person who set nothing; any part can be replaced. */
export function claimsFixture(parts: Partial<IdentityClaims> = {}): IdentityClaims {
  return {
    subject: '0193-amani',
    sessionId: 'session-1',
    name: 'Amani Juma',
    givenName: 'Amani',
    username: 'learner',
    email: 'learner@somo.example',
    locale: null,
    defaultLocale: null,
    dateFormat: null,
    defaultDateFormat: null,
    timeFormat: null,
    timeZone: null,
    theme: null,
    ...parts,
  }
}

/** The snapshot of somebody who is signed in with these roles. */
export function signedInAs(roles: readonly Role[], claims: IdentityClaims = claimsFixture()): SessionSnapshot {
  return { ...nobody, state: 'signedIn', reason: null, roles, claims, expiresAt: 1_790_000_000_000 }
}

/** The snapshot while nobody is signed in, and why. */
export function anonymous(reason: AnonymousReason = 'login_required'): SessionSnapshot {
  return { ...nobody, reason }
}

/** Start-up has not ended yet. */
export const starting: SessionSnapshot = { ...nobody, state: 'starting', isComplete: false, reason: null }

/** A session a test holds in its hand: `set` changes the snapshot, `calls` lists what was asked of it. */
export interface FakeSession extends Session {
  set(parts: Partial<SessionSnapshot>): void
  silentlyRefresh(): void
  tokens: (string | null)[]
  readonly calls: string[]
}

/** Starts with nobody signed in; `getToken` answers the first of `tokens`, `forceRefresh` drops it and answers the next. */
export function fakeSession(start: SessionSnapshot = anonymous()): FakeSession {
  let snapshot = start
  const listeners = new Set<() => void>()
  const refreshed = new Set<() => void>()
  const calls: string[] = []
  const fake: FakeSession = {
    tokens: [],
    calls,
    set: (parts) => {
      snapshot = { ...snapshot, ...parts }
      for (const listener of [...listeners]) listener()
    },
    silentlyRefresh: () => {
      for (const listener of [...refreshed]) listener()
    },
    getSnapshot: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getToken: async () => {
      calls.push('getToken')
      return fake.tokens[0] ?? null
    },
    forceRefresh: async () => {
      calls.push('forceRefresh')
      fake.tokens.shift()
      return fake.tokens[0] ?? null
    },
    signIn: (...words) => void calls.push(['signIn', ...words].join(' ')),
    logOut: () => void calls.push('logOut'),
    retry: () => void calls.push('retry'),
    onSilentlyRefreshed: (listener) => {
      refreshed.add(listener)
      return () => refreshed.delete(listener)
    },
    takeReturnTo: () => null,
  }
  return fake
}
