import { useState } from 'react'
import { unsavedWork } from '../../platform/session/returning/beforeLeave.ts'
import type { Session } from '../../platform/session/contract.ts'
import type { UnsentWork } from './useUnsentWork.ts'

/** What signing out would lose: changes on the page, or learning progress that could not be sent. */
export type SignOutLoss = { readonly kind: 'PAGE' } | { readonly kind: 'UNSENT'; readonly attempts: number }

/** Signs out; asks for confirmation first if something would be lost. */
export interface SignOut {
  readonly signOut: () => void
  readonly question: {
    /** null: nothing is asked. */
    readonly loss: SignOutLoss | null
    readonly onStay: () => void
    readonly onDiscard: () => void
  }
}

/**
 * Signs out at once, or after asking where the page holds unsaved work, or where the device keeps progress that could not be
 * sent: a person's log-out clears both (decision 0016).
 */
export function useSignOut(session: Pick<Session, 'logOut'>, unsent: UnsentWork): SignOut {
  const [loss, setLoss] = useState<SignOutLoss | null>(null)
  const leave = async (): Promise<void> => {
    // Without its code nothing can be said: then it stays on the device until the same person returns.
    const attempts = await unsent.send().catch(() => 0)
    if (attempts > 0) setLoss({ kind: 'UNSENT', attempts })
    else session.logOut()
  }
  const discard = async (): Promise<void> => {
    setLoss(null)
    if (loss?.kind !== 'UNSENT') return leave()
    await unsent.drop()
    session.logOut()
  }
  return {
    signOut: () => (unsavedWork.hasAny() ? setLoss({ kind: 'PAGE' }) : void leave()),
    question: { loss, onStay: () => setLoss(null), onDiscard: () => void discard() },
  }
}
