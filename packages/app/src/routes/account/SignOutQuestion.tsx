import { Button } from '@somo/ui/Button'
import { Dialog } from '@somo/ui/Dialog'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { formMessages } from '../../platform/form/formMessages.ts'
import { sessionMessages } from '../session/sessionMessages.ts'
import type { SignOut } from './useSignOut.ts'

/** Asks for confirmation before signing out of a page with unsaved changes, or with learning progress that was not sent. */
export function SignOutQuestion({ loss, onStay, onDiscard }: SignOut['question']) {
  const { formatMessage } = useIntl()
  // The dialog keeps its words while it closes.
  const [shown, setShown] = useState(loss)
  if (loss !== null && loss !== shown) setShown(loss)
  const isUnsent = shown?.kind === 'UNSENT'
  return (
    <Dialog
      isOpen={loss !== null}
      onOpenChange={onStay}
      title={formatMessage(isUnsent ? sessionMessages.signOutUnsentTitle : sessionMessages.signOutTitle)}
      actions={
        <>
          <Button onPress={onStay} autoFocus>
            {formatMessage(formMessages.stay)}
          </Button>
          <Button tone="danger" variant="solid" onPress={onDiscard}>
            {formatMessage(isUnsent ? sessionMessages.signOutUnsentDiscard : sessionMessages.signOutDiscard)}
          </Button>
        </>
      }
    >
      {isUnsent
        ? formatMessage(sessionMessages.signOutUnsentSentence, { attempts: shown.attempts })
        : formatMessage(sessionMessages.signOutSentence)}
    </Dialog>
  )
}
