import { Button } from '@somo/ui/Button'
import { Dialog } from '@somo/ui/Dialog'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { certificateMessages } from '../../../domain/certificate/certificateMessages.ts'
import { toasts } from '../../../platform/toasts/toasts.ts'
import * as styles from '../Relatives.css.ts'
import { inviteMessages } from './registerMessages.ts'

export interface HandOverDialogProps {
  readonly code: string
  readonly onClose: () => void
}

/** A new code, shown this once. */
export function HandOverDialog({ code, onClose }: HandOverDialogProps) {
  const { formatMessage } = useIntl()
  const copy = async (): Promise<void> => {
    const address = `${location.origin}/relatives?invite=${code}`
    try {
      await navigator.clipboard.writeText(address)
      toasts.toast({ message: formatMessage(inviteMessages.copied) })
    } catch {
      toasts.toast({ tone: 'bad', message: formatMessage(certificateMessages.notCopied, { address }) })
    }
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={formatMessage(inviteMessages.codeTitle)}
      actions={
        <>
          <Button onPress={() => void copy()}>{formatMessage(inviteMessages.copy)}</Button>
          <Button variant="solid" onPress={onClose}>
            {formatMessage(inviteMessages.close)}
          </Button>
        </>
      }
    >
      <Stack space={12}>
        <span className={styles.code} translate="no">
          {code}
        </span>
        <Text>{formatMessage(inviteMessages.codeText)}</Text>
      </Stack>
    </Dialog>
  )
}
