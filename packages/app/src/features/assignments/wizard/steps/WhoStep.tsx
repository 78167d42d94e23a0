import type { AssignmentAudienceInput } from '@somo/graphql/schema'
import { Checkbox } from '@somo/ui/Checkbox'
import { FormSection } from '@somo/ui/Form'
import { useIntl, type IntlShape } from 'react-intl'
import * as z from 'zod/mini'
import { FormField } from '../../../../platform/form/FormField.tsx'
import type { Outcome } from '../../../../platform/form/isDone.ts'
import type { SomoFormState } from '../../../../platform/form/useSomoForm.ts'
import type { OpenAssignment } from '../../drawer/useAssignment.ts'
import type { StepFinders, StepPlace } from '../wizardTypes.ts'
import { PickList, type Picked } from '../../../../domain/ask/PickList.tsx'
import { StepForm } from './StepForm.tsx'
import { stepMessages, whoMessages } from './stepMessages.ts'
import { useStepForm } from './useStepForm.ts'

interface PickedUnit extends Picked {
  readonly withSubUnits: boolean
}

const units = z.array(z.custom<PickedUnit>()).check(z.maxLength(200))
const people = z.array(z.custom<Picked>()).check(z.maxLength(1000))
const schema = z
  .object({ units, people, excludedUnits: units, excludedPeople: people })
  .check(z.refine((values) => values.units.length + values.people.length > 0, { error: 'NOBODY', path: ['units'] }))
type Values = z.infer<typeof schema>

function valuesOf({ units: named, people: persons }: OpenAssignment, { formatMessage }: IntlShape): Values {
  const unitsOf = (isExcluded: boolean): PickedUnit[] =>
    named
      .filter((one) => one.isExcluded === isExcluded)
      .map(({ unit, withSubUnits, people: count }) => ({
        id: unit.uuid,
        label: unit.name,
        withSubUnits,
        description: formatMessage(whoMessages.peopleIn, { count }),
      }))
  const peopleOf = (isExcluded: boolean): Picked[] =>
    persons
      .filter((one) => one.isExcluded === isExcluded)
      .map(({ person }) => ({ id: person.uuid, label: person.name }))
  return {
    units: unitsOf(false),
    people: peopleOf(false),
    excludedUnits: unitsOf(true),
    excludedPeople: peopleOf(true),
  }
}

function inputOf({ units: included, people: persons, excludedUnits, excludedPeople }: Values): AssignmentAudienceInput {
  const unit = (isExcluded: boolean) => (one: PickedUnit) => ({
    unit: one.id,
    withSubUnits: one.withSubUnits,
    isExcluded,
  })
  const person = (isExcluded: boolean) => (one: Picked) => ({ person: one.id, isExcluded })
  return {
    units: [...included.map(unit(false)), ...excludedUnits.map(unit(true))],
    people: [...persons.map(person(false)), ...excludedPeople.map(person(true))],
  }
}

/** The server counts excluded entries after the others; each error goes to the field it is in. */
function placeAudienceErrors(answer: Outcome, values: Pick<Values, 'units' | 'people'>): Outcome {
  const fields = { units: 'excludedUnits', people: 'excludedPeople' } as const
  return {
    ...answer,
    userErrors: answer.userErrors.map((error) => {
      const [field, index] = error.path ?? []
      if (field !== 'units' && field !== 'people') return error
      const isIncluded = index === undefined || Number(index) < values[field].length
      return { ...error, path: [isIncluded ? field : fields[field]] }
    }),
  }
}

export interface WhoStepProps extends StepPlace {
  readonly assignment: OpenAssignment
  readonly finders: Pick<StepFinders, 'units' | 'people'>
  readonly save: (input: AssignmentAudienceInput) => Promise<Outcome>
}

/** Who gets it: units and people, and who does not. */
export function WhoStep({ assignment, finders, save, ...place }: WhoStepProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const use = useStepForm<Values, Values>({
    step: 'who',
    schema,
    ...place,
    initial: valuesOf(assignment, intl),
    texts: { NOBODY: whoMessages.nobody, OUT_OF_SCOPE: whoMessages.outOfScope },
    save: async (values) => placeAudienceErrors(await save(inputOf(values)), values),
  })
  const { form } = use
  return (
    <StepForm step="who" use={use}>
      <FormSection title={formatMessage(whoMessages.included)}>
        <Units form={form} name="units" find={finders.units} />
        <People form={form} name="people" find={finders.people} />
      </FormSection>
      <FormSection title={formatMessage(whoMessages.excluded)}>
        <Units form={form} name="excludedUnits" find={finders.units} />
        <People form={form} name="excludedPeople" find={finders.people} />
      </FormSection>
    </StepForm>
  )
}

interface FieldProps<Name, Find> {
  readonly form: SomoFormState<Values>
  readonly name: Name
  readonly find: Find
}

function Units({ form, name, find }: FieldProps<'units' | 'excludedUnits', StepFinders['units']>) {
  const { formatMessage } = useIntl()
  return (
    <FormField form={form} name={name} label={formatMessage(whoMessages[name])}>
      {({ id, label, value, onChange, errorMessage }) => (
        <PickList
          id={id}
          label={label}
          value={value}
          onChange={onChange}
          errorMessage={errorMessage}
          find={find}
          {...(name === 'units' ? { description: formatMessage(whoMessages.unitsHint) } : {})}
          toItem={(option) => ({ ...option, withSubUnits: true })}
          renderExtra={(item, change) => (
            <Checkbox
              label={formatMessage(stepMessages.withSubUnits)}
              isSelected={item.withSubUnits}
              onChange={(withSubUnits) => change({ ...item, withSubUnits, description: undefined })}
            />
          )}
        />
      )}
    </FormField>
  )
}

function People({ form, name, find }: FieldProps<'people' | 'excludedPeople', StepFinders['people']>) {
  const { formatMessage } = useIntl()
  return (
    <FormField form={form} name={name} label={formatMessage(whoMessages[name])}>
      {({ id, label, value, onChange, errorMessage }) => (
        <PickList
          id={id}
          label={label}
          value={value}
          onChange={onChange}
          errorMessage={errorMessage}
          find={find}
          toItem={(option) => option}
        />
      )}
    </FormField>
  )
}
