import type { BrowserStorage } from '../../storage/storage.ts'
import type { Session, SessionSnapshot } from '../contract.ts'
import { dropViewing, readViewing, viewingWatch, type Viewing, type ViewingWatch } from '../viewing.ts'

/**
 * The session the screens are given: the administrator's own, with name and roles of who is seen, so that menu and guards
 * are theirs; language, formats and tokens stay the administrator's. The session itself where nobody else is seen. What is
 * kept goes as soon as somebody else is signed in, or nobody.
 */
export function viewAsSession(session: Session, storage: BrowserStorage, watch: ViewingWatch = viewingWatch): Session {
  const viewing = readViewing(storage)
  const forget = (): void => {
    const { state } = session.getSnapshot()
    if (state === 'loggingOut' || state === 'switching') dropViewing(storage)
  }
  session.subscribe(forget)
  if (viewing === null) return session
  if (session.getSnapshot().claims?.subject !== viewing.viewer) {
    dropViewing(storage)
    return session
  }
  watch.open(viewing)
  let own: SessionSnapshot | null = null
  let seen = session.getSnapshot()
  return {
    getSnapshot() {
      const now = session.getSnapshot()
      if (now !== own) seen = seenSnapshot(now, viewing)
      own = now
      return seen
    },
    subscribe: (listener) => session.subscribe(listener),
    getToken: () => session.getToken(),
    forceRefresh: (refusedToken) => session.forceRefresh(refusedToken),
    signIn: (...args) => session.signIn(...args),
    logOut: () => session.logOut(),
    retry: () => session.retry(),
    onSilentlyRefreshed: (listener) => session.onSilentlyRefreshed(listener),
    takeReturnTo: () => session.takeReturnTo(),
  }
}

function seenSnapshot(own: SessionSnapshot, { viewer, name, roles }: Viewing): SessionSnapshot {
  if (own.claims === null) return own
  // Whoever signs in next on this page has nothing of what the administrator may.
  if (own.claims.subject !== viewer) return { ...own, roles: [] }
  return { ...own, roles, claims: { ...own.claims, name, givenName: null, username: null, email: null } }
}
