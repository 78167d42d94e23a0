import { Checkbox } from '@somo/ui/Checkbox'
import { CheckboxGroup } from '@somo/ui/CheckboxGroup'
import { DateField } from '@somo/ui/DateField'
import { FormSection } from '@somo/ui/Form'
import { NumberField } from '@somo/ui/NumberField'
import { RadioGroup } from '@somo/ui/RadioGroup'
import { RichTextField } from '@somo/ui/RichTextField'
import { TextField } from '@somo/ui/TextField'
import { useIntl } from 'react-intl'
import { PickList } from '../../../domain/ask/PickList.tsx'
import { pageTextFormat } from '../../../domain/medium/pageText.ts'
import { UnitPicker } from '../../../domain/unit/UnitPicker.tsx'
import type { FindUnits } from '../../../domain/unit/useUnitFinder.ts'
import type { FindPeople } from '../../../domain/user/usePersonFinder.ts'
import { FormField } from '../../../platform/form/FormField.tsx'
import { useFormValues } from '../../../platform/form/useFormValues.ts'
import type { SomoFormState } from '../../../platform/form/useSomoForm.ts'
import { editorMessages, gradingMessages, kindMessages, lateMessages, reviewedByMessages } from './editorMessages.ts'
import { answerKinds, gradings, lateRules, reviewedBy, type TaskValues } from './taskForm.ts'

/** What is found by typing. */
export interface TaskFinders {
  readonly units: FindUnits
  readonly people: FindPeople
}

export interface TaskFieldsProps {
  readonly form: SomoFormState<TaskValues>
  readonly finders: TaskFinders
  /** How the person writes dates. */
  readonly pattern: string
  /** Somebody has handed in: kinds of answer and grading stay. */
  readonly isFixed: boolean
}

/** Everything that is set for a task. */
export function TaskFields(props: TaskFieldsProps) {
  const { form, finders } = props
  const { formatMessage } = useIntl()
  return (
    <>
      <FormSection title={formatMessage(editorMessages.what)}>
        <FormField form={form} name="title" label={formatMessage(editorMessages.title)}>
          {(field) => <TextField {...field} isRequired autoComplete="off" />}
        </FormField>
        <FormField form={form} name="instructions" label={formatMessage(editorMessages.instructions)}>
          {(field) => (
            <RichTextField
              {...field}
              isBlock
              format={pageTextFormat}
              plainDescription={formatMessage(editorMessages.plainHint)}
            />
          )}
        </FormField>
        <FormField form={form} name="ownerUnit" label={formatMessage(editorMessages.ownerUnit)}>
          {({ id, label, value, onChange, errorMessage }) => (
            <UnitPicker
              id={id}
              label={label}
              onChange={onChange}
              errorMessage={errorMessage}
              isRequired
              description={formatMessage(editorMessages.ownerHint)}
              find={finders.units}
              selected={value}
            />
          )}
        </FormField>
      </FormSection>
      <Audience form={form} finders={finders} />
      <Times {...props} />
      <Answers {...props} />
    </>
  )
}

function Audience({ form, finders }: Pick<TaskFieldsProps, 'form' | 'finders'>) {
  const { formatMessage } = useIntl()
  return (
    <FormSection title={formatMessage(editorMessages.who)}>
      <FormField form={form} name="units" label={formatMessage(editorMessages.units)}>
        {({ id, label, value, onChange, errorMessage }) => (
          <PickList
            id={id}
            label={label}
            value={value}
            onChange={onChange}
            errorMessage={errorMessage}
            find={finders.units}
            toItem={(option) => ({ ...option, withSubUnits: true })}
            renderExtra={(item, change) => (
              <Checkbox
                label={formatMessage(editorMessages.withSubUnits)}
                isSelected={item.withSubUnits}
                onChange={(withSubUnits) => change({ ...item, withSubUnits })}
              />
            )}
          />
        )}
      </FormField>
      <FormField form={form} name="people" label={formatMessage(editorMessages.people)}>
        {({ id, label, value, onChange, errorMessage }) => (
          <PickList
            id={id}
            label={label}
            value={value}
            onChange={onChange}
            errorMessage={errorMessage}
            find={finders.people}
            toItem={(option) => option}
          />
        )}
      </FormField>
    </FormSection>
  )
}

