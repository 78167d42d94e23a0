import { EmptyState } from '@somo/ui/EmptyState'
import type { FilterOption } from '@somo/ui/FilterBar'
import { Link } from '@somo/ui/Link'
import { useIntl } from 'react-intl'
import { filterDefinitions } from '../../../domain/list/definition/filterDefinitions.ts'
import { ListContent } from '../../../domain/list/view/ListContent.tsx'
import { mediumKindMessages } from '../../../domain/medium/mediumKindMessages.ts'
import { unitMessages } from '../../../domain/unit/unitMessages.ts'
import type { FindUnits } from '../../../domain/unit/useUnitFinder.ts'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { columnMessages, messages, stateMessages } from '../messages.ts'
import { useAssignmentColumns } from './assignmentColumns.tsx'
import { assignmentList, type AssignmentRow } from './assignmentList.ts'
import type { AssignmentsData } from './useAssignments.ts'

export interface AssignmentListProps extends Pick<AssignmentsData, 'list' | 'counts'> {
  readonly units: { readonly find: FindUnits; readonly chosen: FilterOption | null }
  readonly dates: Dates
  /** The form of a new assignment. */
  readonly newHref: string
  /** When the list was first drawn: what "today" means in it. */
  readonly now: Date
}

const idOf = ({ uuid }: AssignmentRow): string => uuid

/** The list of assignments. */
export function AssignmentList({ list, counts, units, newHref, dates, now }: AssignmentListProps) {
  const { formatMessage } = useIntl()
  const columns = useAssignmentColumns(dates, now)
  const { state, change, hrefOf } = list.address
  const filters = filterDefinitions(
    assignmentList,
    {
      state: { label: columnMessages.state, options: stateMessages },
      unit: { label: columnMessages.unit, failedText: unitMessages.notFound, ...units },
      kind: { label: columnMessages.kind, options: mediumKindMessages },
      overdue: { label: columnMessages.overdue },
      mandatory: { label: columnMessages.isMandatory },
    },
    formatMessage,
  )
  const { all, active, behind, drafts, paused, ended } = assignmentList.views
  const counted = (count: number | undefined) => (count === undefined ? {} : { count })
  return (
    <ListContent
      list={list}
      columns={columns}
      filters={filters}
      texts={{ ...messages, label: formatMessage(messages.list) }}
      builtIn={[
        { id: 'all', label: formatMessage(messages.viewAll), kept: all },
        { id: 'active', label: formatMessage(messages.viewActive), kept: active, ...counted(counts?.active) },
        { id: 'behind', label: formatMessage(messages.viewBehind), kept: behind, ...counted(counts?.overdue) },
        { id: 'drafts', label: formatMessage(messages.viewDrafts), kept: drafts, ...counted(counts?.draft) },
        { id: 'paused', label: formatMessage(messages.viewPaused), kept: paused, ...counted(counts?.paused) },
        { id: 'ended', label: formatMessage(messages.viewEnded), kept: ended, ...counted(counts?.ended) },
      ]}
      rowId={idOf}
      rowHref={({ uuid }) => hrefOf({ open: uuid })}
      {...(state.open === null ? {} : { openRowId: state.open, onClose: () => change({ open: null }) })}
      empty={
        <EmptyState
          title={formatMessage(messages.newTitle)}
          action={
            <Link variant="solidButton" href={newHref}>
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
