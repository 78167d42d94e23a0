import { Button } from '@somo/ui/Button'
import { Dialog } from '@somo/ui/Dialog'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { certificateMessages } from '../../domain/certificate/certificateMessages.ts'
import type { CertificateFileUse } from '../../domain/certificate/useCertificateFile.ts'
import type { OwnCertificate } from './certificateTypes.ts'
import { entryMessages, messages } from './messages.ts'
import * as styles from './MyCertificates.css.ts'

export interface QrDialogProps {
  readonly certificate: OwnCertificate
  readonly files: CertificateFileUse
  readonly onClose: () => void
}

/** The check link as a QR code, to be shown to somebody. */
export function QrDialog({ certificate: { title, checkCode, checkAddress }, files, onClose }: QrDialogProps) {
  const { formatMessage } = useIntl()
  const address = checkAddress ?? ''
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      actions={
        <>
          <Button onPress={() => files.copyLink(address)}>{formatMessage(certificateMessages.copyLink)}</Button>
          <Button variant="solid" onPress={onClose}>
            {formatMessage(messages.close)}
          </Button>
        </>
      }
    >
      <Stack space={12}>
        <img
          className={styles.code}
          src={`data:image/svg+xml,${encodeURIComponent(checkCode ?? '')}`}
          alt={formatMessage(entryMessages.codeAlt, { address })}
        />
        <Text step="small" tone="ink2">
          {address}
        </Text>
      </Stack>
    </Dialog>
  )
}
