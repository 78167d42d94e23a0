import { NumberField } from '@somo/ui/NumberField'
import { Stack } from '@somo/ui/Stack'
import { TextField } from '@somo/ui/TextField'
import { useIntl } from 'react-intl'
import * as z from 'zod/mini'
import { FormDialog } from '../../../../domain/ask/FormDialog.tsx'
import { userErrorMessages } from '../../../../domain/errors/userErrorMessages.ts'
import { FormField } from '../../../../platform/form/FormField.tsx'
import { SomoForm } from '../../../../platform/form/SomoForm.tsx'
import { useSomoForm } from '../../../../platform/form/useSomoForm.ts'
import { maxCharacters } from '../../../../platform/form/validation/textChecks.ts'
import { quizEditorMessages } from './quizEditorMessages.ts'
import type { SectionValues } from './quizForm.ts'

const schema = z.object({
  title: z.string().check(z.trim(), maxCharacters(160)),
  pick: z.nullable(z.number().check(z.minimum(1))),
})
type Values = z.infer<typeof schema>

export interface SectionDialogProps {
  readonly section: SectionValues
  readonly isNew: boolean
  readonly onSave: (section: SectionValues) => void
  readonly onClose: () => void
}

/** Title of a section, and how many of its questions are drawn. */
export function SectionDialog({ section, isNew, onSave, onClose }: SectionDialogProps) {
  const { formatMessage } = useIntl()
  const { title, pick, questions } = section
  const form = useSomoForm<Values, Values>({
    schema,
    initial: { title, pick },
    texts: userErrorMessages,
    onSave(values) {
      onSave({ ...section, ...values })
      return Promise.resolve({})
    },
  })
  return (
    <FormDialog
      title={formatMessage(isNew ? quizEditorMessages.addSection : quizEditorMessages.editSection)}
      verb={formatMessage(isNew ? quizEditorMessages.addSection : quizEditorMessages.saveSection)}
      onAct={form.save}
      hasChanges={form.hasChanges}
      onClose={onClose}
    >
      <SomoForm form={form} actions={() => null}>
        <Stack space={20}>
          <FormField form={form} name="title" label={formatMessage(quizEditorMessages.sectionTitle)}>
            {(field) => <TextField {...field} autoFocus autoComplete="off" />}
          </FormField>
          {questions.length === 0 ? null : (
            <FormField form={form} name="pick" label={formatMessage(quizEditorMessages.pick)}>
              {(field) => (
                <NumberField
                  {...field}
                  min={1}
                  max={questions.length}
                  description={formatMessage(quizEditorMessages.pickHint, { count: questions.length })}
                />
              )}
            </FormField>
          )}
        </Stack>
      </SomoForm>
    </FormDialog>
  )
}
