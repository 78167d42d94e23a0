import { Button } from '@somo/ui/Button'
import { Dialog } from '@somo/ui/Dialog'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { TextArea } from '@somo/ui/TextArea'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { messages } from '../messages.ts'

export interface ReportDialogProps {
  /** The report; null while there is nothing to copy by hand. */
  readonly text: string | null
  readonly onClose: () => void
}

/** The report where the browser does not let the page copy: selected, so that the keys for copying suffice. */
export function ReportDialog({ text, onClose }: ReportDialogProps) {
  const { formatMessage } = useIntl()
  const area = useRef<HTMLTextAreaElement>(null)
  return (
    <Dialog
      isOpen={text !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={formatMessage(messages.dialogTitle)}
      actions={
        <>
          <Button onPress={onClose}>{formatMessage(messages.close)}</Button>
          <Button variant="solid" onPress={() => selectAll(area.current)}>
            {formatMessage(messages.select)}
          </Button>
        </>
      }
    >
      <Stack space={16}>
        <Text>{formatMessage(messages.dialogSentence)}</Text>
        <SelectedText label={formatMessage(messages.dialogText)} text={text ?? ''} area={area} />
      </Stack>
    </Dialog>
  )
}

interface SelectedTextProps {
  readonly label: string
  readonly text: string
  readonly area: React.RefObject<HTMLTextAreaElement | null>
}

function SelectedText({ label, text, area }: SelectedTextProps) {
  useEffect(
    function selectAtOnce() {
      selectAll(area.current)
    },
    [area, text],
  )
  return (
    <TextArea ref={area} label={label} isLabelHidden value={text} onChange={() => undefined} isReadOnly rows={12} />
  )
}

function selectAll(area: HTMLTextAreaElement | null): void {
  area?.focus()
  area?.select()
}
