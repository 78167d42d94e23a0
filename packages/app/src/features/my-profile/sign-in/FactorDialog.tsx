import { Notice } from '@somo/ui/Notice'
import { PasswordField } from '@somo/ui/PasswordField'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { TextField } from '@somo/ui/TextField'
import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { FormDialog } from '../../../domain/ask/FormDialog.tsx'
import { factorMessages } from './secondFactorMessages.ts'
import type { FactorError } from './useSecondFactor.ts'

/** The one field of a dialog beside the password. */
export interface FactorField {
  readonly label: string
  readonly initial: string
  readonly isCode?: boolean
}

export interface FactorDialogProps {
  readonly title: string
  readonly sentence: string
  readonly action: string
  readonly isDanger?: boolean
  /** True where the sign-in is too old to stand for the password. */
  readonly asksPassword: boolean
  readonly field?: FactorField
  readonly children?: ReactNode
  /** Resolves to what kept it from being done; null closes the dialog. */
  readonly onAct: (typed: { readonly text: string; readonly password: string }) => Promise<FactorError | null>
  readonly onClose: () => void
}

const ofPassword: ReadonlySet<FactorError> = new Set(['REQUIRED', 'WRONG_PASSWORD', 'RATE_LIMITED'])
const ofField: ReadonlySet<FactorError> = new Set(['WRONG_CODE', 'BAD_NAME'])

/** One change of how somebody signs in: what it means, what has to be typed, and the proof of who they are. */
export function FactorDialog({
  title,
  sentence,
  action,
  isDanger = false,
  asksPassword,
  field,
  children,
  onAct,
  onClose,
}: FactorDialogProps) {
  const { formatMessage } = useIntl()
  const [text, setText] = useState(field?.initial ?? '')
  const [password, setPassword] = useState('')
  const [error, setError] = useState<FactorError | null>(null)
  const [isPending, setPending] = useState(false)
  const act = async (): Promise<void> => {
    if (isPending) return
    setPending(true)
    const result = await onAct({ text, password })
    setPending(false)
    setError(result)
  }
  const errorText = error === null ? null : formatMessage(factorMessages[error])
  const needsPassword = asksPassword || (error !== null && ofPassword.has(error))
  const errorFor = (errors: ReadonlySet<FactorError>) =>
    error !== null && errorText !== null && errors.has(error) ? { errorMessage: errorText } : {}
  return (
    <FormDialog
      isForm
      title={title}
      verb={action}
      tone={isDanger ? 'danger' : 'primary'}
      isPending={isPending}
      onAct={() => void act()}
      onClose={onClose}
    >
      <Stack space={16}>
        <Text>{sentence}</Text>
        {error !== null && errorText !== null && !ofPassword.has(error) && !ofField.has(error) ? (
          <Notice tone="bad" isLive>
            {errorText}
          </Notice>
        ) : null}
        {children}
        {field === undefined ? null : (
          <TextField
            {...errorFor(ofField)}
            label={field.label}
            value={text}
            onChange={setText}
            isRequired
            {...(field.isCode === true && { inputMode: 'numeric', autoComplete: 'one-time-code' })}
          />
        )}
        {needsPassword ? (
          <PasswordField
            {...errorFor(ofPassword)}
            label={formatMessage(factorMessages.password)}
            description={formatMessage(factorMessages.passwordHint)}
            value={password}
            onChange={setPassword}
            isRequired
          />
        ) : null}
      </Stack>
    </FormDialog>
  )
}
