import type { ExportFormat } from '@somo/graphql/schema'
import type { Selected } from '@somo/ui/DataTable'
import type { MenuEntry, MenuSection } from '@somo/ui/MenuButton'
import { SelectionBar, type SelectionAction } from '@somo/ui/SelectionBar'
import { useIntl } from 'react-intl'
import type { ListCount } from '../../../domain/list/view/ListPages.tsx'
import { countOf } from '../../../domain/list/bulk/selection.ts'
import { exportEntries } from '../list/exportEntries.ts'
import { actionMessages } from '../messages.ts'
import { actionEntry, mayAnonymise, type Ask, type Format } from './peopleActions.ts'
import type { PersonAction } from './personActions.ts'
import type { Abilities, PersonRow } from '../list/peopleList.ts'
import { actionIcons } from './actionIcons.tsx'

export interface BulkProps {
  readonly selected: Selected
  readonly onSelect: (selected: Selected) => void
  readonly count: ListCount
  readonly abilities: Abilities | null
  readonly onAct: (action: PersonAction, person: PersonRow | null) => void
  readonly onExport: (format: ExportFormat, selected: Selected | null, hasCustom: boolean) => void
}

/** What can be done with all that is selected; "all that match" are counted to the end first. */
export function Bulk({ selected, onSelect, count, abilities, onAct, onExport }: BulkProps) {
  const { formatMessage } = useIntl()
  const { matching, isCapped, onCountAll } = count
  const ask = (action: PersonAction): void => onAct(action, null)
  return (
    <SelectionBar
      count={countOf(selected, matching) ?? 0}
      {...(matching === null || isCapped ? {} : { total: matching })}
      onSelectAll={() => {
        if (isCapped) onCountAll()
        onSelect({ all: true, except: new Set() })
      }}
      onClear={() => onSelect(new Set())}
      actions={barActions(formatMessage, ask)}
      moreActions={moreActions(
        formatMessage,
        abilities,
        ask,
        exportEntries(formatMessage, abilities, (format, hasCustom) => onExport(format, selected, hasCustom)),
      )}
    />
  )
}

/** The first three of the selection bar. */
const barActions = (formatMessage: Format, ask: Ask): readonly SelectionAction[] =>
  (['INVITE', 'ADD_TO_UNIT', 'SUSPEND'] as const).map((action) => ({
    id: action,
    label: formatMessage(actionMessages[action]),
    icon: actionIcons[action],
    onAction: () => ask(action),
  }))

/** The others, behind one button; `files` writes the selected into a file. */
const moreActions = (
  formatMessage: Format,
  abilities: Abilities | null,
  ask: Ask,
  files: readonly MenuEntry[],
): readonly MenuSection[] => [
  {
    id: 'change',
    items: (['REMOVE_FROM_UNIT', 'SET_ROLES', 'DEACTIVATE_ON', 'REACTIVATE', 'END_SESSIONS'] as const).map((action) =>
      actionEntry(action, formatMessage, ask, actionIcons),
    ),
  },
  { id: 'files', items: [actionEntry('LETTERS', formatMessage, ask, actionIcons), ...files] },
  ...(mayAnonymise(abilities)
    ? [{ id: 'final', items: [actionEntry('ANONYMISE', formatMessage, ask, actionIcons)] }]
    : []),
]

// The menu of a row has the same icons.
export { actionIcons }
