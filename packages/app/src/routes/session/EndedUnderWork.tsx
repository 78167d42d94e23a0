import { useState } from 'react'
import type { Session, SessionSnapshot } from '../../platform/session/contract.ts'
import { SessionEndedDialog } from './SessionEndedDialog.tsx'

export interface EndedUnderWorkProps {
  readonly ended: NonNullable<SessionSnapshot['ended']>
  readonly link: string | null
  readonly session: Session
}

/** Opens the dialog once; after it is closed, the notice above the page offers the same step. */
export function EndedUnderWork({ ended, link, session }: EndedUnderWorkProps) {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <SessionEndedDialog
      isOpen={isOpen}
      isAsking={ended.isAsking}
      link={link}
      onClose={() => setIsOpen(false)}
      onSignIn={() => session.signIn()}
      onGiveUp={() => session.signIn(undefined, 'leaving')}
    />
  )
}
