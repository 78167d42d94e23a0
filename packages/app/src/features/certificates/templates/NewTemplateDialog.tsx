import { TextField } from '@somo/ui/TextField'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod/mini'
import { FormDialog } from '../../../domain/ask/FormDialog.tsx'
import { userErrorMessages } from '../../../domain/errors/userErrorMessages.ts'
import { FormField } from '../../../platform/form/FormField.tsx'
import { SomoForm } from '../../../platform/form/SomoForm.tsx'
import { useSomoForm } from '../../../platform/form/useSomoForm.ts'
import type { CertificatesData } from '../certificateTypes.ts'
import { messages } from '../messages.ts'
import { maxCharacters } from '../../../platform/form/validation/textChecks.ts'

export interface NewTemplateDialogProps extends Pick<CertificatesData, 'create'> {
  readonly onCreated: (uuid: string) => void
  readonly onClose: () => void
}

const schema = z.object({ name: z.string().check(z.trim(), z.minLength(1), maxCharacters(120)) })
type Values = z.infer<typeof schema>

/** The name of a new template; the rest follows in the editor. */
export function NewTemplateDialog({ create, onCreated, onClose }: NewTemplateDialogProps) {
  const { formatMessage, locale } = useIntl()
  const [isSaving, setSaving] = useState(false)
  const [idempotenceKey] = useState(() => crypto.randomUUID())
  const created = useRef<string | null>(null)
  const form = useSomoForm<Values, Values>({
    schema,
    initial: { name: '' },
    texts: userErrorMessages,
    onSave: async ({ name }) => {
      setSaving(true)
      const answer = await create(name, locale.slice(0, 2), idempotenceKey)
      setSaving(false)
      created.current = answer.template?.uuid ?? null
      return answer
    },
    onSaved: () => {
      if (created.current !== null) onCreated(created.current)
    },
  })
  return (
    <FormDialog
      title={formatMessage(messages.newTitle)}
      verb={formatMessage(messages.create)}
      isPending={isSaving}
      onAct={form.save}
      hasChanges={form.hasChanges}
      onClose={onClose}
    >
      <SomoForm form={form} actions={() => null}>
        <FormField form={form} name="name" label={formatMessage(messages.name)}>
          {(field) => (
            <TextField
              {...field}
              isRequired
              autoComplete="off"
              autoFocus
              description={formatMessage(messages.nameHint)}
            />
          )}
        </FormField>
      </SomoForm>
    </FormDialog>
  )
}
