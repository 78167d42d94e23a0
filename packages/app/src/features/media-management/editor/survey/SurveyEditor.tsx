import { FormSection } from '@somo/ui/Form'
import { Switch } from '@somo/ui/Switch'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { FormField } from '../../../../platform/form/FormField.tsx'
import { SomoForm } from '../../../../platform/form/SomoForm.tsx'
import { useSomoForm } from '../../../../platform/form/useSomoForm.ts'
import type { EditedMedium, EditedVersion } from '../mediumTypes.ts'
import { quizEditorMessages } from '../quiz/quizEditorMessages.ts'
import { editorTexts } from '../savedAnswer.ts'
import { useDraftSave } from '../useDraftSave.ts'
import type { MediumChanges } from '../useMediumEditor.ts'
import { surveyEditorMessages } from './surveyEditorMessages.ts'
import { readSurvey, surveySchema, type SurveyValues } from './surveyForm.ts'
import { SurveyQuestions } from './SurveyQuestions.tsx'

export interface SurveyEditorProps {
  readonly medium: EditedMedium
  readonly draft: EditedVersion
  readonly changes: Pick<MediumChanges, 'updateContent'>
}

/** The questions of a survey, and whether its answers have names. The draft saves itself. */
export function SurveyEditor({ medium, draft, changes }: SurveyEditorProps) {
  const { formatMessage } = useIntl()
  const save = useDraftSave(medium, draft, changes)
  const [initial] = useState(() => readSurvey(draft.survey))
  const form = useSomoForm<SurveyValues, SurveyValues>({
    schema: surveySchema,
    initial,
    texts: {
      ...editorTexts,
      NO_QUESTIONS: quizEditorMessages.noQuestions,
      UNREADABLE: surveyEditorMessages.unreadable,
      TOO_LONG: surveyEditorMessages.unreadable,
    },
    onSave: (values) => save({ survey: JSON.stringify(values) }),
  })
  return (
    <SomoForm form={form} saves="afterPause">
      <FormSection title={formatMessage(quizEditorMessages.questions)}>
        <FormField form={form} name="questions" label={formatMessage(quizEditorMessages.questions)}>
          {({ value, id, errorMessage }) => (
            <SurveyQuestions
              id={id}
              errorMessage={errorMessage}
              questions={value}
              onChange={(change) => form.put('questions', change(form.store.getValues('questions')))}
            />
          )}
        </FormField>
      </FormSection>
      <FormSection title={formatMessage(surveyEditorMessages.settings)}>
        <FormField form={form} name="isAnonymous" label={formatMessage(surveyEditorMessages.isAnonymous)}>
          {({ value, ...field }) => (
            <Switch
              {...field}
              isSelected={value}
              description={formatMessage(value ? surveyEditorMessages.anonymous : surveyEditorMessages.named)}
            />
          )}
        </FormField>
      </FormSection>
    </SomoForm>
  )
}
