import { DateField } from '@somo/ui/DateField'
import { FileField } from '@somo/ui/FileField'
import { Stack } from '@somo/ui/Stack'
import { TextField } from '@somo/ui/TextField'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod/mini'
import { FormDialog } from '../../domain/ask/FormDialog.tsx'
import { userErrorMessages } from '../../domain/errors/userErrorMessages.ts'
import { FormField } from '../../platform/form/FormField.tsx'
import { SomoForm } from '../../platform/form/SomoForm.tsx'
import { useSomoForm } from '../../platform/form/useSomoForm.ts'
import type { FormSchema } from '../../platform/form/validation/resolver.ts'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
import { toasts } from '../../platform/toasts/toasts.ts'
import type { MyCertificatesData } from './certificateTypes.ts'
import { addMessages } from './messages.ts'
import { maxCharacters } from '../../platform/form/validation/textChecks.ts'

export interface AddCertificateDialogProps extends Pick<MyCertificatesData, 'upload' | 'add'> {
  readonly dates: Dates
  readonly onClose: () => void
}

interface Values {
  title: string
  issuer: string
  issuedOn: string | null
  validUntil: string | null
  upload: File[]
}

const line = z.string().check(z.trim(), z.minLength(1), maxCharacters(160))
const schema: FormSchema<Values, Values> = z.object({
  title: line,
  issuer: line,
  issuedOn: z.nullable(z.string()).check(z.refine((day) => day !== null, { error: 'REQUIRED' })),
  validUntil: z.nullable(z.string()),
  upload: z.array(z.file()).check(z.refine((files) => files.length > 0, { error: 'REQUIRED' })),
})

/** What the server takes (the schema, UploadKind): bytes. */
const mostBytes = 10 * 1024 * 1024

/** Adds a certificate of another organisation with its file; a manager confirms it. */
export function AddCertificateDialog({ upload, add, dates, onClose }: AddCertificateDialogProps) {
  const { formatMessage } = useIntl()
  const [isSaving, setSaving] = useState(false)
  const form = useSomoForm<Values, Values>({
    schema,
    initial: { title: '', issuer: '', issuedOn: null, validUntil: null, upload: [] },
    texts: userErrorMessages,
    onSave: async ({ upload: [file], issuedOn, ...input }) => {
      if (file === undefined) return { userErrors: [{ code: 'REQUIRED', path: ['upload'] }] }
      setSaving(true)
      const sent = await upload(file)
      const answer =
        sent.kind === 'sent' ? await add({ ...input, issuedOn: issuedOn ?? '', upload: sent.file.uuid }) : null
      setSaving(false)
      if (answer !== null) return answer
      if (sent.kind === 'failed') return { userErrors: [], problem: sent.problem }
      return { userErrors: [{ code: sent.kind === 'refused' ? sent.code : 'UNREADABLE', path: ['upload'] }] }
    },
    onSaved: () => {
      toasts.toast({ message: formatMessage(addMessages.added) })
      onClose()
    },
  })
  return (
    <FormDialog
      title={formatMessage(addMessages.title)}
      verb={formatMessage(addMessages.save)}
      isPending={isSaving}
      onAct={form.save}
      hasChanges={form.hasChanges}
      onClose={onClose}
    >
      <SomoForm form={form} actions={() => null}>
        <Stack space={20}>
          <FormField form={form} name="title" label={formatMessage(addMessages.name)}>
            {(field) => <TextField {...field} isRequired autoComplete="off" autoFocus />}
          </FormField>
          <FormField form={form} name="issuer" label={formatMessage(addMessages.issuer)}>
            {(field) => <TextField {...field} isRequired autoComplete="off" />}
          </FormField>
          <FormField form={form} name="issuedOn" label={formatMessage(addMessages.issuedOn)}>
            {(field) => <DateField {...field} isRequired pattern={dates.pattern} />}
          </FormField>
          <FormField form={form} name="validUntil" label={formatMessage(addMessages.validUntil)}>
            {(field) => (
              <DateField {...field} pattern={dates.pattern} description={formatMessage(addMessages.untilHint)} />
            )}
          </FormField>
          <FormField form={form} name="upload" label={formatMessage(addMessages.file)}>
            {({ onChange, ...field }) => (
              <FileField
                {...field}
                onChange={(files) => onChange([...files])}
                isRequired
                accept={['.pdf', '.png', '.jpg', '.jpeg', '.webp', '.avif']}
                maxSize={mostBytes}
              />
            )}
          </FormField>
        </Stack>
      </SomoForm>
    </FormDialog>
  )
}
