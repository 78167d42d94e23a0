import { Checkbox } from '@somo/ui/Checkbox'
import { FormSection } from '@somo/ui/Form'
import { TextField } from '@somo/ui/TextField'
import { useIntl, type IntlShape } from 'react-intl'
import * as z from 'zod/mini'
import { mediumKindMessages } from '../../../../domain/medium/mediumKindMessages.ts'
import type { AssignmentTarget } from '../../../../domain/navigation/assignmentTarget.ts'
import { UnitPicker } from '../../../../domain/unit/UnitPicker.tsx'
import { FormField } from '../../../../platform/form/FormField.tsx'
import type { Outcome } from '../../../../platform/form/isDone.ts'
import type { OpenAssignment } from '../../drawer/useAssignment.ts'
import type { StepFinders, StepPlace } from '../wizardTypes.ts'
import { PickList, type Picked } from '../../../../domain/ask/PickList.tsx'
import { StepForm } from './StepForm.tsx'
import { stepMessages, whatMessages } from './stepMessages.ts'
import { useStepForm } from './useStepForm.ts'
import { maxCharacters } from '../../../../platform/form/validation/textChecks.ts'

const unit = z.nullable(z.object({ id: z.string(), label: z.string() }))
const schema = z.object({
  targets: z.array(z.custom<Picked>()).check(z.minLength(1), z.maxLength(50)),
  title: z.string().check(z.trim(), z.minLength(1), maxCharacters(160)),
  isMandatory: z.boolean(),
  ownerUnit: unit,
})

/** What the step What holds. */
export type WhatValues = z.infer<typeof schema>

const empty: WhatValues = { targets: [], title: '', isMandatory: true, ownerUnit: null }

const beginWith = (target: AssignmentTarget | null): WhatValues =>
  target === null ? empty : { ...empty, targets: [target], title: target.label.slice(0, 160) }

const valuesOf = (
  { targets, title, isMandatory, ownerUnit }: OpenAssignment,
  { formatMessage, formatList }: IntlShape,
): WhatValues => ({
  title,
  isMandatory,
  ownerUnit: { id: ownerUnit.uuid, label: ownerUnit.name },
  targets: targets.map(({ medium, title: label, kind, state }) => ({
    id: medium,
    label,
    description: formatList(
      [
        formatMessage(mediumKindMessages[kind]),
        ...(state === 'PUBLISHED' ? [] : [formatMessage(whatMessages.unpublished)]),
      ],
      { type: 'unit', style: 'short' },
    ),
  })),
})

export interface WhatStepProps extends StepPlace {
  /** Null: a new assignment. */
  readonly assignment: OpenAssignment | null
  /** What a new assignment begins with. */
  readonly target?: AssignmentTarget | null
  readonly finders: StepFinders
  readonly save: (values: WhatValues) => Promise<Outcome>
}

/** What is learnt, and what the assignment is called. */
export function WhatStep({ assignment, target = null, finders, save, ...place }: WhatStepProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const use = useStepForm<WhatValues, WhatValues>({
    step: 'what',
    schema,
    save,
    ...place,
    initial: assignment === null ? beginWith(target) : valuesOf(assignment, intl),
  })
  const { form } = use
  return (
    <StepForm step="what" use={use}>
      <FormSection>
        <FormField
          form={form}
          name="targets"
          label={formatMessage(whatMessages.targets)}
          missing={formatMessage(whatMessages.targetsMissing)}
        >
          {({ id, label, value, onChange, errorMessage }) => (
            <PickList
              id={id}
              label={label}
              value={value}
              errorMessage={errorMessage}
              description={formatMessage(whatMessages.targetsHint)}
              isRequired
              find={finders.targets}
              toItem={(option) => option}
              onChange={(targets) => {
                const [first] = targets
                if (first !== undefined && form.store.getValues('title').trim() === '')
                  form.put('title', first.label.slice(0, 160))
                onChange(targets)
              }}
            />
          )}
        </FormField>
        <FormField
          form={form}
          name="title"
          label={formatMessage(whatMessages.title)}
          missing={formatMessage(whatMessages.titleMissing)}
        >
          {(field) => <TextField {...field} isRequired autoComplete="off" />}
        </FormField>
      </FormSection>
      <FormSection>
        <FormField form={form} name="isMandatory" label={formatMessage(whatMessages.isMandatory)}>
          {({ value, ...field }) => (
            <Checkbox {...field} isSelected={value} description={formatMessage(whatMessages.isMandatoryHint)} />
          )}
        </FormField>
        <FormField
          form={form}
          name="ownerUnit"
          label={formatMessage(whatMessages.ownerUnit)}
          missing={formatMessage(stepMessages.unitMissing)}
        >
          {({ value, name: _, onBlur: __, ...field }) => (
            <UnitPicker
              {...field}
              find={finders.units}
              selected={value}
              description={formatMessage(assignment === null ? whatMessages.ownerUnitNew : whatMessages.ownerUnitHint)}
            />
          )}
        </FormField>
      </FormSection>
    </StepForm>
  )
}
