import { DateField } from '@somo/ui/DateField'
import { Stack } from '@somo/ui/Stack'
import { TextField } from '@somo/ui/TextField'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod/mini'
import { FormDialog } from '../../../../domain/ask/FormDialog.tsx'
import { FormField } from '../../../../platform/form/FormField.tsx'
import { SomoForm } from '../../../../platform/form/SomoForm.tsx'
import { useSomoForm } from '../../../../platform/form/useSomoForm.ts'
import { copyMessages } from './copyMessages.ts'
import { editorTexts } from '../savedAnswer.ts'
import type { CopyMedium } from './useCopyMedium.ts'
import { maxCharacters } from '../../../../platform/form/validation/textChecks.ts'

export interface CopyDialogProps {
  readonly medium: { readonly uuid: string; readonly title: string }
  readonly copy: CopyMedium
  /** How the person writes dates. */
  readonly pattern: string
  readonly onCopied: (uuid: string) => void
  readonly onClose: () => void
}

const schema = z.object({
  title: z.string().check(z.trim(), z.minLength(1), maxCharacters(160)),
  availableFrom: z.nullable(z.string()),
})
type Values = z.infer<typeof schema>

/** A copy of a medium as a draft: its title, and from when it is available. */
export function CopyDialog({ medium, copy, pattern, onCopied, onClose }: CopyDialogProps) {
  const { formatMessage } = useIntl()
  const [isSaving, setSaving] = useState(false)
  const [idempotenceKey] = useState(() => crypto.randomUUID())
  const made = useRef<string | null>(null)
  const form = useSomoForm<Values, Values>({
    schema,
    initial: {
      title: formatMessage(copyMessages.copyOf, { title: medium.title }).slice(0, 160),
      availableFrom: null,
    },
    texts: editorTexts,
    onSave: async (values) => {
      setSaving(true)
      const answer = await copy(medium.uuid, values, idempotenceKey)
      setSaving(false)
      made.current = answer.payload?.medium?.uuid ?? null
      return answer
    },
    onSaved: () => {
      if (made.current !== null) onCopied(made.current)
    },
  })
  return (
    <FormDialog
      title={formatMessage(copyMessages.heading)}
      verb={formatMessage(copyMessages.act)}
      isPending={isSaving}
      onAct={form.save}
      hasChanges={form.hasChanges}
      onClose={onClose}
    >
      <SomoForm form={form} actions={() => null}>
        <Stack space={20}>
          <FormField form={form} name="title" label={formatMessage(copyMessages.title)}>
            {(field) => <TextField {...field} isRequired autoComplete="off" autoFocus />}
          </FormField>
          <FormField form={form} name="availableFrom" label={formatMessage(copyMessages.from)}>
            {(field) => <DateField {...field} pattern={pattern} description={formatMessage(copyMessages.fromHint)} />}
          </FormField>
        </Stack>
      </SomoForm>
    </FormDialog>
  )
}
