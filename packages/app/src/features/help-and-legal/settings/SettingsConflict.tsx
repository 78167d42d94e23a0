import { ConflictState } from '@somo/ui/ConflictState'
import { useIntl } from 'react-intl'
import type { NamedScreen } from '../../../domain/navigation/namedScreens.ts'
import { roleMessages } from '../../../domain/user/roleMessages.ts'
import { nativeNameOf } from '../../../platform/locale/locales.ts'
import { settingMessages, textMessages } from '../documentMessages.ts'
import type { LegalDocument } from '../legalTypes.ts'
import { kindMessages, messages, modeMessages } from '../messages.ts'
import { settingsOf, type SettingValues } from './settingsForm.ts'
import { useScreenNames } from '../documents/useScreenNames.ts'

export interface SettingsConflictProps {
  readonly mine: SettingValues
  readonly theirs: LegalDocument
  readonly screens: readonly NamedScreen[]
  /** What was chosen, back into the form, to be saved from there. */
  readonly onSettle: (values: SettingValues) => void
}

type Field = keyof SettingValues

const labels = {
  kind: settingMessages.kind,
  title: settingMessages.name,
  consent: settingMessages.consent,
  audienceRoles: settingMessages.roles,
  audienceLocales: settingMessages.locales,
  audienceUnit: settingMessages.unit,
  screens: settingMessages.screens,
} as const

const fields: readonly Field[] = [
  'kind',
  'title',
  'consent',
  'audienceRoles',
  'audienceLocales',
  'audienceUnit',
  'screens',
]

/** Somebody else changed the settings first: both values of each field that differs. */
export function SettingsConflict({ mine, theirs: document, screens, onSettle }: SettingsConflictProps) {
  const { formatMessage } = useIntl()
  const theirs = settingsOf(document)
  const write = useWrite(screens)
  const choose = (choices: ReadonlyMap<string, 'mine' | 'theirs'>): void => {
    const pick = <Name extends Field>(name: Name): SettingValues[Name] =>
      choices.get(name) === 'mine' ? mine[name] : theirs[name]
    const whom = {
      audienceRoles: pick('audienceRoles'),
      audienceLocales: pick('audienceLocales'),
      audienceUnit: pick('audienceUnit'),
      screens: pick('screens'),
    }
    onSettle({ kind: pick('kind'), title: pick('title'), consent: pick('consent'), ...whom })
  }
  const differing = fields.filter((name) => write(mine, name) !== write(theirs, name))
  return (
    <ConflictState
      notice={formatMessage(settingMessages.staleSettings)}
      theirsLabel={formatMessage(textMessages.theirs)}
      fields={differing.map((name) => ({
        id: name,
        label: formatMessage(labels[name]),
        mine: write(mine, name),
        theirs: write(theirs, name),
      }))}
      onSave={choose}
      onDiscard={() => onSettle(theirs)}
    />
  )
}

/** A value in words. */
function useWrite(screens: readonly NamedScreen[]): (values: SettingValues, name: Field) => string {
  const { formatMessage, formatList } = useIntl()
  const { nameOf, sort } = useScreenNames(screens)
  return (values, name) => {
    if (name === 'kind') return formatMessage(kindMessages[values.kind])
    if (name === 'consent') return formatMessage(modeMessages[values.consent])
    if (name === 'title') return values.title
    if (name === 'audienceUnit') return values.audienceUnit?.label ?? formatMessage(messages.everybody)
    if (name === 'screens')
      return values.screens.length === 0
        ? formatMessage(messages.noScreen)
        : formatList(sort(values.screens).map(nameOf), { type: 'conjunction' })
    if (name === 'audienceLocales') {
      return values.audienceLocales.length === 0
        ? formatMessage(messages.everyLanguage)
        : values.audienceLocales.map(nativeNameOf).join(', ')
    }
    const names = values.audienceRoles.map((role) => formatMessage(roleMessages[role]))
    return names.length === 0 ? formatMessage(messages.everybody) : formatList(names, { type: 'conjunction' })
  }
}
