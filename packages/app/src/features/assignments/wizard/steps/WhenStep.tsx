import type { AssignmentScheduleInput } from '@somo/graphql/schema'
import { DateField } from '@somo/ui/DateField'
import { FormSection } from '@somo/ui/Form'
import { NumberField } from '@somo/ui/NumberField'
import { RadioGroup } from '@somo/ui/RadioGroup'
import { useIntl } from 'react-intl'
import * as z from 'zod/mini'
import { FormField } from '../../../../platform/form/FormField.tsx'
import type { Outcome } from '../../../../platform/form/isDone.ts'
import type { SomoFormState } from '../../../../platform/form/useSomoForm.ts'
import { useFormValues } from '../../../../platform/form/useFormValues.ts'
import type { OpenAssignment } from '../../drawer/useAssignment.ts'
import type { StepPlace } from '../wizardTypes.ts'
import { StepForm } from './StepForm.tsx'
import { ruleMessages, stepMessages, whenMessages } from './stepMessages.ts'
import { calendarLimits } from '../../calendarLimits.ts'
import { useStepForm } from './useStepForm.ts'

const dueRules = ['FIXED_DATE', 'AFTER_JOINING', 'AFTER_ASSIGNED', 'AFTER_ACTIVATION', 'NONE'] as const

const days = (least: number, most: number) => z.nullable(z.number().check(z.minimum(least), z.maximum(most)))
const day = z.nullable(z.string())

const schemaOf = (isMandatory: boolean) =>
  z
    .object({
      dueRule: z.enum(dueRules),
      dueOn: day,
      startsOn: day,
      dueDays: days(0, 3650),
      lateDays: days(1, 3650),
      graceDays: days(0, 365),
    })
    .check((context) => {
      const { dueRule, dueOn, dueDays, startsOn, graceDays } = context.value
      const refuse = (field: string, message: string): void =>
        void context.issues.push({ code: 'custom', message, path: [field], input: context.value })
      if (dueRule === 'NONE' && isMandatory) refuse('dueRule', 'DUE_NEEDED')
      if (dueRule === 'FIXED_DATE' && dueOn === null) refuse('dueOn', 'REQUIRED')
      if (dueRule === 'FIXED_DATE' && dueOn !== null && startsOn !== null && dueOn < startsOn)
        refuse('dueOn', 'WRONG_ORDER')
      if (dueRule.startsWith('AFTER_') && dueDays === null) refuse('dueDays', 'REQUIRED')
      if (graceDays === null) refuse('graceDays', 'REQUIRED')
    })
type Values = z.infer<ReturnType<typeof schemaOf>>

export interface WhenStepProps extends StepPlace {
  readonly assignment: OpenAssignment
  /** How the person writes dates. */
  readonly pattern: string
  readonly save: (input: AssignmentScheduleInput) => Promise<Outcome>
}

/** From when on, and until when. */
export function WhenStep({ assignment, pattern, save, ...place }: WhenStepProps) {
  const { formatMessage } = useIntl()
  const { isMandatory, dueRule, dueOn, dueDays, lateDays, startsOn, graceDays } = assignment
  const use = useStepForm<Values, Values>({
    step: 'when',
    schema: schemaOf(isMandatory),
    ...place,
    initial: {
      dueRule: dueRule === 'NONE' && isMandatory ? 'FIXED_DATE' : dueRule,
      dueOn,
      dueDays,
      lateDays,
      startsOn,
      graceDays,
    },
    texts: { WRONG_ORDER: whenMessages.dueBeforeStart, DUE_NEEDED: whenMessages.dueNeeded },
    save: (values) => save({ ...values, graceDays: values.graceDays ?? 0 }),
  })
  const { form } = use
  return (
    <StepForm step="when" use={use}>
      <FormSection>
        <FormField form={form} name="dueRule" label={formatMessage(whenMessages.dueRule)}>
          {({ value, onChange, ...field }) => (
            <RadioGroup
              {...field}
              items={dueRules.map((id) => ({ id, label: formatMessage(ruleMessages[id]) }))}
              selectedKey={value}
              onSelectionChange={onChange}
            />
          )}
        </FormField>
        <DueFields form={form} pattern={pattern} />
      </FormSection>
      <FormSection>
        <FormField form={form} name="startsOn" label={formatMessage(whenMessages.startsOn)}>
          {(field) => (
            <DateField
              {...field}
              {...calendarLimits()}
              pattern={pattern}
              description={formatMessage(whenMessages.startsOnHint)}
            />
          )}
        </FormField>
        <FormField form={form} name="graceDays" label={formatMessage(whenMessages.graceDays)}>
          {(field) => (
            <NumberField
              {...field}
              min={0}
              max={365}
              suffix={formatMessage(stepMessages.days)}
              description={formatMessage(whenMessages.graceDaysHint)}
            />
          )}
        </FormField>
      </FormSection>
    </StepForm>
  )
}

/** What the chosen rule needs. */
function DueFields({ form, pattern }: { readonly form: SomoFormState<Values>; readonly pattern: string }) {
  const { formatMessage } = useIntl()
  const { dueRule } = useFormValues(form)
  if (dueRule === 'NONE') return null
  const suffix = formatMessage(stepMessages.days)
  if (dueRule !== 'FIXED_DATE')
    return (
      <FormField
        form={form}
        name="dueDays"
        label={formatMessage(whenMessages.dueDays)}
        missing={formatMessage(whenMessages.dueDaysMissing)}
      >
        {(field) => <NumberField {...field} min={0} max={3650} suffix={suffix} isRequired />}
      </FormField>
    )
  return (
    <>
      <FormField
        form={form}
        name="dueOn"
        label={formatMessage(whenMessages.dueOn)}
        missing={formatMessage(whenMessages.dueOnMissing)}
      >
        {(field) => (
          <DateField
            {...field}
            {...calendarLimits()}
            pattern={pattern}
            isRequired
            description={formatMessage(whenMessages.dueOnHint)}
          />
        )}
      </FormField>
      <FormField form={form} name="lateDays" label={formatMessage(whenMessages.lateDays)}>
        {(field) => (
          <NumberField
            {...field}
            min={1}
            max={3650}
            suffix={suffix}
            description={formatMessage(whenMessages.lateDaysHint)}
          />
        )}
      </FormField>
    </>
  )
}
