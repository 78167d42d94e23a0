import type { QuestionType } from '@somo/graphql/quiz/question'
import { Button } from '@somo/ui/Button'
import { FormRow } from '@somo/ui/Form'
import { Inline } from '@somo/ui/Inline'
import { NumberField } from '@somo/ui/NumberField'
import { Stack } from '@somo/ui/Stack'
import { TextArea } from '@somo/ui/TextArea'
import { TextField } from '@somo/ui/TextField'
import { useRef, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { FormField } from '../../../../../platform/form/FormField.tsx'
import { formMessages } from '../../../../../platform/form/formMessages.ts'
import { SomoForm, type FormProgress } from '../../../../../platform/form/SomoForm.tsx'
import { useSomoForm } from '../../../../../platform/form/useSomoForm.ts'
import { editorTexts } from '../../savedAnswer.ts'
import type { EditedQuestion, QuestionActs } from '../useQuizEditor.ts'
import { questionValues, tagsOf, writeQuestion } from './questionContent.ts'
import { QuestionFields } from './QuestionFields.tsx'
import { questionSchema, type QuestionValues } from './questionForm.ts'
import { questionErrorTexts, questionFormMessages } from './questionFormMessages.ts'

export interface QuestionFormProps {
  readonly type: QuestionType
  /** null for a new question. */
  readonly edited: EditedQuestion | null
  readonly acts: Pick<QuestionActs, 'create' | 'save'>
  readonly onSaved: (question: EditedQuestion) => void
}

/** The form of a question by its type. It is saved to the bank by its own button: a question in use gets a new version. */
export function QuestionForm({ type, edited, acts, onSaved }: QuestionFormProps) {
  const { formatMessage } = useIntl()
  const saved = useRef<EditedQuestion | null>(null)
  const form = useSomoForm<QuestionValues, QuestionValues>({
    schema: questionSchema(type),
    initial: questionValues(edited),
    texts: { ...editorTexts, ...questionErrorTexts },
    onSave: async (values) => {
      const { title, points, tags } = values
      const input = { title, content: writeQuestion(type, values), points: points ?? 1, tags: tagsOf(tags) }
      const answer = edited === null ? await acts.create(input) : await acts.save(edited, input)
      saved.current = answer.payload?.question ?? null
      return answer
    },
    onSaved: () => {
      if (saved.current !== null) onSaved(saved.current)
    },
  })
  const foot = ({ isSaving, changes }: FormProgress): ReactNode => (
    <Inline space={12}>
      <Button type="submit" variant={changes > 0 ? 'solid' : 'outline'} isPending={isSaving}>
        {formatMessage(questionFormMessages.save)}
      </Button>
      {changes === 0 ? null : (
        <Button variant="plain" onPress={form.discard}>
          {formatMessage(formMessages.discard)}
        </Button>
      )}
    </Inline>
  )
  return (
    <SomoForm form={form} actions={foot}>
      <Stack space={20}>
        <FormField form={form} name="stem" label={formatMessage(questionFormMessages.stem)}>
          {(field) => <TextArea {...field} rows={3} isRequired autoFocus={edited === null} />}
        </FormField>
        <QuestionFields type={type} form={form} />
        <FormRow>
          <FormField form={form} name="points" label={formatMessage(questionFormMessages.points)}>
            {(field) => <NumberField {...field} min={0} max={1000} />}
          </FormField>
          <FormField form={form} name="title" label={formatMessage(questionFormMessages.title)}>
            {(field) => (
              <TextField {...field} autoComplete="off" description={formatMessage(questionFormMessages.titleHint)} />
            )}
          </FormField>
        </FormRow>
        <FormField form={form} name="feedback" label={formatMessage(questionFormMessages.feedback)}>
          {(field) => <TextArea {...field} rows={2} description={formatMessage(questionFormMessages.feedbackHint)} />}
        </FormField>
        <FormField form={form} name="tags" label={formatMessage(questionFormMessages.tags)}>
          {(field) => (
            <TextField {...field} autoComplete="off" description={formatMessage(questionFormMessages.tagsHint)} />
          )}
        </FormField>
      </Stack>
    </SomoForm>
  )
}
