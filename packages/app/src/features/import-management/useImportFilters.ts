import type { FilterDefinition, FilterOption } from '@somo/ui/FilterBar'
import { useIntl } from 'react-intl'
import { personFinderMessages, type FindPeople } from '../../domain/user/usePersonFinder.ts'
import { importKinds, importModes, importStates } from './importList.ts'
import { kindMessages, modeMessages, stateMessages } from './kindMessages.ts'
import { columnMessages, messages } from './messages.ts'

/** How to find whose imports are listed, and whose they are now, in words. */
export interface ImportOwners {
  readonly find: FindPeople
  readonly chosen: FilterOption | null
}

/**
 * What imports can be filtered by, in the order of the menu.
 * @param owners null for somebody who sees their own alone.
 * @param pattern how the person writes dates.
 */
export function useImportFilters(owners: ImportOwners | null, pattern: string): readonly FilterDefinition[] {
  const { formatMessage } = useIntl()
  return [
    {
      id: 'kind',
      label: formatMessage(messages.filterKind),
      kind: 'many',
      options: importKinds.map((id) => ({ id, label: formatMessage(kindMessages[id]) })),
    },
    {
      id: 'mode',
      label: formatMessage(columnMessages.mode),
      kind: 'many',
      options: importModes.map((id) => ({ id, label: formatMessage(modeMessages[id]) })),
    },
    {
      id: 'state',
      label: formatMessage(messages.filterState),
      kind: 'many',
      options: importStates.map((id) => ({ id, label: formatMessage(stateMessages[id]) })),
    },
    { id: 'started', label: formatMessage(columnMessages.started), kind: 'date', pattern },
    {
      id: 'undo',
      label: formatMessage(messages.filterUndo),
      kind: 'yesNo',
      yes: formatMessage(messages.undoYes),
      no: formatMessage(messages.undoNo),
    },
    { id: 'errors', label: formatMessage(messages.filterErrors), kind: 'yesNo' },
    ...(owners === null ? [] : ownerFilters(owners, formatMessage)),
  ]
}

const ownerFilters = (
  { find, chosen }: ImportOwners,
  formatMessage: ReturnType<typeof useIntl>['formatMessage'],
): readonly FilterDefinition[] => [
  {
    id: 'by',
    label: formatMessage(columnMessages.by),
    kind: 'found',
    find,
    failedText: formatMessage(personFinderMessages.failed),
    chosen,
  },
  { id: 'own', label: formatMessage(messages.filterOwn), kind: 'yesNo' },
]
