import { useState } from 'react'
import type { ReactNode } from 'react'
import { unsavedWork } from '../platform/session/beforeLeave.ts'
import type { Session } from '../platform/session/contract.ts'
import { SignOutQuestion } from './SignOutQuestion.tsx'

/** The way out of the session, and the question that stands before it where something would be lost. */
export interface SignOut {
  readonly signOut: () => void
  /** To be drawn with the frame. */
  readonly question: ReactNode
}

/** Signs out at once, or after asking where the page holds unsaved work: a person's log-out clears it (decision 34). */
export function useSignOut(session: Pick<Session, 'logOut'>): SignOut {
  const [isAsking, setIsAsking] = useState(false)
  const signOut = (): void => (unsavedWork.isHeld() ? setIsAsking(true) : session.logOut())
  const discard = (): void => {
    setIsAsking(false)
    session.logOut()
  }
  const question = <SignOutQuestion isOpen={isAsking} onStay={() => setIsAsking(false)} onDiscard={discard} />
  return { signOut, question }
}
