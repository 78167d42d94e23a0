import { FormSection } from '@somo/ui/Form'
import type { RadioGroupProps } from '@somo/ui/RadioGroup'
import { useIntl } from 'react-intl'
import { FormField } from '../../../platform/form/FormField.tsx'
import { useField } from '../../../platform/form/useField.ts'
import { nativeNames } from '../../../platform/locale/locales.ts'
import { ByHandNotice } from '../personal/ByHandNotice.tsx'
import { Choice } from './Choice.tsx'
import { errorTexts } from '../errorTexts.ts'
import { fieldLabels, isLocked, languageFields } from '../fields.ts'
import { dateFormats, example, timeFormats } from './formats.ts'
import { FormatPreview } from './FormatPreview.tsx'
import { messages } from '../messages.ts'
import type { ChangeProfile, PatchField, Profile } from '../profileTypes.ts'
import { languageSchema } from '../schemas.ts'
import { TabForm } from '../TabForm.tsx'
import { useProfileForm, type ProfileFormOptions } from '../useProfileForm.ts'
import { ZoneField } from './ZoneField.tsx'
import { zoneLabel } from '../../../domain/time-zone/zones.ts'
import type { LanguageSurroundings } from './languageTypes.ts'

export interface LanguageTabProps {
  readonly profile: Profile
  readonly change: ChangeProfile
  readonly onChanged: ProfileFormOptions<PatchField>['onChanged']
  readonly onUseSaved: () => void
  readonly surroundings: LanguageSurroundings
}

/** Language, dates, times and time zone, with an example that follows the choices. */
export function LanguageTab({ profile, change, onChanged, onUseSaved, surroundings }: LanguageTabProps) {
  const { formatMessage } = useIntl()
  const form = useProfileForm({
    profile,
    fields: languageFields,
    schema: languageSchema,
    texts: errorTexts,
    change,
    onChanged,
  })
  const zone = useField(form.form.store, 'timeZone').value
  const options = useLanguageOptions(profile, surroundings, zone)
  const { byHand } = surroundings
  const write = (field: (typeof languageFields)[number], value: string): string => {
    return field === 'timeZone' ? zoneLabel(value) : (options[field].find(({ id }) => id === value)?.label ?? value)
  }
  const choice = (name: keyof typeof options) => (
    <FormField form={form.form} name={name} label={formatMessage(fieldLabels[name])}>
      {(field) => <Choice {...field} items={options[name]} isLocked={isLocked(profile, name)} />}
    </FormField>
  )
  return (
    <>
      {byHand === null ? null : (
        <ByHandNotice onUseSaved={onUseSaved}>
          {formatMessage(messages.byHandLanguage, { language: nativeNames[byHand] })}
        </ByHandNotice>
      )}
      <TabForm profile={profile} fields={languageFields} form={form} write={write} saves="onChange">
        <FormSection>{choice('locale')}</FormSection>
        <FormSection
          title={formatMessage(messages.formats)}
          description={<FormatPreview form={form.form} surroundings={surroundings} />}
        >
          {choice('dateFormat')}
          {choice('timeFormat')}
          <ZoneField form={form.form} isLocked={isLocked(profile, 'timeZone')} surroundings={surroundings} />
        </FormSection>
      </TabForm>
    </>
  )
}

type Options = RadioGroupProps['items']

/** The answers of each choice, with this moment as an example by the chosen clocks; what a claim says besides them can be kept. */
function useLanguageOptions(profile: Profile, { now, locale, offered, usual }: LanguageSurroundings, zone: string) {
  const { formatMessage } = useIntl()
  const written = (pattern: string): string => example([pattern], now, locale, zone)
  const own = (items: Options, value: string | null, label: (value: string) => string): Options =>
    value === null || items.some(({ id }) => id === value) ? items : [...items, { id: value, label: label(value) }]
  const auto = (pattern: string): Options[number] => ({
    id: '',
    label: formatMessage(messages.usual, { example: written(pattern) }),
  })
  const languages = offered.map((id) => ({ id, label: nativeNames[id] }))
  const dates = dateFormats.map(({ pattern, name }) => ({
    id: pattern,
    label: written(pattern),
    description: formatMessage(name),
  }))
  const times = timeFormats.map(({ pattern, name }) => ({
    id: pattern,
    label: written(pattern),
    description: formatMessage(name),
  }))
  return {
    locale: own(
      [...languages, { id: '', label: formatMessage(messages.languageAuto) }],
      profile.locale,
      (value) => value,
    ),
    dateFormat: own([...dates, auto(usual.date)], profile.dateFormat, written),
    timeFormat: own([...times, auto(usual.time)], profile.timeFormat, written),
  }
}
