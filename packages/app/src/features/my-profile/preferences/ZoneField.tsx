import { useIntl } from 'react-intl'
import { ZonePicker } from '../../../domain/time-zone/ZonePicker.tsx'
import { zoneLabel } from '../../../domain/time-zone/zones.ts'
import { FormField } from '../../../platform/form/FormField.tsx'
import type { SomoFormState } from '../../../platform/form/useSomoForm.ts'
import type { languageFields } from '../fields.ts'
import type { LanguageSurroundings } from './languageTypes.ts'
import type { Texts } from '../../../platform/form/merge/merge.ts'
import { messages } from '../messages.ts'

export interface ZoneFieldProps {
  readonly form: SomoFormState<Texts<(typeof languageFields)[number]>>
  readonly isLocked: boolean
  readonly surroundings: LanguageSurroundings
}

/** The person's time zone; empty for the device's own. */
export function ZoneField({ form, isLocked, surroundings: { now, locale, deviceZone } }: ZoneFieldProps) {
  const { formatMessage } = useIntl()
  const hint = formatMessage(messages.timeZoneHint, { zone: zoneLabel(deviceZone) })
  return (
    <FormField form={form} name="timeZone" label={formatMessage(messages.timeZone)}>
      {(field) => (
        <ZonePicker
          field={field}
          description={isLocked ? formatMessage(messages.kept) : hint}
          isReadOnly={isLocked}
          locale={locale}
          now={now}
        />
      )}
    </FormField>
  )
}
