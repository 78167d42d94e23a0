import { EmptyState } from '@somo/ui/EmptyState'
import { SearchField } from '@somo/ui/SearchField'
import { useState } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { PageIndex } from '../../../domain/page-index/PageIndex.tsx'
import { isFound } from '../../../platform/locale/sorting/findByText.ts'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { toasts } from '../../../platform/toasts/toasts.ts'
import { FactSection } from './FactSection.tsx'
import { GeneralSection } from './GeneralSection.tsx'
import { settingMessages } from './settingMessages.ts'
import * as styles from '../System.css.ts'
import type { Setting, SettingsUse } from './useSettings.ts'
import { describeSetting, nameOfSetting, variableOf, writeSetting } from './writeSetting.ts'

export interface SettingsPanelProps extends Pick<SettingsUse, 'set' | 'retry'> {
  readonly all: readonly Setting[]
  readonly dates: Dates
}

const sections = ['GENERAL', 'IDENTITY', 'MAIL', 'STORAGE', 'PRIVACY'] as const satisfies readonly Setting['section'][]

/** All settings, section by section, with a search over them. */
export function SettingsPanel({ all, set, retry, dates }: SettingsPanelProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const [search, setSearch] = useState('')
  const found = all.filter((setting) => isFound(wordsOf(setting, intl), search))
  const shown = sections.filter((section) => found.some((one) => one.section === section))
  const onSaved = () => {
    toasts.toast({ message: formatMessage(settingMessages.saved) })
    retry()
  }
  return (
    <PageIndex
      label={formatMessage(settingMessages.sections)}
      search={<SearchField label={formatMessage(settingMessages.search)} value={search} onChange={setSearch} />}
      items={shown.map((section) => ({ id: section, label: formatMessage(settingMessages[section]) }))}
    >
      <div className={styles.sections}>
        {shown.length === 0 && (
          <EmptyState title={formatMessage(settingMessages.nohit)}>
            {formatMessage(settingMessages.nohitSentence)}
          </EmptyState>
        )}
        <GeneralSection
          all={all}
          shown={found.filter(({ section }) => section === 'GENERAL')}
          set={set}
          onSaved={onSaved}
          dates={dates}
        />
        {shown
          .filter((section) => section !== 'GENERAL')
          .map((section) => (
            <FactSection
              key={section}
              section={section}
              facts={found.filter((one) => one.section === section)}
              dates={dates}
            />
          ))}
      </div>
    </PageIndex>
  )
}

/** What a setting is found by: its name, its section, its value, what it is for, and the variable that sets it. */
const wordsOf = (setting: Setting, intl: IntlShape): readonly string[] => [
  nameOfSetting(setting.id, intl),
  intl.formatMessage(settingMessages[setting.section]),
  writeSetting(setting.id, setting.value, intl),
  describeSetting(setting.id, intl),
  variableOf(setting.id) ?? '',
]
