import { Checkbox } from '@somo/ui/Checkbox'
import { ComboBox, useAsyncOptions } from '@somo/ui/ComboBox'
import { FormSection } from '@somo/ui/Form'
import { MultiSelect } from '@somo/ui/MultiSelect'
import { RadioGroup } from '@somo/ui/RadioGroup'
import { Stack } from '@somo/ui/Stack'
import { TagGroup } from '@somo/ui/TagGroup'
import { useIntl } from 'react-intl'
import { stateMessages } from '../../../domain/learning/learningMessages.ts'
import { UnitPicker } from '../../../domain/unit/UnitPicker.tsx'
import { personFinderMessages } from '../../../domain/user/usePersonFinder.ts'
import { FormField, type FormFieldProps } from '../../../platform/form/FormField.tsx'
import type { SomoFormState } from '../../../platform/form/useSomoForm.ts'
import { listStates, targetKinds, type ComposeValues, type TargetKind } from './composeForm.ts'
import { sentMessages } from './sentMessages.ts'
import type { ComposeData } from './sentTypes.ts'

export interface RecipientFieldsProps extends Pick<ComposeData, 'findPeople' | 'findUnits'> {
  readonly form: SomoFormState<ComposeValues>
  readonly kind: TargetKind
}

/** Whom a message goes to. */
export function RecipientFields({ form, kind, findPeople, findUnits }: RecipientFieldsProps) {
  const { formatMessage } = useIntl()
  return (
    <FormSection title={formatMessage(sentMessages.to)}>
      <FormField form={form} name="kind" label={formatMessage(sentMessages.kind)}>
        {({ value, onChange, ...field }) => (
          <RadioGroup
            {...field}
            selectedKey={value}
            onSelectionChange={onChange}
            items={targetKinds.map((id) => ({
              id,
              label: formatMessage(id === 'list' ? sentMessages.kindList : sentMessages.kindPeople),
            }))}
          />
        )}
      </FormField>
      {kind === 'people' ? (
        <FormField form={form} name="people" label={formatMessage(sentMessages.addPerson)}>
          {(field) => <PeopleField {...field} find={findPeople} />}
        </FormField>
      ) : (
        <ListFields form={form} findUnits={findUnits} />
      )}
    </FormSection>
  )
}

function ListFields({ form, findUnits }: Pick<RecipientFieldsProps, 'form' | 'findUnits'>) {
  const { formatMessage } = useIntl()
  return (
    <>
      <FormField form={form} name="unit" label={formatMessage(sentMessages.unit)}>
        {({ value, onChange, ...field }) => (
          <UnitPicker {...field} find={findUnits} selected={value} isRequired onChange={onChange} />
        )}
      </FormField>
      <FormField form={form} name="withSubunits" label={formatMessage(sentMessages.withSubunits)}>
        {({ value, ...field }) => <Checkbox {...field} isSelected={value} />}
      </FormField>
      <FormField form={form} name="states" label={formatMessage(sentMessages.states)}>
        {({ value, onChange, ...field }) => (
          <MultiSelect
            {...field}
            items={listStates.map((id) => ({ id, label: formatMessage(stateMessages[id]) }))}
            selectedKeys={new Set(value)}
            onSelectionChange={(keys) => onChange([...keys])}
            placeholder={formatMessage(sentMessages.anyState)}
            description={formatMessage(sentMessages.statesHint)}
          />
        )}
      </FormField>
    </>
  )
}

interface PeopleFieldProps extends FormFieldProps<ComposeValues['people']> {
  readonly find: ComposeData['findPeople']
}

function PeopleField({ id, label, value, onChange, errorMessage, find }: PeopleFieldProps) {
  const { formatMessage } = useIntl()
  const { items, isLoading, hasFailed, search } = useAsyncOptions(find)
  return (
    <Stack space={12}>
      {value.length === 0 ? null : (
        <TagGroup
          label={formatMessage(sentMessages.chosenPeople)}
          items={[...value]}
          onRemove={(gone) => onChange(value.filter((person) => person.id !== gone))}
        />
      )}
      <ComboBox
        key={value.length}
        id={id}
        label={label}
        errorMessage={errorMessage}
        items={items}
        isLoading={isLoading}
        isRequired
        selected={null}
        loadError={hasFailed ? formatMessage(personFinderMessages.failed) : undefined}
        onSearch={search}
        onSelectionChange={(person) => {
          if (person !== null && !value.some((other) => other.id === person.id))
            onChange([...value, { id: person.id, label: person.label }])
        }}
      />
    </Stack>
  )
}
