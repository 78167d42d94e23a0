import { useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { NumberField } from '../../components/NumberField/NumberField.tsx'
import { SearchField } from '../../components/SearchField/SearchField.tsx'
import { Select } from '../../components/Select/Select.tsx'
import { Switch } from '../../components/Switch/Switch.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import { UnsavedBar } from '../../components/UnsavedBar/UnsavedBar.tsx'
import { SettingsPage, type SettingRow, type SettingsSection } from './SettingsPage.tsx'

const languages = [
  { id: 'de', label: 'German' },
  { id: 'en', label: 'English' },
  { id: 'sw', label: 'Swahili' },
] as const
type Language = (typeof languages)[number]['id']

interface Values {
  readonly days: number | null
  readonly hasReminders: boolean
  readonly language: Language
  readonly sender: string
  readonly hasRatings: boolean
}

const inForce: Values = { days: 30, hasReminders: true, language: 'de', sender: 'learning@uferwerk.example', hasRatings: false }

interface FoundSection extends SettingsSection {
  readonly rows: readonly (SettingRow & { readonly words: string })[]
}

type Change = (change: Partial<Values>) => void

const dueDates = (values: Values, change: Change): FoundSection => ({
  id: 'due-dates',
  title: 'Due dates',
  description: 'What holds for new assignments; those that run keep theirs.',
  rows: [
    {
      id: 'days',
      words: 'days until due',
      control: <NumberField label="Days until due" value={values.days} onChange={(days) => change({ days })} suffix="days" />,
      origin: 'Default: 30 days. Changed by Lukas Brandt on 02.09.2026.',
    },
    {
      id: 'reminders',
      words: 'send reminders',
      control: (
        <Switch
          label="Send reminders"
          description="Six weeks and one week before the date."
          isSelected={values.hasReminders}
          onChange={(hasReminders) => change({ hasReminders })}
        />
      ),
      origin: 'Default: on.',
    },
  ],
})

const languageAndMail = (values: Values, change: Change): FoundSection => ({
  id: 'language',
  title: 'Language and mail',
  rows: [
    {
      id: 'language-first',
      words: 'language of new people',
      control: <Select label="Language of new people" items={languages} selectedKey={values.language} onSelectionChange={(language) => change({ language })} />,
      origin: 'Default: German.',
    },
    {
      id: 'sender',
      words: 'sender of mails',
      control: (
        <TextField
          label="Sender of mails"
          type="email"
          value={values.sender}
          onChange={(sender) => change({ sender })}
          disabledReason="Set by the server’s configuration, where it can be changed."
        />
      ),
    },
  ],
})

const ratings = (values: Values, change: Change): FoundSection => ({
  id: 'ratings',
  title: 'Ratings',
  rows: [
    {
      id: 'ratings-on',
      words: 'learners may rate courses',
      control: <Switch label="Learners may rate courses" isSelected={values.hasRatings} onChange={(hasRatings) => change({ hasRatings })} />,
      origin: 'Default: off.',
    },
  ],
})

/** Keeps only what the search finds; a section without a hit goes with its entry in the index. */
const found = (sections: readonly FoundSection[], query: string): readonly SettingsSection[] => {
  const wanted = query.trim().toLocaleLowerCase('en')
  return sections
    .map((section) => ({ ...section, rows: section.rows.filter(({ words }) => words.includes(wanted)) }))
    .filter(({ rows }) => rows.length > 0)
}

/** The settings of an installation, as the stories show them. */
export function SampleSettings({ query: startQuery = '' }: { readonly query?: string }) {
  const [query, setQuery] = useState(startQuery)
  const [values, setValues] = useState(inForce)
  const isChanged = values !== inForce
  const change: Change = (some) => setValues({ ...values, ...some })
  const back = (): void => setValues(inForce)
  return (
    <SettingsPage
      title="Settings"
      lead="What holds for the whole installation. Units may differ where they are allowed to."
      indexLabel="Sections"
      search={<SearchField label="Search settings" isLabelHidden placeholder="Search settings" value={query} onChange={setQuery} />}
      sections={found([dueDates(values, change), languageAndMail(values, change), ratings(values, change)], query)}
      empty={
        <EmptyState title={`No setting for “${query}”`} action={<Button onPress={() => setQuery('')}>Clear search</Button>}>
          Names and descriptions were searched.
        </EmptyState>
      }
      {...(isChanged ? { bar: <UnsavedBar title="Settings not saved" saveLabel="Save" discardLabel="Discard" onSave={back} onDiscard={back} /> } : {})}
    />
  )
}
