import { Notice } from '@somo/ui/Notice'
import { Stack } from '@somo/ui/Stack'
import { TextArea } from '@somo/ui/TextArea'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { FormDialog } from '../../../domain/ask/FormDialog.tsx'
import { requestMessages } from './requestMessages.ts'

export interface DeclineDialogProps {
  readonly count: number
  /** Answers why it was not done, as a sentence, or null where it was. */
  readonly decline: (reason: string) => Promise<string | null>
  readonly onClose: () => void
}

/** Asks for the reason; what fails keeps the dialog open with what was typed. */
export function DeclineDialog({ count, decline, onClose }: DeclineDialogProps) {
  const { formatMessage } = useIntl()
  const [reason, setReason] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const isEmpty = reason.trim() === ''
  const act = async (): Promise<void> => {
    setChecked(true)
    if (isEmpty) return
    setPending(true)
    const failed = await decline(reason.trim())
    setPending(false)
    setFailure(failed)
    if (failed === null) onClose()
  }
  return (
    <FormDialog
      title={formatMessage(requestMessages.declineTitle, { count })}
      verb={formatMessage(requestMessages.decline)}
      isPending={isPending}
      onAct={() => void act()}
      hasChanges={() => reason !== ''}
      onClose={onClose}
    >
      <Stack space={12}>
        {failure === null ? null : (
          <Notice tone="warn" isLive>
            {failure}
          </Notice>
        )}
        <TextArea
          label={formatMessage(requestMessages.reason)}
          description={formatMessage(requestMessages.reasonHint)}
          value={reason}
          onChange={setReason}
          maxLength={500}
          isRequired
          {...(isChecked && isEmpty ? { errorMessage: formatMessage(requestMessages.reasonMissing) } : {})}
        />
      </Stack>
    </FormDialog>
  )
}
