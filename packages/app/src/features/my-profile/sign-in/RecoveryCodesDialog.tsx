import { Button } from '@somo/ui/Button'
import { Dialog } from '@somo/ui/Dialog'
import { Link } from '@somo/ui/Link'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { factorMessages } from './secondFactorMessages.ts'
import * as styles from './SecondFactor.css.ts'

/** New recovery codes, shown this once: to copy, or to save as a file. */
export function RecoveryCodesDialog({
  codes,
  onClose,
}: {
  readonly codes: readonly string[]
  readonly onClose: () => void
}) {
  const { formatMessage } = useIntl()
  const [isCopied, setCopied] = useState(false)
  const text = `${codes.join('\n')}\n`
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={formatMessage(factorMessages.codes)}
      actions={
        <>
          <Link
            variant="button"
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
            download="recovery-codes.txt"
          >
            {formatMessage(factorMessages.download)}
          </Link>
          <Button onPress={() => void copy().catch(() => undefined)}>
            {formatMessage(isCopied ? factorMessages.copied : factorMessages.copy)}
          </Button>
          <Button variant="solid" onPress={onClose}>
            {formatMessage(factorMessages.done)}
          </Button>
        </>
      }
    >
      <Stack space={16}>
        <Text>{formatMessage(factorMessages.saveCodes)}</Text>
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </Stack>
    </Dialog>
  )
}
