import { Button } from '@somo/ui/Button'
import { Dialog } from '@somo/ui/Dialog'
import { useIntl } from 'react-intl'
import { formMessages } from '../../platform/form/formMessages.ts'
import { sessionMessages } from '../session/sessionMessages.ts'

export interface SignOutQuestionProps {
  readonly isOpen: boolean
  readonly onStay: () => void
  /** Called when the user discards the changes and signs out. */
  readonly onDiscard: () => void
}

/** Asks for confirmation before signing out of a page with unsaved changes. */
export function SignOutQuestion({ isOpen, onStay, onDiscard }: SignOutQuestionProps) {
  const { formatMessage } = useIntl()
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onStay}
      title={formatMessage(sessionMessages.signOutTitle)}
      actions={
        <>
          <Button onPress={onStay} autoFocus>
            {formatMessage(formMessages.stay)}
          </Button>
          <Button tone="danger" variant="solid" onPress={onDiscard}>
            {formatMessage(sessionMessages.signOutDiscard)}
          </Button>
        </>
      }
    >
      {formatMessage(sessionMessages.signOutSentence)}
    </Dialog>
  )
}
