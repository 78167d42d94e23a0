import { Button } from '@somo/ui/Button'
import { Dialog } from '@somo/ui/Dialog'
import { useIntl } from 'react-intl'
import { formMessages } from '../../platform/form/formMessages.ts'
import { sessionMessages } from '../session/sessionMessages.ts'

export interface SignOutQuestionProps {
  readonly isOpen: boolean
  readonly onStay: () => void
  /** The person gives up what was entered, and signs out. */
  readonly onDiscard: () => void
}

/** Asks before somebody signs out of a page with unsaved work, as every other way out of it does. */
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
