import type { AssignmentRenewalInput } from '@somo/graphql/schema'
import { Button } from '@somo/ui/Button'
import { DateField } from '@somo/ui/DateField'
import { FormSection } from '@somo/ui/Form'
import { Inline } from '@somo/ui/Inline'
import { NumberField } from '@somo/ui/NumberField'
import { RadioGroup } from '@somo/ui/RadioGroup'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod/mini'
import { FormField } from '../../../../platform/form/FormField.tsx'
import type { Outcome } from '../../../../platform/form/isDone.ts'
import type { SomoFormState } from '../../../../platform/form/useSomoForm.ts'
import { useFormValues, useIsChanged } from '../../../../platform/form/useFormValues.ts'
import type { OpenAssignment } from '../../drawer/useAssignment.ts'
import type { StepPlace } from '../wizardTypes.ts'
import { StepForm } from './StepForm.tsx'
import { oftenMessages, oftenRules } from './repeatMessages.ts'
import { stepMessages } from './stepMessages.ts'
import { calendarLimits } from '../../calendarLimits.ts'
import { useStepForm } from './useStepForm.ts'

const renewals = ['NONE', 'FROM_COMPLETION', 'FROM_EXPIRY', 'FIXED_DAY'] as const

const count = (least: number, most: number) => z.nullable(z.number().check(z.minimum(least), z.maximum(most)))
const schema = z
  .object({
    renewal: z.enum(renewals),
    fixedFrom: z.nullable(z.string()),
    everyMonths: count(1, 120),
    windowDays: count(0, 365),
    minimumDays: count(0, 3650),
    earlierDays: count(0, 3650),
  })
  .check((context) => {
    const { renewal, everyMonths, fixedFrom, windowDays, minimumDays } = context.value
    const refuse = (field: string, message: string): void =>
      void context.issues.push({ code: 'custom', message, path: [field], input: context.value })
    if (renewal === 'NONE') return
    if (everyMonths === null) refuse('everyMonths', 'REQUIRED')
    if (windowDays === null) refuse('windowDays', 'REQUIRED')
    if (renewal !== 'FIXED_DAY') return
    if (fixedFrom === null) refuse('fixedFrom', 'REQUIRED')
    if (minimumDays === null) refuse('minimumDays', 'REQUIRED')
    else if (minimumDays < (windowDays ?? 0)) refuse('minimumDays', 'MINIMUM_ORDER')
  })
type Values = z.infer<typeof schema>

const inputOf = ({ windowDays, minimumDays, ...values }: Values): AssignmentRenewalInput => ({
  ...values,
  windowDays: values.renewal === 'NONE' ? 0 : (windowDays ?? 0),
  minimumDays: values.renewal === 'FIXED_DAY' ? (minimumDays ?? 0) : 0,
})

/** What a renewal is offered with at first. */
const usual = { everyMonths: 12, windowDays: 30, minimumDays: 30 }

const valuesOf = ({
  renewal,
  everyMonths,
  fixedFrom,
  windowDays,
  minimumDays,
  earlierDays,
}: OpenAssignment): Values => ({
  renewal,
  fixedFrom,
  earlierDays,
  ...(renewal === 'NONE' ? usual : { everyMonths, windowDays }),
  minimumDays: renewal === 'FIXED_DAY' ? minimumDays : usual.minimumDays,
})

/** Both orders are refused with one code; the field tells which is meant. */
const nameOrders = (answer: Outcome): Outcome => ({
  ...answer,
  userErrors: answer.userErrors.map((error) =>
    error.code === 'WRONG_ORDER' && error.path?.[0] === 'minimumDays' ? { ...error, code: 'MINIMUM_ORDER' } : error,
  ),
})

export interface OftenStepProps extends StepPlace {
  readonly assignment: OpenAssignment
  readonly pattern: string
  readonly save: (input: AssignmentRenewalInput) => Promise<Outcome>
  /** The next due dates as the draft was saved last. */
  readonly examples: ReactNode
}

