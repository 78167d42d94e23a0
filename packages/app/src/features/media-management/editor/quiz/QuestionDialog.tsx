import type { QuestionType } from '@somo/graphql/quiz/question'
import { NumberField } from '@somo/ui/NumberField'
import { Notice } from '@somo/ui/Notice'
import { Stack } from '@somo/ui/Stack'
import { TextArea } from '@somo/ui/TextArea'
import { TextField } from '@somo/ui/TextField'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { FormDialog } from '../../../../domain/ask/FormDialog.tsx'
import { FormField } from '../../../../platform/form/FormField.tsx'
import { SomoForm } from '../../../../platform/form/SomoForm.tsx'
import { useSomoForm } from '../../../../platform/form/useSomoForm.ts'
import { editorTexts } from '../savedAnswer.ts'
import { QuestionFields } from './QuestionFields.tsx'
import { questionValues, tagsOf, writeQuestion } from './questionContent.ts'
import { questionSchema, type QuestionValues } from './questionForm.ts'
import { questionFormMessages, questionErrorTexts } from './questionFormMessages.ts'
import { questionTypeMessages } from '../../../../domain/quiz/questionTypeMessages.ts'
import type { EditedQuestion, QuestionActs } from './useQuizEditor.ts'

export interface QuestionDialogProps {
  readonly type: QuestionType
  /** null for a new question. */
  readonly edited: EditedQuestion | null
  readonly acts: Pick<QuestionActs, 'create' | 'save'>
  readonly onSaved: (question: EditedQuestion) => void
  readonly onClose: () => void
}

/** The form of a question by its type. */
export function QuestionDialog({ type, edited, acts, onSaved, onClose }: QuestionDialogProps) {
  const { formatMessage } = useIntl()
  const [isSaving, setSaving] = useState(false)
  const saved = useRef<EditedQuestion | null>(null)
  const form = useSomoForm<QuestionValues, QuestionValues>({
    schema: questionSchema(type),
    initial: questionValues(edited),
    texts: { ...editorTexts, ...questionErrorTexts },
    onSave: async (values) => {
      setSaving(true)
      const { title, points, tags } = values
      const input = { title, content: writeQuestion(type, values), points: points ?? 1, tags: tagsOf(tags) }
      const answer = edited === null ? await acts.create(input) : await acts.save(edited, input)
      setSaving(false)
      saved.current = answer.payload?.question ?? null
      return answer
    },
    onSaved: () => {
      if (saved.current !== null) onSaved(saved.current)
    },
  })
  return (
    <FormDialog
      title={formatMessage(questionTypeMessages[type])}
      verb={formatMessage(questionFormMessages.save)}
      isPending={isSaving}
      onAct={form.save}
      hasChanges={form.hasChanges}
      onClose={onClose}
    >
      <SomoForm form={form} actions={() => null}>
        <Stack space={20}>
          {edited?.isUsed === true ? <Notice tone="info">{formatMessage(questionFormMessages.inUse)}</Notice> : null}
          <FormField form={form} name="stem" label={formatMessage(questionFormMessages.stem)}>
            {(field) => <TextArea {...field} rows={3} isRequired autoFocus />}
          </FormField>
          <QuestionFields type={type} form={form} />
          <FormField form={form} name="points" label={formatMessage(questionFormMessages.points)}>
            {(field) => <NumberField {...field} min={0} max={1000} />}
          </FormField>
          <FormField form={form} name="feedback" label={formatMessage(questionFormMessages.feedback)}>
            {(field) => <TextArea {...field} rows={2} description={formatMessage(questionFormMessages.feedbackHint)} />}
          </FormField>
          <FormField form={form} name="title" label={formatMessage(questionFormMessages.title)}>
            {(field) => (
              <TextField {...field} autoComplete="off" description={formatMessage(questionFormMessages.titleHint)} />
            )}
          </FormField>
          <FormField form={form} name="tags" label={formatMessage(questionFormMessages.tags)}>
            {(field) => (
              <TextField {...field} autoComplete="off" description={formatMessage(questionFormMessages.tagsHint)} />
            )}
          </FormField>
        </Stack>
      </SomoForm>
    </FormDialog>
  )
}
