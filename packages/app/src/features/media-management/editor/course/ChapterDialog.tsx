import { TextField } from '@somo/ui/TextField'
import { useIntl } from 'react-intl'
import * as z from 'zod/mini'
import { FormDialog } from '../../../../domain/ask/FormDialog.tsx'
import { userErrorMessages } from '../../../../domain/errors/userErrorMessages.ts'
import { FormField } from '../../../../platform/form/FormField.tsx'
import { SomoForm } from '../../../../platform/form/SomoForm.tsx'
import { useSomoForm } from '../../../../platform/form/useSomoForm.ts'
import { maxCharacters } from '../../../../platform/form/validation/textChecks.ts'
import { courseMessages } from './courseMessages.ts'

const schema = z.object({ title: z.string().check(z.trim(), z.minLength(1), maxCharacters(160)) })
type Values = z.infer<typeof schema>

export interface ChapterDialogProps {
  /** Null for a new chapter. */
  readonly title: string | null
  readonly onSave: (title: string) => void
  readonly onClose: () => void
}

/** Asks for the title of a chapter. */
export function ChapterDialog({ title, onSave, onClose }: ChapterDialogProps) {
  const { formatMessage } = useIntl()
  const form = useSomoForm<Values, Values>({
    schema,
    initial: { title: title ?? '' },
    texts: userErrorMessages,
    onSave({ title: saved }) {
      onSave(saved)
      return Promise.resolve({})
    },
  })
  return (
    <FormDialog
      title={formatMessage(title === null ? courseMessages.addChapter : courseMessages.renameChapter)}
      verb={formatMessage(title === null ? courseMessages.add : courseMessages.rename)}
      onAct={form.save}
      hasChanges={form.hasChanges}
      onClose={onClose}
    >
      <SomoForm form={form} actions={() => null}>
        <FormField form={form} name="title" label={formatMessage(courseMessages.chapterTitle)}>
          {(field) => <TextField {...field} isRequired autoFocus autoComplete="off" />}
        </FormField>
      </SomoForm>
    </FormDialog>
  )
}
