import { useState } from 'react'
import { unsavedWork } from '../../platform/session/returning/beforeLeave.ts'
import type { Session } from '../../platform/session/contract.ts'

/** Signs out; asks for confirmation first if there are unsaved changes. */
export interface SignOut {
  readonly signOut: () => void
  readonly question: { readonly isOpen: boolean; readonly onStay: () => void; readonly onDiscard: () => void }
}

/** Signs out at once, or after asking where the page holds unsaved work: a person's log-out clears it (decision 0016). */
export function useSignOut(session: Pick<Session, 'logOut'>): SignOut {
  const [isAsking, setIsAsking] = useState(false)
  const signOut = (): void => (unsavedWork.isHeld() ? setIsAsking(true) : session.logOut())
  const discard = (): void => {
    setIsAsking(false)
    session.logOut()
  }
  return { signOut, question: { isOpen: isAsking, onStay: () => setIsAsking(false), onDiscard: discard } }
}
