import { Form } from '@somo/ui/Form'
import { Heading } from '@somo/ui/Heading'
import { NumberField } from '@somo/ui/NumberField'
import { RadioGroup } from '@somo/ui/RadioGroup'
import { Select } from '@somo/ui/Select'
import { Switch } from '@somo/ui/Switch'
import { useIntl } from 'react-intl'
import { FormField } from '../../../../platform/form/FormField.tsx'
import type { SomoFormState } from '../../../../platform/form/useSomoForm.ts'
import { quizSettingMessages } from './quizEditorMessages.ts'
import { pagings, questionOrders, resultRules, type QuizValues } from './quizForm.ts'

/** Time limit, pages, order and results of a quiz. They are saved with the outline. */
export function QuizSettings({ form }: { readonly form: SomoFormState<QuizValues> }) {
  const { formatMessage } = useIntl()
  return (
    <Form onSubmit={form.save} unreadable={form.unreadable}>
      <Heading level={2} step="h3">
        {formatMessage(quizSettingMessages.title)}
      </Heading>
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
    </Form>
  )
}
