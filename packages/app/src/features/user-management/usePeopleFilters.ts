import type { FilterDefinition, FilterOption } from '@somo/ui/FilterBar'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { FindUnits } from '../../domain/unit/useUnitFinder.ts'
import { unitMessages } from '../../domain/unit/unitMessages.ts'
import { roleMessages } from '../../domain/user/roleMessages.ts'
import { roles } from '../../domain/user/roles.ts'
import { columnMessages, filterMessages, languageMessages, statusMessages } from './messages.ts'
import { daysRange, languages, statuses } from './peopleList.ts'

/** What each state is called where it stands for everybody who has it. */
const statusNames = { ...statusMessages, INVITED: filterMessages.awaited }

/** What people can be filtered by, in the order of the menu; `unit` is the one of the address, in words. */
export function usePeopleFilters(find: FindUnits, unit: FilterOption | null): readonly FilterDefinition[] {
  const { formatMessage } = useIntl()
  return useMemo(() => {
    const days = formatMessage(filterMessages.days)
    return [
      {
        id: 'status',
        label: formatMessage(columnMessages.status),
        kind: 'many',
        options: statuses.map((id) => ({ id, label: formatMessage(statusNames[id]) })),
      },
      {
        id: 'role',
        label: formatMessage(filterMessages.role),
        kind: 'many',
        options: roles.map((id) => ({ id, label: formatMessage(roleMessages[id]) })),
      },
      {
        id: 'unit',
        label: formatMessage(columnMessages.unit),
        kind: 'found',
        find,
        failedText: formatMessage(unitMessages.notFound),
        chosen: unit,
        below: { label: formatMessage(filterMessages.withBelow), text: formatMessage(filterMessages.below) },
      },
      { id: 'never', label: formatMessage(filterMessages.never), kind: 'yesNo' },
      {
        id: 'inactive',
        label: formatMessage(filterMessages.inactive),
        kind: 'number',
        ...daysRange,
        unit: days,
        end: 'from',
      },
      {
        id: 'recent',
        label: formatMessage(filterMessages.recent),
        kind: 'number',
        ...daysRange,
        unit: days,
        end: 'to',
      },
      { id: 'noUnit', label: formatMessage(filterMessages.noUnit), kind: 'yesNo' },
      {
        id: 'locale',
        label: formatMessage(columnMessages.locale),
        kind: 'many',
        options: languages.map((id) => ({ id, label: formatMessage(languageMessages[id]) })),
      },
      { id: 'duplicate', label: formatMessage(filterMessages.duplicate), kind: 'yesNo' },
    ]
  }, [find, unit, formatMessage])
}