function Times({ form, pattern }: TaskFieldsProps) {
  const { formatMessage } = useIntl()
  const { lateRule } = useFormValues(form)
  return (
    <FormSection title={formatMessage(editorMessages.when)}>
      <FormField form={form} name="opensOn" label={formatMessage(editorMessages.opensOn)}>
        {(field) => <DateField {...field} pattern={pattern} />}
      </FormField>
      <FormField form={form} name="dueOn" label={formatMessage(editorMessages.dueOn)}>
        {(field) => <DateField {...field} pattern={pattern} description={formatMessage(editorMessages.dueHint)} />}
      </FormField>
      <FormField form={form} name="lateRule" label={formatMessage(editorMessages.lateRule)}>
        {({ value, onChange, ...field }) => (
          <RadioGroup
            {...field}
            items={lateRules.map((id) => ({ id, label: formatMessage(lateMessages[id]) }))}
            selectedKey={value}
            onSelectionChange={onChange}
          />
        )}
      </FormField>
      {lateRule === 'ALLOW_UNTIL' ? (
        <FormField form={form} name="lateOn" label={formatMessage(editorMessages.lateOn)}>
          {(field) => <DateField {...field} isRequired pattern={pattern} />}
        </FormField>
      ) : null}
    </FormSection>
  )
}

function Answers({ form, finders, isFixed }: TaskFieldsProps) {
  const { formatMessage } = useIntl()
  const values = useFormValues(form)
  const fixed = isFixed ? { disabledReason: formatMessage(editorMessages.fixed) } : {}
  return (
    <FormSection title={formatMessage(editorMessages.how)}>
      <FormField form={form} name="answerKinds" label={formatMessage(editorMessages.answerKinds)}>
        {({ value, onChange, ...field }) => (
          <CheckboxGroup
            {...field}
            {...fixed}
            items={answerKinds.map((id) => ({ id, label: formatMessage(kindMessages[id]) }))}
            selectedKeys={value}
            onSelectionChange={(ids) => onChange([...ids])}
          />
        )}
      </FormField>
      <FormField form={form} name="grading" label={formatMessage(editorMessages.grading)}>
        {({ value, onChange, ...field }) => (
          <RadioGroup
            {...field}
            {...fixed}
            items={gradings.map((id) => ({ id, label: formatMessage(gradingMessages[id]) }))}
            selectedKey={value}
            onSelectionChange={onChange}
          />
        )}
      </FormField>
      {values.grading === 'POINTS' ? (
        <>
          <FormField form={form} name="maxPoints" label={formatMessage(editorMessages.maxPoints)}>
            {(field) => <NumberField {...field} {...fixed} min={1} max={1000} isRequired />}
          </FormField>
          <FormField form={form} name="passPoints" label={formatMessage(editorMessages.passPoints)}>
            {(field) => <NumberField {...field} {...fixed} min={0} max={1000} isRequired />}
          </FormField>
        </>
      ) : null}
      <FormField form={form} name="resubmissions" label={formatMessage(editorMessages.resubmissions)}>
        {(field) => (
          <NumberField
            {...field}
            min={0}
            max={20}
            isRequired
            description={formatMessage(editorMessages.resubmissionsHint)}
          />
        )}
      </FormField>
      <FormField form={form} name="reviewedBy" label={formatMessage(editorMessages.reviewedBy)}>
        {({ value, onChange, ...field }) => (
          <RadioGroup
            {...field}
            items={reviewedBy.map((id) => ({ id, label: formatMessage(reviewedByMessages[id]) }))}
            selectedKey={value}
            onSelectionChange={onChange}
          />
        )}
      </FormField>
      {values.reviewedBy === 'NAMED' ? (
        <FormField form={form} name="reviewers" label={formatMessage(editorMessages.reviewers)}>
          {({ id, label, value, onChange, errorMessage }) => (
            <PickList
              id={id}
              label={label}
              value={value}
              onChange={onChange}
              errorMessage={errorMessage}
              isRequired
              description={formatMessage(editorMessages.reviewersHint)}
              find={finders.people}
              toItem={(option) => option}
            />
          )}
        </FormField>
      ) : null}
    </FormSection>
  )
}
