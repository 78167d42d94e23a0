import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { TextArea } from '@somo/ui/TextArea'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod/mini'
import { FormDialog } from './FormDialog.tsx'
import { userErrorMessages } from '../errors/userErrorMessages.ts'
import type { Outcome } from '../../platform/form/isDone.ts'
import { FormField } from '../../platform/form/FormField.tsx'
import { SomoForm } from '../../platform/form/SomoForm.tsx'
import { useSomoForm } from '../../platform/form/useSomoForm.ts'
import { toasts } from '../../platform/toasts/toasts.ts'
import { certificateMessages } from '../certificate/certificateMessages.ts'
import { maxCharacters } from '../../platform/form/validation/textChecks.ts'

export interface ReasonDialogProps {
  readonly title: string
  /** What follows, and who reads the reason. */
  readonly text: string
  readonly verb: string
  /** Said once it is done. */
  readonly done: string
  readonly act: (reason: string) => Promise<Outcome>
  readonly onClose: () => void
}

const schema = z.object({ reason: z.string().check(z.trim(), z.minLength(1), maxCharacters(300)) })
type Values = z.infer<typeof schema>

/** Asks for a reason before something is taken back. */
export function ReasonDialog({ title, text, verb, done, act, onClose }: ReasonDialogProps) {
  const { formatMessage } = useIntl()
  const [isSaving, setSaving] = useState(false)
  const form = useSomoForm<Values, Values>({
    schema,
    initial: { reason: '' },
    texts: userErrorMessages,
    onSave: async ({ reason }) => {
      setSaving(true)
      const answer = await act(reason)
      setSaving(false)
      return answer
    },
    onSaved: () => {
      toasts.toast({ message: done })
      onClose()
    },
  })
  return (
    <FormDialog
      title={title}
      verb={verb}
      tone="danger"
      isPending={isSaving}
      onAct={form.save}
      hasChanges={form.hasChanges}
      onClose={onClose}
    >
      <SomoForm form={form} actions={() => null}>
        <Stack space={16}>
          <Text>{text}</Text>
          <FormField form={form} name="reason" label={formatMessage(certificateMessages.reason)}>
            {(field) => <TextArea {...field} isRequired rows={3} />}
          </FormField>
        </Stack>
      </SomoForm>
    </FormDialog>
  )
}
