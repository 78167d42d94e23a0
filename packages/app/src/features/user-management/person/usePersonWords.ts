import { useIntl } from 'react-intl'
import { customName, labelIn, writeCustom, type ShownField } from '../../../domain/custom-field/customField.ts'
import { zoneLabel } from '../../../domain/time-zone/zones.ts'
import { roleMessages } from '../../../domain/user/roleMessages.ts'
import { rolesOf } from '../../../domain/user/roles.ts'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { languageMessages } from '../messages.ts'
import { languages } from '../list/peopleList.ts'
import { fieldLabels, fieldMessages } from './fieldMessages.ts'
import { isPersonField, type AnyField } from './personForm.ts'

/** What a reader reads of the fields of a person where they are no controls. */
export interface PersonWords {
  label(name: AnyField): string
  /** A value as the form keeps it. */
  write(name: AnyField, value: string): string
}

/** The words for the fields of every person and those that the installation added. */
export function usePersonWords(custom: readonly ShownField[], dates: Dates): PersonWords {
  const intl = useIntl()
  const { formatMessage, formatList, locale } = intl
  const find = (name: AnyField) => custom.find((definition) => customName(definition) === name)
  return {
    label: (name) =>
      isPersonField(name) ? formatMessage(fieldLabels[name]) : labelIn(find(name)?.labels ?? [], locale),
    write: (name, value) => {
      const definition = find(name)
      if (value === '') return formatMessage(fieldMessages.empty)
      if (definition !== undefined) return writeCustom(definition, value, intl, dates.day)
      if (name === 'roles')
        return formatList(
          rolesOf(value).map((role) => formatMessage(roleMessages[role])),
          { type: 'conjunction' },
        )
      const language = languages.find((known) => known === value)
      if (name === 'locale' && language !== undefined) return formatMessage(languageMessages[language])
      if (name === 'timeZone') return zoneLabel(value)
      return name === 'startsOn' || name === 'deactivateOn' ? dates.day(value) : value
    },
  }
}
