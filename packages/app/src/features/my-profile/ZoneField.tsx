import { ComboBox } from '@somo/ui/ComboBox'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { FormField } from '../../platform/form/FormField.tsx'
import type { SomoFormState } from '../../platform/form/useSomoForm.ts'
import type { languageFields } from './fields.ts'
import type { LanguageSurroundings } from './LanguageTab.tsx'
import type { Texts } from './merge.ts'
import { messages } from './messages.ts'
import { findZones, zoneLabel } from './zones.ts'

/** So many are drawn at once; the next come at the end of the list. */
const step = 40

export interface ZoneFieldProps {
  readonly form: SomoFormState<Texts<(typeof languageFields)[number]>>
  readonly isLocked: boolean
  readonly surroundings: LanguageSurroundings
}

/** The time zone, found by city, by its name in the language at hand or by its offset; empty for the device's own. */
export function ZoneField({ form, isLocked, surroundings: { now, locale, deviceZone } }: ZoneFieldProps) {
  const { formatMessage } = useIntl()
  const [search, setSearch] = useState<{ readonly query: string; readonly shown: number } | null>(null)
  // Names and offsets of all zones are worked out when somebody looks for one.
  const found = search === null ? [] : findZones(search.query, locale, now)
  const hint = formatMessage(messages.timeZoneHint, { zone: zoneLabel(deviceZone) })
  return (
    <FormField form={form} name="timeZone" label={formatMessage(messages.timeZone)}>
      {({ value, onChange, ...field }) => (
        <ComboBox
          {...field}
          items={found.slice(0, search?.shown ?? step)}
          selected={value === '' ? null : { id: value, label: zoneLabel(value) }}
          onSelectionChange={(zone) => onChange(zone?.id ?? '')}
          onSearch={(query) => setSearch({ query, shown: step })}
          hasMore={search !== null && found.length > search.shown}
          onLoadMore={() => setSearch((last) => last && { ...last, shown: last.shown + step })}
          emptyText={formatMessage(messages.timeZoneNone, { query: search?.query ?? '' })}
          isReadOnly={isLocked}
          description={isLocked ? formatMessage(messages.kept) : hint}
        />
      )}
    </FormField>
  )
}
