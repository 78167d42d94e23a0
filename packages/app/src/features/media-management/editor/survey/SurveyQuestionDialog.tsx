import type { SurveyQuestion } from '@somo/graphql/survey/form'
import { NumberField } from '@somo/ui/NumberField'
import { Stack } from '@somo/ui/Stack'
import { Switch } from '@somo/ui/Switch'
import { TextArea } from '@somo/ui/TextArea'
import { TextField } from '@somo/ui/TextField'
import { useIntl } from 'react-intl'
import { FormDialog } from '../../../../domain/ask/FormDialog.tsx'
import { FormField } from '../../../../platform/form/FormField.tsx'
import { SomoForm } from '../../../../platform/form/SomoForm.tsx'
import { useSomoForm, type SomoFormState } from '../../../../platform/form/useSomoForm.ts'
import { EntryRows } from '../quiz/question/EntryRows.tsx'
import { questionErrorTexts, questionFormMessages } from '../quiz/question/questionFormMessages.ts'
import { questionTypeMessages } from '../../../../domain/quiz/questionTypeMessages.ts'
import { editorTexts } from '../savedAnswer.ts'
import { surveyEditorMessages } from './surveyEditorMessages.ts'
import {
  isChoice,
  surveyQuestionSchema,
  surveyQuestionValues,
  writeSurveyQuestion,
  type SurveyQuestionType,
  type SurveyQuestionValues,
} from './surveyForm.ts'

export interface SurveyQuestionDialogProps {
  readonly type: SurveyQuestionType
  /** null for a new question. */
  readonly edited: SurveyQuestion | null
  readonly onDone: (question: SurveyQuestion) => void
  readonly onClose: () => void
}

/** The form of a question by its type. The question is saved with the survey. */
export function SurveyQuestionDialog({ type, edited, onDone, onClose }: SurveyQuestionDialogProps) {
  const { formatMessage } = useIntl()
  const form = useSomoForm<SurveyQuestionValues, SurveyQuestionValues>({
    schema: surveyQuestionSchema(type),
    initial: surveyQuestionValues(edited),
    texts: { ...editorTexts, ...questionErrorTexts },
    onSave: (values) => {
      onDone(writeSurveyQuestion(type, values, edited))
      return Promise.resolve({})
    },
  })
  return (
    <FormDialog
      title={formatMessage(questionTypeMessages[type])}
      verb={formatMessage(questionFormMessages.save)}
      onAct={form.save}
      hasChanges={form.hasChanges}
      onClose={onClose}
    >
      <SomoForm form={form} actions={() => null}>
        <Stack space={20}>
          <FormField form={form} name="stem" label={formatMessage(questionFormMessages.stem)}>
            {(field) => <TextArea {...field} rows={2} isRequired autoFocus />}
          </FormField>
          {isChoice(type) ? (
            <FormField form={form} name="options" label={formatMessage(questionFormMessages.options)}>
              {({ value, onChange, id, label, errorMessage }) => (
                <EntryRows
                  id={id}
                  label={label}
                  errorMessage={errorMessage}
                  onChange={onChange}
                  entries={value}
                  names="answers"
                  hasMatch={false}
                />
              )}
            </FormField>
          ) : null}
          {type === 'SCALE' ? <ScaleFields form={form} /> : null}
          <FormField form={form} name="isRequired" label={formatMessage(surveyEditorMessages.isRequired)}>
            {({ value, ...field }) => <Switch {...field} isSelected={value} />}
          </FormField>
        </Stack>
      </SomoForm>
    </FormDialog>
  )
}

function ScaleFields({ form }: { readonly form: SomoFormState<SurveyQuestionValues> }) {
  const { formatMessage } = useIntl()
  return (
    <>
      <FormField form={form} name="steps" label={formatMessage(questionFormMessages.steps)}>
        {(field) => (
          <NumberField {...field} min={2} max={10} description={formatMessage(surveyEditorMessages.stepsHint)} />
        )}
      </FormField>
      <FormField form={form} name="lowLabel" label={formatMessage(questionFormMessages.lowLabel)}>
        {(field) => <TextField {...field} autoComplete="off" />}
      </FormField>
      <FormField form={form} name="highLabel" label={formatMessage(questionFormMessages.highLabel)}>
        {(field) => <TextField {...field} autoComplete="off" />}
      </FormField>
    </>
  )
}