/** Once, or again and again. */
export function OftenStep({ assignment, pattern, save, examples, ...place }: OftenStepProps) {
  const { formatMessage } = useIntl()
  const use = useStepForm<Values, Values>({
    step: 'often',
    schema,
    ...place,
    initial: valuesOf(assignment),
    texts: { WRONG_ORDER: oftenMessages.windowOrder, MINIMUM_ORDER: oftenMessages.minimumOrder },
    save: async (values) => nameOrders(await save(inputOf(values))),
  })
  const { form, go } = use
  return (
    <StepForm step="often" use={use}>
      <FormSection>
        <FormField form={form} name="renewal" label={formatMessage(oftenMessages.renewal)}>
          {({ value, onChange, ...field }) => (
            <RadioGroup
              {...field}
              items={renewals.map((id) => ({ id, label: formatMessage(oftenRules[id]) }))}
              selectedKey={value}
              onSelectionChange={onChange}
            />
          )}
        </FormField>
        <RenewalFields form={form} pattern={pattern} />
      </FormSection>
      <FormSection>
        <FormField form={form} name="earlierDays" label={formatMessage(oftenMessages.earlierDays)}>
          {(field) => (
            <NumberField
              {...field}
              min={0}
              max={3650}
              suffix={formatMessage(stepMessages.days)}
              description={formatMessage(oftenMessages.earlierDaysHint)}
            />
          )}
        </FormField>
      </FormSection>
      <FormSection title={formatMessage(oftenMessages.examples)}>
        <Examples form={form} onShow={() => go('often')}>
          {examples}
        </Examples>
      </FormSection>
    </StepForm>
  )
}

interface ExamplesProps {
  readonly form: SomoFormState<Values, Values>
  readonly onShow: () => void
  readonly children: ReactNode
}

/** What is shown is what was saved; what was changed since is saved first. */
function Examples({ form, onShow, children }: ExamplesProps) {
  const { formatMessage } = useIntl()
  if (!useIsChanged(form)) return children
  return (
    <Inline>
      <Button writes onPress={onShow}>
        {formatMessage(oftenMessages.showExamples)}
      </Button>
    </Inline>
  )
}

function RenewalFields({ form, pattern }: { readonly form: SomoFormState<Values, Values>; readonly pattern: string }) {
  const { formatMessage } = useIntl()
  const { renewal } = useFormValues(form)
  if (renewal === 'NONE') return null
  const days = formatMessage(stepMessages.days)
  return (
    <>
      <FormField form={form} name="everyMonths" label={formatMessage(oftenMessages.everyMonths)}>
        {(field) => (
          <NumberField
            {...field}
            min={1}
            max={120}
            suffix={formatMessage(stepMessages.months)}
            description={formatMessage(oftenMessages.everyMonthsHint)}
            isRequired
          />
        )}
      </FormField>
      {renewal === 'FIXED_DAY' ? (
        <>
          <FormField
            form={form}
            name="fixedFrom"
            label={formatMessage(oftenMessages.fixedFrom)}
            missing={formatMessage(oftenMessages.fixedFromMissing)}
          >
            {(field) => <DateField {...field} {...calendarLimits()} pattern={pattern} isRequired />}
          </FormField>
          <FormField form={form} name="minimumDays" label={formatMessage(oftenMessages.minimumDays)}>
            {(field) => (
              <NumberField
                {...field}
                min={0}
                max={3650}
                suffix={days}
                description={formatMessage(oftenMessages.minimumDaysHint)}
                isRequired
              />
            )}
          </FormField>
        </>
      ) : null}
      <FormField form={form} name="windowDays" label={formatMessage(oftenMessages.windowDays)}>
        {(field) => (
          <NumberField
            {...field}
            min={0}
            max={365}
            suffix={days}
            description={formatMessage(oftenMessages.windowDaysHint)}
            isRequired
          />
        )}
      </FormField>
    </>
  )
}
