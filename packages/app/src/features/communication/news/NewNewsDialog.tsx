import { TextField } from '@somo/ui/TextField'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod/mini'
import { FormDialog } from '../../../domain/ask/FormDialog.tsx'
import { userErrorMessages } from '../../../domain/errors/userErrorMessages.ts'
import { FormField } from '../../../platform/form/FormField.tsx'
import { SomoForm } from '../../../platform/form/SomoForm.tsx'
import { useSomoForm } from '../../../platform/form/useSomoForm.ts'
import type { NewsListData } from './useNewsList.ts'
import { listMessages } from './newsMessages.ts'
import { maxCharacters } from '../../../platform/form/validation/textChecks.ts'

export interface NewNewsDialogProps extends Pick<NewsListData, 'create'> {
  readonly onCreated: (uuid: string) => void
  readonly onClose: () => void
}

const schema = z.object({ title: z.string().check(z.trim(), z.minLength(1), maxCharacters(160)) })
type Values = z.infer<typeof schema>

/** The title of new news; the rest follows in the editor. */
export function NewNewsDialog({ create, onCreated, onClose }: NewNewsDialogProps) {
  const { formatMessage, locale } = useIntl()
  const [isSaving, setSaving] = useState(false)
  const [idempotenceKey] = useState(() => crypto.randomUUID())
  const created = useRef<string | null>(null)
  const form = useSomoForm<Values, Values>({
    schema,
    initial: { title: '' },
    texts: userErrorMessages,
    onSave: async ({ title }) => {
      setSaving(true)
      const answer = await create(title, locale.slice(0, 2), idempotenceKey)
      setSaving(false)
      created.current = answer.news?.uuid ?? null
      return answer
    },
    onSaved: () => {
      if (created.current !== null) onCreated(created.current)
    },
  })
  return (
    <FormDialog
      title={formatMessage(listMessages.newTitle)}
      verb={formatMessage(listMessages.create)}
      isPending={isSaving}
      onAct={form.save}
      hasChanges={form.hasChanges}
      onClose={onClose}
    >
      <SomoForm form={form} actions={() => null}>
        <FormField form={form} name="title" label={formatMessage(listMessages.titleColumn)}>
          {(field) => (
            <TextField
              {...field}
              isRequired
              autoComplete="off"
              autoFocus
              description={formatMessage(listMessages.titleHint)}
            />
          )}
        </FormField>
      </SomoForm>
    </FormDialog>
  )
}
