import { Select } from '@somo/ui/Select'
import { Stack } from '@somo/ui/Stack'
import { TextField } from '@somo/ui/TextField'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod/mini'
import { FormDialog } from '../ask/FormDialog.tsx'
import { userErrorMessages } from '../errors/userErrorMessages.ts'
import { languageName } from '../language/languageName.ts'
import { UnitPicker } from '../unit/UnitPicker.tsx'
import type { FindUnits } from '../unit/useUnitFinder.ts'
import { FormField } from '../../platform/form/FormField.tsx'
import { SomoForm } from '../../platform/form/SomoForm.tsx'
import { useSomoForm } from '../../platform/form/useSomoForm.ts'
import { localeOfText, textLocales, type TextLocale } from '../language/textLocales.ts'
import type { ActionResult } from '../../platform/api/actionResult.ts'
import type { Message } from '../../platform/locale/message.ts'
import { maxCharacters } from '../../platform/form/validation/textChecks.ts'

/** What every medium and learning path begins with. */
export interface NewContent {
  readonly title: string
  readonly locale: TextLocale
  /** Uuid of the unit it belongs to. */
  readonly ownerUnit: string
}

/** Creates it and answers its uuid, null where it was refused; a call that is repeated with its key creates none. */
export type CreateContent = (input: NewContent, idempotenceKey: string) => Promise<ActionResult<string | null>>

export interface NewContentDialogProps {
  readonly heading: string
  readonly messages: Readonly<Record<'save' | 'name' | 'locale' | 'ownerUnit' | 'missingUnit', Message>>
  readonly create: CreateContent
  readonly findUnits: FindUnits
  readonly onCreated: (uuid: string) => void
  readonly onClose: () => void
}

const unit = z.nullable(z.object({ id: z.string(), label: z.string() }))
const schema = z.object({
  title: z.string().check(z.trim(), z.minLength(1), maxCharacters(160)),
  locale: z.enum(textLocales),
  ownerUnit: unit.check(z.refine((value) => value !== null, { error: 'REQUIRED' })),
})
type Values = z.infer<typeof schema>

/** Title, main language and owner of something new; the rest follows in its editor. */
export function NewContentDialog({ heading, messages, create, findUnits, onCreated, onClose }: NewContentDialogProps) {
  const { formatMessage, locale } = useIntl()
  const [isSaving, setSaving] = useState(false)
  const [idempotenceKey] = useState(() => crypto.randomUUID())
  const created = useRef<string | null>(null)
  const form = useSomoForm<Values, Values>({
    schema,
    initial: { title: '', locale: localeOfText(locale), ownerUnit: null },
    texts: userErrorMessages,
    onSave: async ({ ownerUnit, ...input }) => {
      setSaving(true)
      const answer = await create({ ...input, ownerUnit: ownerUnit?.id ?? '' }, idempotenceKey)
      setSaving(false)
      created.current = answer.payload
      return answer
    },
    onSaved: () => {
      if (created.current !== null) onCreated(created.current)
    },
  })
  return (
    <FormDialog
      title={heading}
      verb={formatMessage(messages.save)}
      isPending={isSaving}
      onAct={form.save}
      hasChanges={form.hasChanges}
      onClose={onClose}
    >
      <SomoForm form={form} actions={() => null}>
        <Stack space={20}>
          <FormField form={form} name="title" label={formatMessage(messages.name)}>
            {(field) => <TextField {...field} isRequired autoComplete="off" autoFocus />}
          </FormField>
          <FormField form={form} name="locale" label={formatMessage(messages.locale)}>
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
            label={formatMessage(messages.ownerUnit)}
            missing={formatMessage(messages.missingUnit)}
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
