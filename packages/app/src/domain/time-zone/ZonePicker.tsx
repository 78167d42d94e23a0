import { ComboBox } from '@somo/ui/ComboBox'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { FormFieldProps } from '../../platform/form/FormField.tsx'
import { messages } from './messages.ts'
import { findZones, zoneLabel } from './zones.ts'

/** So many are drawn at once; the next come at the end of the list. */
const step = 40

export interface ZonePickerProps {
  /** Its value is an IANA name, '' for none. */
  readonly field: FormFieldProps<string>
  readonly description: string
  readonly isReadOnly?: boolean
  /** The language that zones are named in, and the moment their offsets are of. */
  readonly locale: string
  readonly now: Date
}

/** A time zone, found by city, by its name in the language at hand or by its offset. */
export function ZonePicker({
  field: { value, onChange, ...field },
  description,
  isReadOnly = false,
  locale,
  now,
}: ZonePickerProps) {
  const { formatMessage } = useIntl()
  const [search, setSearch] = useState<{ readonly query: string; readonly shown: number } | null>(null)
  // Names and offsets of all zones are worked out when somebody looks for one.
  const found = search === null ? [] : findZones(search.query, locale, now)
  return (
    <ComboBox
      {...field}
      items={found.slice(0, search?.shown ?? step)}
      selected={value === '' ? null : { id: value, label: zoneLabel(value) }}
      onSelectionChange={(zone) => onChange(zone?.id ?? '')}
      onSearch={(query) => setSearch({ query, shown: step })}
      hasMore={search !== null && found.length > search.shown}
      onLoadMore={() => setSearch((last) => last && { ...last, shown: last.shown + step })}
      emptyText={formatMessage(messages.none, { query: search?.query ?? '' })}
      isReadOnly={isReadOnly}
      description={description}
    />
  )
}
