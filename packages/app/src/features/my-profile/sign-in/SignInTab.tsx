import { Button } from '@somo/ui/Button'
import { FormActions, FormSection } from '@somo/ui/Form'
import { PasswordField } from '@somo/ui/PasswordField'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { QueryView, type QueryState } from '../../../platform/errors/QueryView.tsx'
import { FormField } from '../../../platform/form/FormField.tsx'
import type { SaveAnswer } from '../../../platform/form/saveAnswer.ts'
import { SomoForm, type FormProgress } from '../../../platform/form/SomoForm.tsx'
import { useSomoForm } from '../../../platform/form/useSomoForm.ts'
import { errorTexts } from '../errorTexts.ts'
import { AccountLink } from '../personal/LockedNotice.tsx'
import { messages } from '../messages.ts'
import { nextPart } from '../parts.css.ts'
import type { Profile, SignInSession } from '../profileTypes.ts'
import { passwordSchema } from '../schemas.ts'
import { SecondFactorPart } from './SecondFactorPart.tsx'
import { SessionList, type SessionListProps } from './SessionList.tsx'
import type { SecondFactorUse } from './useSecondFactor.ts'

/** The present password and the new one. */
export interface Passwords {
  readonly current: string
  readonly next: string
}

export interface SignInTabProps extends Omit<SessionListProps, 'sessions'> {
  readonly profile: Profile
  readonly sessions: QueryState<readonly SignInSession[]>
  readonly onRetry: () => void
  readonly second: SecondFactorUse
  /** False in a frame of another site, where browsers make no passkeys. */
  readonly canCreate: boolean
  readonly onPassword: (passwords: Passwords) => Promise<SaveAnswer<Passwords>>
}

/** Where one is signed in and with what; with an outside provider, the way there. */
export function SignInTab({ profile, sessions, onRetry, onPassword, second, canCreate, ...list }: SignInTabProps) {
  const { formatMessage } = useIntl()
  if (profile.source === 'OUTSIDE') return <OutsideSection accountUrl={profile.accountUrl} />
  return (
    <Stack space={20}>
      <FormSection title={formatMessage(messages.sessions)} description={formatMessage(messages.sessionsHint)}>
        <QueryView state={sessions} onRetry={onRetry}>
          {(found) => <SessionList sessions={found} {...list} />}
        </QueryView>
      </FormSection>
      <div className={nextPart}>
        <PasswordForm onPassword={onPassword} />
      </div>
      <div className={nextPart}>
        <QueryView state={second.factor} onRetry={second.retry}>
          {(factor) =>
            factor === null ? null : (
              <SecondFactorPart factor={factor} canCreate={canCreate} dates={list.dates} acts={second} />
            )
          }
        </QueryView>
      </div>
    </Stack>
  )
}

function OutsideSection({ accountUrl }: Pick<Profile, 'accountUrl'>) {
  const { formatMessage } = useIntl()
  return (
    <FormSection title={formatMessage(messages.outsideTitle)}>
      <Text>{formatMessage(messages.outsideSentence)}</Text>
      {accountUrl === null ? null : (
        <div>
          <AccountLink href={accountUrl} />
        </div>
      )}
    </FormSection>
  )
}

const none: Passwords = { current: '', next: '' }

function PasswordForm({ onPassword }: Pick<SignInTabProps, 'onPassword'>) {
  const { formatMessage } = useIntl()
  const form = useSomoForm({
    schema: passwordSchema,
    initial: none,
    texts: errorTexts,
    onSave: async (passwords) => ({ ...(await onPassword(passwords)), saved: none }),
  })
  const answers = ({ isSaving }: FormProgress) => (
    <FormActions>
      <Button type="submit" isPending={isSaving}>
        {formatMessage(messages.changePassword)}
      </Button>
    </FormActions>
  )
  return (
    <SomoForm form={form} actions={answers}>
      <FormSection title={formatMessage(messages.password)} description={formatMessage(messages.passwordHint)}>
        <FormField form={form} name="current" label={formatMessage(messages.currentPassword)}>
          {(field) => <PasswordField {...field} isRequired />}
        </FormField>
        <FormField form={form} name="next" label={formatMessage(messages.newPassword)}>
          {(field) => (
            <PasswordField
              {...field}
              isRequired
              autoComplete="new-password"
              description={formatMessage(messages.passwordRules)}
            />
          )}
        </FormField>
      </FormSection>
    </SomoForm>
  )
}
