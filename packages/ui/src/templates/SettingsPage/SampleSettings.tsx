import { useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { NumberField } from '../../components/NumberField/NumberField.tsx'
import { SearchField } from '../../components/SearchField/SearchField.tsx'
import { Select } from '../../components/Select/Select.tsx'
import { useUiLocale } from '../../components/SomoProvider/SomoProvider.tsx'
import { Switch } from '../../components/Switch/Switch.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import { UnsavedBar } from '../../components/UnsavedBar/UnsavedBar.tsx'
import type { UiLocale } from '../../locale/texts.ts'
import { settingsWords, type SettingsWords } from './sampleSettingsWords.ts'
import { SettingsPage, type SettingRow, type SettingsSection } from './SettingsPage.tsx'

const languages = ['de', 'en', 'sw'] as const
type Language = (typeof languages)[number]

interface Values {
  readonly days: number | null
  readonly hasReminders: boolean
  readonly language: Language
  readonly sender: string
  readonly hasRatings: boolean
}

const inForce: Values = {
  days: 30,
  hasReminders: true,
  language: 'de',
  sender: 'learning@uferwerk.example',
  hasRatings: false,
}

interface FoundSection extends SettingsSection {
  readonly rows: readonly (SettingRow & { readonly words: string })[]
}

type Change = (change: Partial<Values>) => void

const dueDates = (
  { dueDates: section, days, reminders }: SettingsWords,
  values: Values,
  change: Change,
): FoundSection => ({
  id: 'due-dates',
  title: section.title,
  description: section.more,
  rows: [
    {
      id: 'days',
      words: days.label,
      control: (
        <NumberField
          label={days.label}
          value={values.days}
          onChange={(count) => change({ days: count })}
          suffix={days.suffix}
        />
      ),
      origin: days.origin,
    },
    {
      id: 'reminders',
      words: reminders.label,
      control: (
        <Switch
          label={reminders.label}
          description={reminders.hint}
          isSelected={values.hasReminders}
          onChange={(hasReminders) => change({ hasReminders })}
        />
      ),
      origin: reminders.origin,
    },
  ],
})

const languageAndMail = (
  { languageAndMail: title, language, languages: names, sender }: SettingsWords,
  values: Values,
  change: Change,
): FoundSection => ({
  id: 'language',
  title,
  rows: [
    {
      id: 'language-first',
      words: language.label,
      control: (
        <Select
          label={language.label}
          items={languages.map((id) => ({ id, label: names[id] }))}
          selectedKey={values.language}
          onSelectionChange={(id) => change({ language: id })}
        />
      ),
      origin: language.origin,
    },
    {
      id: 'sender',
      words: sender.label,
      control: (
        <TextField
          label={sender.label}
          type="email"
          value={values.sender}
          onChange={(address) => change({ sender: address })}
          disabledReason={sender.reason}
        />
      ),
    },
  ],
})

const ratings = (
  { ratings: { title, label, origin } }: SettingsWords,
  values: Values,
  change: Change,
): FoundSection => ({
  id: 'ratings',
  title,
  rows: [
    {
      id: 'ratings-on',
      words: label,
      control: (
        <Switch label={label} isSelected={values.hasRatings} onChange={(hasRatings) => change({ hasRatings })} />
      ),
      origin,
    },
  ],
})

/** Keeps only what the search finds; a section without a hit goes with its entry in the index. */
const found = (sections: readonly FoundSection[], query: string, locale: UiLocale): readonly SettingsSection[] => {
  const wanted = query.trim().toLocaleLowerCase(locale)
  return sections
    .map((section) => ({
      ...section,
      rows: section.rows.filter(({ words }) => words.toLocaleLowerCase(locale).includes(wanted)),
    }))
    .filter(({ rows }) => rows.length > 0)
}

/** The settings of an installation, as the stories show them. */
export function SampleSettings({ query: startQuery = '' }: { readonly query?: string }) {
  const locale = useUiLocale()
  const texts = settingsWords[locale]
  const [query, setQuery] = useState(startQuery)
  const [values, setValues] = useState(inForce)
  const isChanged = values !== inForce
  const change: Change = (some) => setValues({ ...values, ...some })
  const back = (): void => setValues(inForce)
  return (
    <SettingsPage
      title={texts.title}
      lead={texts.lead}
      indexLabel={texts.sections}
      search={
        <SearchField label={texts.search} isLabelHidden placeholder={texts.search} value={query} onChange={setQuery} />
      }
      sections={found(
        [dueDates(texts, values, change), languageAndMail(texts, values, change), ratings(texts, values, change)],
        query,
        locale,
      )}
      empty={
        <EmptyState title={texts.nothing(query)} action={<Button onPress={() => setQuery('')}>{texts.clear}</Button>}>
          {texts.nothingMore}
        </EmptyState>
      }
      {...(isChanged
        ? {
            bar: (
              <UnsavedBar
                title={texts.unsaved}
                saveLabel={texts.save}
                discardLabel={texts.discard}
                onSave={back}
                onDiscard={back}
              />
            ),
          }
        : {})}
    />
  )
}
