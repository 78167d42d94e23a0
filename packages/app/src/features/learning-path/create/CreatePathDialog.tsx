import { CreateLearningPathDocument } from '@somo/graphql/learning-path-editor'
import { Select } from '@somo/ui/Select'
import { Stack } from '@somo/ui/Stack'
import { TextField } from '@somo/ui/TextField'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod/mini'
import { FormDialog } from '../../../domain/ask/FormDialog.tsx'
import { userErrorMessages } from '../../../domain/faults/userErrorMessages.ts'
import { languageName } from '../../../domain/language/languageName.ts'
import { localeOfText, textLocales } from '../../../domain/language/textLocales.ts'
import { UnitPicker } from '../../../domain/unit/UnitPicker.tsx'
import type { FindUnits } from '../../../domain/unit/useUnitFinder.ts'
import { useAction } from '../../../platform/api/useAction.ts'
import { FormField } from '../../../platform/form/FormField.tsx'
import { SomoForm } from '../../../platform/form/SomoForm.tsx'
import { useSomoForm } from '../../../platform/form/useSomoForm.ts'
import { createMessages } from '../messages.ts'

export interface CreatePathDialogProps {
  readonly findUnits: FindUnits
  readonly onCreated: (uuid: string) => void
  readonly onClose: () => void
}

const schema = z.object({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(160)),
  locale: z.enum(textLocales),
  ownerUnit: z
    .nullable(z.object({ id: z.string(), label: z.string() }))
    .check(z.refine((value) => value !== null, { error: 'REQUIRED' })),
})
type Values = z.infer<typeof schema>

interface Created {
  readonly path: { readonly uuid: string } | null
}

/** Title, main language and owner of a new learning path; its stages follow in the editor. */
export function CreatePathDialog({ findUnits, onCreated, onClose }: CreatePathDialogProps) {
  const { formatMessage, locale } = useIntl()
  const { run } = useAction(CreateLearningPathDocument, (data): Created => data.learningPath.create)
  const [isSaving, setSaving] = useState(false)
  const [idempotenceKey] = useState(() => crypto.randomUUID())
  const created = useRef<string | null>(null)
  const form = useSomoForm<Values, Values>({
    schema,
    initial: { title: '', locale: localeOfText(locale), ownerUnit: null },
    texts: userErrorMessages,
    onSave: async ({ ownerUnit, ...input }) => {
      setSaving(true)
      const answer = await run({ input: { ...input, ownerUnit: ownerUnit?.id ?? '' }, idempotenceKey })
      setSaving(false)
      created.current = answer.payload?.path?.uuid ?? null
      return answer
    },
    onSaved: () => {
      if (created.current !== null) onCreated(created.current)
    },
  })
  return (
    <FormDialog
      title={formatMessage(createMessages.heading)}
      verb={formatMessage(createMessages.save)}
      isPending={isSaving}
      onAct={form.save}
      onClose={onClose}
    >
      <SomoForm form={form} actions={() => null}>
        <Stack space={20}>
          <FormField form={form} name="title" label={formatMessage(createMessages.name)}>
            {(field) => <TextField {...field} isRequired autoComplete="off" autoFocus />}
          </FormField>
          <FormField form={form} name="locale" label={formatMessage(createMessages.locale)}>
            {({ value, onChange, ...field }) => (
              <Select
                {...field}
                items={textLocales.map((id) => ({ id, label: languageName(id, locale) }))}
                selectedKey={value}
                onSelectionChange={onChange}
              />
            )}
          </FormField>
          <FormField
            form={form}
            name="ownerUnit"
            label={formatMessage(createMessages.ownerUnit)}
            missing={formatMessage(createMessages.missingUnit)}
          >
            {({ value, name: _, onBlur: __, ...field }) => (
              <UnitPicker {...field} find={findUnits} selected={value} isRequired />
            )}
          </FormField>
        </Stack>
      </SomoForm>
    </FormDialog>
  )
}
