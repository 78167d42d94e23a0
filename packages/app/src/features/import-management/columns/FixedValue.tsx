import type { ImportKind } from '@somo/graphql/schema'
import { DateField } from '@somo/ui/DateField'
import { Select } from '@somo/ui/Select'
import { TextField } from '@somo/ui/TextField'
import { useCallback, useState } from 'react'
import { useIntl } from 'react-intl'
import { languageName } from '../../../domain/language/languageName.ts'
import { UnitPicker } from '../../../domain/unit/UnitPicker.tsx'
import type { FindUnits } from '../../../domain/unit/useUnitFinder.ts'
import { customId, type FieldId } from '../fieldId.ts'
import type { FieldRule } from '../importTypes.ts'
import { fixedMessages } from './fixedMessages.ts'

/** What controls of such values stand on. */
export interface FixedValueContext {
  readonly kind: ImportKind
  readonly fields: readonly FieldRule[]
  /** Finds units; the options' ids are keys. */
  readonly findKey: FindUnits
  /** How the person writes dates. */
  readonly pattern: string
}

export interface FixedValueProps extends FixedValueContext {
  /** Of which field; null as long as none is chosen. */
  readonly id: FieldId | null
  /** Written as in a cell of the file; '' for none. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly label: string
  readonly description?: string
  readonly errorMessage?: string
  /** Whoever asked for the field goes on in it. */
  readonly takesFocus?: boolean
}

type Control = 'unit' | 'language' | 'day' | 'text'

const isoDay = /^\d{4}-\d\d-\d\d$/

/** A day that was typed as the file writes days, or kept from before, stays text: nothing guesses which day it is. */
function controlOf(id: FieldId | null, fields: readonly FieldRule[], value: string): Control {
  if (id === 'UNIT_KEY' || id === 'PARENT_KEY') return 'unit'
  if (id === 'LOCALE') return 'language'
  const isDay =
    id === 'STARTS_ON' ||
    id === 'DEACTIVATE_ON' ||
    id === 'FROM' ||
    id === 'UNTIL' ||
    fields.some(({ custom }) => custom?.kind === 'DATE' && customId(custom.key) === id)
  return isDay && (value === '' || isoDay.test(value)) ? 'day' : 'text'
}

/** A value beside the file: chosen where there is something to choose from, else typed as in a cell. */
export function FixedValue(props: FixedValueProps) {
  const { id, fields, value } = props
  switch (controlOf(id, fields, value)) {
    case 'unit':
      return <UnitValue {...props} />
    case 'language':
      return <LanguageValue {...props} />
    case 'day':
      return <DayValue {...props} />
    default:
      return <TextValue {...props} />
  }
}

const frameOf = ({ label, description, errorMessage }: FixedValueProps) => ({
  label,
  ...(description === undefined ? {} : { description }),
  ...(errorMessage === undefined ? {} : { errorMessage }),
})

/** Focus comes by the field's own ref, once. */
const takeFocus = (input: HTMLElement | null): void => input?.focus()

function TextValue(props: FixedValueProps) {
  const { value, onChange, takesFocus = false } = props
  return (
    <TextField
      {...frameOf(props)}
      value={value}
      onChange={onChange}
      autoComplete="off"
      {...(takesFocus ? { ref: takeFocus } : {})}
    />
  )
}

function DayValue(props: FixedValueProps) {
  const { value, onChange, pattern, takesFocus = false } = props
  return (
    <DateField
      {...frameOf(props)}
      pattern={pattern}
      value={value === '' ? null : value}
      onChange={(day) => onChange(day ?? '')}
      {...(takesFocus ? { ref: takeFocus } : {})}
    />
  )
}

const languages = ['en', 'de', 'sw'] as const

/** What was typed otherwise, such as "Deutsch", can stay: the server knows it too. */
function LanguageValue(props: FixedValueProps) {
  const { value, onChange, takesFocus = false } = props
  const { locale } = useIntl()
  const items = languages.map((id) => ({ id: String(id), label: languageName(id, locale) }))
  const isOther = value !== '' && !items.some(({ id }) => id === value)
  return (
    <Select
      {...frameOf(props)}
      items={isOther ? [...items, { id: value, label: value }] : items}
      selectedKey={value === '' ? null : value}
      onSelectionChange={onChange}
      autoFocus={takesFocus}
    />
  )
}

/** One unit by its key. A unit that the file itself brings is not there yet: its key can be taken as it was typed. */
function UnitValue(props: FixedValueProps) {
  const { kind, value, onChange, findKey } = props
  const { formatMessage } = useIntl()
  const [chosen, choose] = useState<{ readonly id: string; readonly label: string } | null>(null)
  const find = useCallback<FindUnits>(
    async (text) => {
      const found = await findKey(text)
      const typed = text.trim().toLowerCase()
      const isNew = kind === 'UNITS' && typed !== '' && !found.some(({ id }) => id.toLowerCase() === typed)
      return isNew
        ? [...found, { id: typed, label: typed, description: formatMessage(fixedMessages.unitOfFile) }]
        : found
    },
    [findKey, kind, formatMessage],
  )
  return (
    <UnitPicker
      {...frameOf(props)}
      find={find}
      selected={value === '' ? null : chosen?.id === value ? chosen : { id: value, label: value }}
      onChange={(unit) => {
        choose(unit)
        onChange(unit?.id ?? '')
      }}
    />
  )
}
