import { TextField } from '@somo/ui/TextField'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { FormDialog } from '../../domain/ask/FormDialog.tsx'
import { messages } from './messages.ts'

export interface CodeDialogProps {
  readonly onCode: (code: string) => void
  readonly onClose: () => void
}

/** The code of a letter, typed. */
export function CodeDialog({ onCode, onClose }: CodeDialogProps) {
  const { formatMessage } = useIntl()
  const [code, setCode] = useState('')
  const typed = code.trim()
  return (
    <FormDialog
      isForm
      title={formatMessage(messages.enterCode)}
      verb={formatMessage(messages.openCode)}
      onAct={() => {
        if (typed !== '') onCode(typed)
      }}
      hasChanges={() => code !== ''}
      onClose={onClose}
    >
      <TextField
        label={formatMessage(messages.code)}
        value={code}
        onChange={setCode}
        autoComplete="off"
        autoFocus
        description={formatMessage(messages.codeHint)}
      />
    </FormDialog>
  )
}
