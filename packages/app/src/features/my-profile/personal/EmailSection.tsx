import { Button } from '@somo/ui/Button'
import { FormActions, FormSection } from '@somo/ui/Form'
import { Inline } from '@somo/ui/Inline'
import { Notice } from '@somo/ui/Notice'
import { PasswordField } from '@somo/ui/PasswordField'
import { Stack } from '@somo/ui/Stack'
import { TextField } from '@somo/ui/TextField'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { FormField } from '../../../platform/form/FormField.tsx'
import type { SaveAnswer } from '../../../platform/form/saveAnswer.ts'
import { SomoForm, type FormProgress } from '../../../platform/form/SomoForm.tsx'
import { useSomoForm } from '../../../platform/form/useSomoForm.ts'
import { emailMessages } from './emailMessages.ts'
import { errorTexts } from '../errorTexts.ts'
import { isLocked } from '../fields.ts'
import { messages } from '../messages.ts'
import type { PendingEmail, Profile } from '../profileTypes.ts'
import { emailSchema } from '../schemas.ts'

/** The address somebody wants, and the password that shows it is them; '' where they have just signed in. */
export interface EmailRequest {
  readonly email: string
  readonly password: string
}

export interface EmailSectionProps {
  readonly profile: Profile
  readonly pending: PendingEmail | null
  readonly onRequest: (request: EmailRequest) => Promise<SaveAnswer<EmailRequest>>
  /** Each resolves to why it was not done, in words; null where it was. */
  readonly onResend: () => Promise<string | null>
  readonly onCancel: () => Promise<string | null>
}

/** The email address, which is changed by a link that goes to the new one; with an outside provider it is read only. */
export function EmailSection({ profile, pending, onRequest, onResend, onCancel }: EmailSectionProps) {
  const { formatMessage } = useIntl()
  const isKept = isLocked(profile, 'email')
  return (
    <FormSection title={formatMessage(emailMessages.title)}>
      <Stack space={20}>
        <TextField
          label={formatMessage(emailMessages.present)}
          value={profile.email ?? ''}
          onChange={() => undefined}
          isReadOnly
          description={formatMessage(isKept ? messages.kept : messages.emailHint)}
        />
        {pending === null || isKept ? null : (
          <PendingNotice pending={pending} onResend={onResend} onCancel={onCancel} />
        )}
        {isKept ? null : <EmailForm onRequest={onRequest} />}
      </Stack>
    </FormSection>
  )
}

type PendingNoticeProps = Pick<EmailSectionProps, 'onResend' | 'onCancel'> & { readonly pending: PendingEmail }

function PendingNotice({ pending, onResend, onCancel }: PendingNoticeProps) {
  const { formatMessage } = useIntl()
  const [failure, setFailure] = useState<string | null>(null)
  const run = async (act: () => Promise<string | null>): Promise<void> => setFailure(await act())
  return (
    <Stack space={12}>
      <Notice tone="info">{formatMessage(emailMessages.pending, { email: pending.email })}</Notice>
      <Inline>
        <Button writes onPress={() => void run(onResend)}>
          {formatMessage(emailMessages.resend)}
        </Button>
        <Button writes onPress={() => void run(onCancel)}>
          {formatMessage(emailMessages.cancel)}
        </Button>
      </Inline>
      {failure === null ? null : <Notice tone="bad">{failure}</Notice>}
    </Stack>
  )
}

const none: EmailRequest = { email: '', password: '' }

function EmailForm({ onRequest }: Pick<EmailSectionProps, 'onRequest'>) {
  const { formatMessage } = useIntl()
  const form = useSomoForm({
    schema: emailSchema,
    initial: none,
    texts: errorTexts,
    onSave: async (request) => ({ ...(await onRequest(request)), saved: none }),
  })
  const actions = ({ isSaving }: FormProgress) => (
    <FormActions>
      <Button type="submit" isPending={isSaving}>
        {formatMessage(emailMessages.request)}
      </Button>
    </FormActions>
  )
  return (
    <SomoForm form={form} actions={actions}>
      <FormField form={form} name="email" label={formatMessage(emailMessages.next)}>
        {(field) => (
          <TextField
            {...field}
            isRequired
            type="email"
            autoComplete="email"
            description={formatMessage(emailMessages.nextHint)}
          />
        )}
      </FormField>
      <FormField form={form} name="password" label={formatMessage(emailMessages.password)}>
        {(field) => <PasswordField {...field} description={formatMessage(emailMessages.passwordHint)} />}
      </FormField>
    </SomoForm>
  )
}
