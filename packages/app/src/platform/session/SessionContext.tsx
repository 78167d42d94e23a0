import { createContext, use, useMemo, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import type { Session, SessionSnapshot } from './contract.ts'

/** What a component learns of the session: how it stands now, and what can be asked of it. */
export interface SessionView {
  readonly snapshot: SessionSnapshot
  readonly session: Session
}

const SessionContext = createContext<SessionView | null>(null)

/** Hands the session to everything inside; renders again whenever its snapshot changes. */
export function SessionProvider({ session, children }: { readonly session: Session; readonly children: ReactNode }) {
  const snapshot = useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.getSnapshot(),
  )
  const view = useMemo(() => ({ snapshot, session }), [snapshot, session])
  return <SessionContext value={view}>{children}</SessionContext>
}

/** The session around this component. Throws outside a SessionProvider: that is a mistake of the tree. */
export function useSession(): SessionView {
  const view = use(SessionContext)
  if (view === null) throw new Error('useSession needs a SessionProvider around it')
  return view
}
