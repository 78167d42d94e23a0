import { ComboBox } from '@somo/ui/ComboBox'
import { DateField } from '@somo/ui/DateField'
import { NumberField } from '@somo/ui/NumberField'
import { RadioGroup } from '@somo/ui/RadioGroup'
import { Select } from '@somo/ui/Select'
import { TextField } from '@somo/ui/TextField'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { isFound } from '../../platform/locale/sorting/findByText.ts'
import type { FormFieldProps } from '../../platform/form/FormField.tsx'
import { labelIn, type ShownField } from './customField.ts'
import { customFieldMessages } from './customFieldMessages.ts'

export interface CustomFieldControlProps {
  readonly definition: ShownField
  readonly field: FormFieldProps<string>
  /** How the person at the screen writes dates. */
  readonly pattern: string
}

/** More are searched than looked through. */
const mostShown = 20

/** The control that fits the kind of a custom field; its value is a text, '' for nothing. */
export function CustomFieldControl({ definition, field, pattern }: CustomFieldControlProps) {
  const { isRequired } = definition
  const { value, onChange, ...rest } = field
  switch (definition.kind) {
    case 'TEXT':
      return <TextField {...field} isRequired={isRequired} autoComplete="off" />
    case 'NUMBER':
      return <NumberControl field={field} isRequired={isRequired} />
    case 'DATE':
      return (
        <DateField
          {...rest}
          isRequired={isRequired}
          value={value === '' ? null : value}
          onChange={(day) => onChange(day ?? '')}
          pattern={pattern}
        />
      )
    case 'BOOLEAN':
      return <AnswerControl field={field} isRequired={isRequired} />
    case 'CHOICE':
      return definition.choices.length > mostShown ? (
        <FoundControl definition={definition} field={field} />
      ) : (
        <ChoiceControl definition={definition} field={field} />
      )
    default:
      return definition.kind satisfies never
  }
}

interface OwnProps {
  readonly field: FormFieldProps<string>
  readonly isRequired: boolean
}

function NumberControl({ field: { value, onChange, ...rest }, isRequired }: OwnProps) {
  const number = value === '' || Number.isNaN(Number(value)) ? null : Number(value)
  return (
    <NumberField
      {...rest}
      isRequired={isRequired}
      hasSteppers={false}
      value={number}
      onChange={(next) => onChange(next === null ? '' : String(next))}
    />
  )
}

const unset = 'unset'

function AnswerControl({ field: { value, onChange, ...rest }, isRequired }: OwnProps) {
  const { formatMessage } = useIntl()
  const answers = [
    { id: 'true', label: formatMessage(customFieldMessages.yes) },
    { id: 'false', label: formatMessage(customFieldMessages.no) },
    ...(isRequired ? [] : [{ id: unset, label: formatMessage(customFieldMessages.unset) }]),
  ]
  const nothing = isRequired ? null : unset
  return (
    <RadioGroup
      {...rest}
      isRequired={isRequired}
      orientation="horizontal"
      items={answers}
      selectedKey={value === '' ? nothing : value}
      onSelectionChange={(id) => onChange(id === unset ? '' : id)}
    />
  )
}

type ChoiceProps = Pick<CustomFieldControlProps, 'definition' | 'field'>

function ChoiceControl({ definition: { choices, isRequired }, field: { value, onChange, ...rest } }: ChoiceProps) {
  const { formatMessage, locale } = useIntl()
  // A choice may be called as the answer for none is: the sign before its key tells them apart.
  const items = choices.map(({ key, labels }) => ({ id: `=${key}`, label: labelIn(labels, locale) }))
  const nothing = isRequired ? null : unset
  return (
    <Select
      {...rest}
      isRequired={isRequired}
      items={isRequired ? items : [{ id: unset, label: formatMessage(customFieldMessages.unset) }, ...items]}
      selectedKey={value === '' ? nothing : `=${value}`}
      onSelectionChange={(id) => onChange(id === unset ? '' : id.slice(1))}
    />
  )
}

function FoundControl({ definition: { choices, isRequired }, field: { value, onChange, ...rest } }: ChoiceProps) {
  const { formatMessage, locale } = useIntl()
  const [query, setQuery] = useState('')
  const items = choices.map(({ key, labels }) => ({ id: key, label: labelIn(labels, locale) }))
  return (
    <ComboBox
      {...rest}
      isRequired={isRequired}
      items={items.filter(({ label }) => isFound([label], query))}
      selected={items.find(({ id }) => id === value) ?? null}
      onSelectionChange={(choice) => onChange(choice?.id ?? '')}
      onSearch={setQuery}
      emptyText={formatMessage(customFieldMessages.none, { query })}
    />
  )
}
