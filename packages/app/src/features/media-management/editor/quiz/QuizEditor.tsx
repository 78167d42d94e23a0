import { FormSection } from '@somo/ui/Form'
import { NumberField } from '@somo/ui/NumberField'
import { RadioGroup } from '@somo/ui/RadioGroup'
import { Select } from '@somo/ui/Select'
import { Switch } from '@somo/ui/Switch'
import { useIntl } from 'react-intl'
import { FormField } from '../../../../platform/form/FormField.tsx'
import { SomoForm } from '../../../../platform/form/SomoForm.tsx'
import { useSomoForm } from '../../../../platform/form/useSomoForm.ts'
import type { EditedMedium, EditedVersion } from '../mediumTypes.ts'
import { editorTexts } from '../savedAnswer.ts'
import type { MediumChanges } from '../useMediumEditor.ts'
import { QuestionSections } from './QuestionSections.tsx'
import { quizEditorMessages, quizSettingMessages } from './quizEditorMessages.ts'
import { pagings, questionOrders, quizSchema, readQuiz, resultRules, writeQuiz, type QuizValues } from './quizForm.ts'

export interface QuizEditorProps {
  readonly medium: EditedMedium
  readonly draft: EditedVersion
  readonly changes: MediumChanges
}

/** The questions and settings of a quiz. */
export function QuizEditor({ medium, draft, changes }: QuizEditorProps) {
  const { formatMessage } = useIntl()
  const form = useSomoForm<QuizValues, QuizValues>({
    schema: quizSchema,
    initial: readQuiz(draft.quiz),
    texts: {
      ...editorTexts,
      NO_QUESTIONS: quizEditorMessages.noQuestions,
      PICK_TOO_MANY: quizEditorMessages.pickTooMany,
      NOT_OFFERED: quizEditorMessages.notOffered,
    },
    onSave: (values) => changes.updateContent(medium, draft, { quiz: writeQuiz(values) }),
  })
  return (
    <SomoForm form={form}>
      <FormSection title={formatMessage(quizEditorMessages.questions)}>
        <FormField form={form} name="sections" label={formatMessage(quizEditorMessages.questions)}>
          {({ value, onChange, id, errorMessage }) => (
            <QuestionSections
              id={id}
              errorMessage={errorMessage}
              onChange={onChange}
              sections={value}
              unit={medium.ownerUnit.uuid}
            />
          )}
        </FormField>
      </FormSection>
      <FormSection title={formatMessage(quizSettingMessages.title)}>
        <FormField form={form} name="timeLimitMinutes" label={formatMessage(quizSettingMessages.timeLimit)}>
          {(field) => (
            <NumberField
              {...field}
              min={1}
              max={1440}
              suffix={formatMessage(quizSettingMessages.minutes)}
              description={formatMessage(quizSettingMessages.timeLimitHint)}
            />
          )}
        </FormField>
        <FormField form={form} name="paging" label={formatMessage(quizSettingMessages.paging)}>
          {({ value, onChange, ...field }) => (
            <RadioGroup
              {...field}
              items={pagings.map((id) => ({ id, label: formatMessage(quizSettingMessages[id]) }))}
              selectedKey={value}
              onSelectionChange={onChange}
            />
          )}
        </FormField>
        <FormField form={form} name="order" label={formatMessage(quizSettingMessages.order)}>
          {({ value, onChange, ...field }) => (
            <RadioGroup
              {...field}
              items={questionOrders.map((id) => ({ id, label: formatMessage(quizSettingMessages[id]) }))}
              selectedKey={value}
              onSelectionChange={onChange}
            />
          )}
        </FormField>
        <FormField form={form} name="shuffleOptions" label={formatMessage(quizSettingMessages.shuffleOptions)}>
          {({ value, ...field }) => <Switch {...field} isSelected={value} />}
        </FormField>
        <FormField form={form} name="showResults" label={formatMessage(quizSettingMessages.showResults)}>
          {({ value, onChange, ...field }) => (
            <Select
              {...field}
              items={resultRules.map((id) => ({ id, label: formatMessage(quizSettingMessages[id]) }))}
              selectedKey={value}
              onSelectionChange={onChange}
              description={formatMessage(quizSettingMessages.showResultsHint)}
            />
          )}
        </FormField>
      </FormSection>
    </SomoForm>
  )
}
