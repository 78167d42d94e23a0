import type { AssignmentMessagesInput } from '@somo/graphql/schema'
import { Checkbox } from '@somo/ui/Checkbox'
import { CheckboxGroup } from '@somo/ui/CheckboxGroup'
import { FormSection } from '@somo/ui/Form'
import { NumberField } from '@somo/ui/NumberField'
import { useIntl } from 'react-intl'
import * as z from 'zod/mini'
import { FormField } from '../../../../platform/form/FormField.tsx'
import type { Outcome } from '../../../../platform/form/isDone.ts'
import type { OpenAssignment } from '../../drawer/useAssignment.ts'
import type { StepPlace } from '../wizardTypes.ts'
import { StepForm } from './StepForm.tsx'
import { sendMessages } from './repeatMessages.ts'
import { stepMessages } from './stepMessages.ts'
import { useStepForm } from './useStepForm.ts'

/** The days that are offered; others that are set stay. */
const usualDays = [60, 30, 14, 7, 3, 1, 0] as const

const schema = z.object({
  isAnnounced: z.boolean(),
  isListSentToManagers: z.boolean(),
  reminderDays: z.array(z.string()).check(z.maxLength(5)),
  overdueEveryDays: z.nullable(z.number().check(z.minimum(1), z.maximum(90))),
})
type Values = z.infer<typeof schema>

export interface MessagesStepProps extends StepPlace {
  readonly assignment: OpenAssignment
  readonly save: (input: AssignmentMessagesInput) => Promise<Outcome>
}

/** Who is told what, and when. */
export function MessagesStep({ assignment, save, ...place }: MessagesStepProps) {
  const { formatMessage } = useIntl()
  const { isAnnounced, reminderDays, overdueEveryDays, isListSentToManagers } = assignment
  const offered = [...new Set([...usualDays, ...reminderDays])].toSorted((one, other) => other - one)
  const use = useStepForm<Values, Values>({
    step: 'messages',
    schema,
    ...place,
    initial: { isAnnounced, overdueEveryDays, isListSentToManagers, reminderDays: reminderDays.map(String) },
    save: (values) => save({ ...values, reminderDays: values.reminderDays.map(Number) }),
  })
  const { form } = use
  return (
    <StepForm step="messages" use={use}>
      <FormSection>
        <FormField form={form} name="isAnnounced" label={formatMessage(sendMessages.isAnnounced)}>
          {({ value, ...field }) => <Checkbox {...field} isSelected={value} />}
        </FormField>
        <FormField form={form} name="reminderDays" label={formatMessage(sendMessages.reminderDays)}>
          {({ value, onChange, ...field }) => (
            <CheckboxGroup
              {...field}
              items={offered.map((days) => ({ id: String(days), label: formatMessage(sendMessages.before, { days }) }))}
              selectedKeys={value}
              onSelectionChange={(chosen) => onChange([...chosen])}
              description={formatMessage(sendMessages.reminderDaysHint)}
            />
          )}
        </FormField>
      </FormSection>
      <FormSection>
        <FormField form={form} name="overdueEveryDays" label={formatMessage(sendMessages.overdueEveryDays)}>
          {(field) => (
            <NumberField
              {...field}
              min={1}
              max={90}
              suffix={formatMessage(stepMessages.days)}
              description={formatMessage(sendMessages.overdueEveryDaysHint)}
            />
          )}
        </FormField>
        <FormField form={form} name="isListSentToManagers" label={formatMessage(sendMessages.isListSent)}>
          {({ value, ...field }) => (
            <Checkbox {...field} isSelected={value} description={formatMessage(sendMessages.isListSentHint)} />
          )}
        </FormField>
      </FormSection>
    </StepForm>
  )
}
