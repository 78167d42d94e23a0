import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { TextField } from '@somo/ui/TextField'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod/mini'
import { FormDialog } from '../../../../domain/ask/FormDialog.tsx'
import { userErrorMessages } from '../../../../domain/errors/userErrorMessages.ts'
import { FormField } from '../../../../platform/form/FormField.tsx'
import { SomoForm } from '../../../../platform/form/SomoForm.tsx'
import { useSomoForm } from '../../../../platform/form/useSomoForm.ts'
import { sessionMessages } from './sessionMessages.ts'
import type { EventSession, EventSessionsUse } from './useEventSessions.ts'
import { maxCharacters } from '../../../../platform/form/validation/textChecks.ts'

const schema = z.object({ reason: z.string().check(z.trim(), z.minLength(1), maxCharacters(500)) })
type Values = z.infer<typeof schema>

export interface CancelSessionDialogProps {
  readonly session: EventSession
  readonly cancel: EventSessionsUse['cancel']
  readonly onCancelled: () => void
  readonly onClose: () => void
}

/** Calls a session off: says whom it concerns, and asks for the reason that they see. */
export function CancelSessionDialog({ session, cancel, onCancelled, onClose }: CancelSessionDialogProps) {
  const { formatMessage } = useIntl()
  const [isPending, setPending] = useState(false)
  const form = useSomoForm<Values, Values>({
    schema,
    initial: { reason: '' },
    texts: userErrorMessages,
    onSaved: onCancelled,
    async onSave({ reason }) {
      setPending(true)
      const result = await cancel(session, reason)
      setPending(false)
      return result
    },
  })
  const verb = formatMessage(sessionMessages.cancel)
  return (
    <FormDialog
      title={verb}
      tone="danger"
      onAct={form.save}
      verb={verb}
      isPending={isPending}
      hasChanges={form.hasChanges}
      onClose={onClose}
    >
      <SomoForm form={form} actions={() => null}>
        <Stack space={16}>
          <Text>{formatMessage(sessionMessages.cancelHint, { people: session.registered + session.waiting })}</Text>
          <FormField form={form} name="reason" label={formatMessage(sessionMessages.reason)}>
            {(field) => <TextField {...field} isRequired autoFocus autoComplete="off" />}
          </FormField>
        </Stack>
      </SomoForm>
    </FormDialog>
  )
}
