import { Button } from '@somo/ui/Button'
import { Dialog } from '@somo/ui/Dialog'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { SignInLink } from '../../domain/sign-in/SignInLink.tsx'
import { sessionMessages } from './sessionMessages.ts'

export interface SessionEndedDialogProps {
  readonly isOpen: boolean
  /** The window for signing in is open. */
  readonly isAsking: boolean
  /** The address of the sign-in page where the browser refused the window for it. */
  readonly link?: string | null
  /** Called when the user wants to see the entered text first. */
  readonly onClose: () => void
  /** Opens the sign-in in a small window; called on a press, so that the browser allows it. */
  readonly onSignIn: () => void
  readonly onGiveUp: () => void
}

/** The session ended under unsaved changes: nothing is lost, and signing in happens beside the page (session.md S4.2). */
export function SessionEndedDialog({
  isOpen,
  isAsking,
  link = null,
  onClose,
  onSignIn,
  onGiveUp,
}: SessionEndedDialogProps) {
  const { formatMessage } = useIntl()
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={formatMessage(sessionMessages.endedTitle)}
      actions={
        <>
          <Button onPress={onGiveUp}>{formatMessage(sessionMessages.giveUp)}</Button>
          <Button variant="solid" isPending={isAsking} onPress={onSignIn} autoFocus>
            {formatMessage(sessionMessages.signInAgain)}
          </Button>
        </>
      }
    >
      <Stack space={14}>
        <Text>{formatMessage(sessionMessages.endedSentence)}</Text>
        {link === null ? null : <SignInLink href={link}>{formatMessage(sessionMessages.openTab)}</SignInLink>}
      </Stack>
    </Dialog>
  )
}
