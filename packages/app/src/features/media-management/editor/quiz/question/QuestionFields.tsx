import type { QuestionType } from '@somo/graphql/quiz/question'
import { NumberField } from '@somo/ui/NumberField'
import { RadioGroup } from '@somo/ui/RadioGroup'
import { Switch } from '@somo/ui/Switch'
import { TextArea } from '@somo/ui/TextArea'
import { TextField } from '@somo/ui/TextField'
import { useIntl } from 'react-intl'
import { FormField } from '../../../../../platform/form/FormField.tsx'
import type { SomoFormState } from '../../../../../platform/form/useSomoForm.ts'
import { EntryRows } from './EntryRows.tsx'
import { OptionRows } from './OptionRows.tsx'
import type { QuestionValues } from './questionForm.ts'
import { questionFormMessages } from './questionFormMessages.ts'

export interface QuestionFieldsProps {
  readonly type: QuestionType
  readonly form: SomoFormState<QuestionValues>
}

/** The fields that a type of question has beyond its text. */
export function QuestionFields({ type, form }: QuestionFieldsProps) {
  const { formatMessage } = useIntl()
  switch (type) {
    case 'SINGLE':
    case 'MULTIPLE':
      return (
        <>
          <FormField form={form} name="options" label={formatMessage(questionFormMessages.options)}>
            {({ value, onChange, id, errorMessage }) => (
              <OptionRows
                id={id}
                errorMessage={errorMessage}
                onChange={onChange}
                options={value}
                isMultiple={type === 'MULTIPLE'}
              />
            )}
          </FormField>
          {type === 'MULTIPLE' ? <AllOrNothing form={form} /> : null}
        </>
      )
    case 'TRUE_FALSE':
      return (
        <FormField form={form} name="isTrue" label={formatMessage(questionFormMessages.isTrue)}>
          {({ value, onChange, ...field }) => (
            <RadioGroup
              {...field}
              orientation="horizontal"
              items={(['true', 'false'] as const).map((id) => ({ id, label: formatMessage(questionFormMessages[id]) }))}
              selectedKey={value}
              onSelectionChange={onChange}
            />
          )}
        </FormField>
      )
    case 'MATCHING':
    case 'ORDERING':
      return (
        <>
          <FormField
            form={form}
            name="entries"
            label={formatMessage(type === 'MATCHING' ? questionFormMessages.pairs : questionFormMessages.items)}
          >
            {({ value, onChange, id, label, errorMessage }) => (
              <EntryRows
                id={id}
                label={label}
                errorMessage={errorMessage}
                onChange={onChange}
                entries={value}
                hasMatch={type === 'MATCHING'}
              />
            )}
          </FormField>
          <AllOrNothing form={form} />
        </>
      )
    case 'CLOZE':
      return (
        <FormField form={form} name="cloze" label={formatMessage(questionFormMessages.cloze)}>
          {(field) => <TextArea {...field} rows={4} description={formatMessage(questionFormMessages.clozeHint)} />}
        </FormField>
      )
    case 'NUMERIC':
      return <NumericFields form={form} />
    case 'SHORT_TEXT':
      return (
        <>
          <FormField form={form} name="accepts" label={formatMessage(questionFormMessages.accepts)}>
            {(field) => <TextArea {...field} rows={3} description={formatMessage(questionFormMessages.acceptsHint)} />}
          </FormField>
          <FormField form={form} name="isCaseSensitive" label={formatMessage(questionFormMessages.isCaseSensitive)}>
            {({ value, ...field }) => <Switch {...field} isSelected={value} />}
          </FormField>
        </>
      )
    case 'ESSAY':
      return <EssayFields form={form} />
    case 'SCALE':
      return <ScaleFields form={form} />
    default:
      return type satisfies never
  }
}

type FormProps = Pick<QuestionFieldsProps, 'form'>

function EssayFields({ form }: FormProps) {
  const { formatMessage } = useIntl()
  return (
    <>
      <FormField form={form} name="maxWords" label={formatMessage(questionFormMessages.maxWords)}>
        {(field) => <NumberField {...field} min={1} max={10_000} />}
      </FormField>
      <FormField form={form} name="guide" label={formatMessage(questionFormMessages.guide)}>
        {(field) => <TextArea {...field} rows={3} description={formatMessage(questionFormMessages.guideHint)} />}
      </FormField>
    </>
  )
}

function AllOrNothing({ form }: FormProps) {
  const { formatMessage } = useIntl()
  return (
    <FormField form={form} name="isAllOrNothing" label={formatMessage(questionFormMessages.isAllOrNothing)}>
      {({ value, ...field }) => <Switch {...field} isSelected={value} />}
    </FormField>
  )
}

function NumericFields({ form }: FormProps) {
  const { formatMessage } = useIntl()
  return (
    <>
      <FormField form={form} name="from" label={formatMessage(questionFormMessages.from)}>
        {(field) => (
          <NumberField
            {...field}
            hasSteppers={false}
            isRequired
            description={formatMessage(questionFormMessages.fromHint)}
          />
        )}
      </FormField>
      <FormField form={form} name="to" label={formatMessage(questionFormMessages.to)}>
        {(field) => <NumberField {...field} hasSteppers={false} />}
      </FormField>
      <FormField form={form} name="unit" label={formatMessage(questionFormMessages.unit)}>
        {(field) => <TextField {...field} autoComplete="off" />}
      </FormField>
    </>
  )
}

function ScaleFields({ form }: FormProps) {
  const { formatMessage } = useIntl()
  return (
    <>
      <FormField form={form} name="steps" label={formatMessage(questionFormMessages.steps)}>
        {(field) => <NumberField {...field} min={2} max={10} />}
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
