import { EmptyState } from '@somo/ui/EmptyState'
import { Icon } from '@somo/ui/Icon'
import { Link } from '@somo/ui/Link'
import { Notice } from '@somo/ui/Notice'
import type { FilterOption } from '@somo/ui/FilterBar'
import { Plus } from 'lucide-react'
import { useIntl } from 'react-intl'
import { filterDefinitions } from '../../../domain/list/definition/filterDefinitions.ts'
import { ListContent } from '../../../domain/list/view/ListContent.tsx'
import type { ScreenList } from '../../../domain/list/state/useScreenList.ts'
import { useMoments } from '../../../domain/list/state/useMoments.ts'
import { personFinderMessages, type FindPeople } from '../../../domain/user/usePersonFinder.ts'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { useImportColumns } from './importColumns.tsx'
import { importList } from './importList.ts'
import type { ImportHead } from '../importTypes.ts'
import { kindMessages, modeMessages, stateMessages } from '../kindMessages.ts'
import { columnMessages, messages } from '../messages.ts'

export interface ImportListProps {
  readonly list: ScreenList<ImportHead>
  /** How imports are found by whose they are, and whose they are now; null for somebody who sees their own alone. */
  readonly owners: { readonly find: FindPeople; readonly chosen: FilterOption | null } | null
  readonly dates: Dates
  /** When the list was first drawn: what "today" means in it. */
  readonly now: Date
  /** The address of an import. */
  readonly hrefOf: (uuid: string) => string
  /** The address of a new import. */
  readonly newHref: string
  /** Why the last file was not made, as a whole sentence; null otherwise. */
  readonly fileError: string | null
}

const idOf = ({ uuid }: ImportHead): string => uuid

/** The list of imports. */
export function ImportList({ list, owners, dates, now, hrefOf, newHref, fileError }: ImportListProps) {
  const { formatMessage } = useIntl()
  const columns = useImportColumns(useMoments(now, dates), list.address.state.layout)
  const filters = filterDefinitions(
    importList,
    {
      kind: { label: messages.filterKind, options: kindMessages },
      mode: { label: columnMessages.mode, options: modeMessages },
      state: { label: messages.filterState, options: stateMessages },
      started: { label: columnMessages.started, pattern: dates.pattern },
      undo: { label: messages.filterUndo, yes: messages.undoYes, no: messages.undoNo },
      errors: { label: messages.filterErrors },
      by: owners && { label: columnMessages.by, failedText: personFinderMessages.failed, ...owners },
      own: owners && { label: messages.filterOwn },
    },
    formatMessage,
  )
  const { all, open, erroneous, undoable } = importList.views
  return (
    <ListContent
      list={list}
      columns={columns}
      filters={filters}
      texts={{ ...messages, label: formatMessage(messages.list) }}
      builtIn={[
        { id: 'all', label: formatMessage(messages.viewAll), kept: all },
        { id: 'open', label: formatMessage(messages.viewOpen), kept: open },
        { id: 'erroneous', label: formatMessage(messages.viewErroneous), kept: erroneous },
        { id: 'undoable', label: formatMessage(messages.viewUndoable), kept: undoable },
      ]}
      rowId={idOf}
      rowHref={({ uuid }) => hrefOf(uuid)}
      notices={
        fileError === null ? null : (
          <Notice tone="warn" isLive>
            {formatMessage(messages.noFile, { reason: fileError })}
          </Notice>
        )
      }
      empty={
        <EmptyState
          title={formatMessage(messages.newTitle)}
          action={
            <Link variant="solidButton" href={newHref} icon={<Icon glyph={Plus} />}>
              {formatMessage(messages.add)}
            </Link>
          }
        >
          {formatMessage(messages.newText)}
        </EmptyState>
      }
    />
  )
}
