import type { StatisticsDetail } from '@somo/graphql/schema'
import type { Selected } from '@somo/ui/DataTable'
import { EmptyState } from '@somo/ui/EmptyState'
import type { FilterDefinition } from '@somo/ui/FilterBar'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { findRow } from '../../../domain/list/LazyDrawer.tsx'
import { countOf } from '../../../domain/list/bulk/selection.ts'
import { ListContent } from '../../../domain/list/view/ListContent.tsx'
import type { ScreenList } from '../../../domain/list/state/useScreenList.ts'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { ActBar } from '../../../domain/learning/acts/ActBar.tsx'
import type { ActRequest } from '../../../domain/learning/acts/actTypes.ts'
import { messages, viewMessages } from '../messages.ts'
import { statisticsLists } from '../statisticsList.ts'
import type { ListedRow } from '../statisticsTypes.ts'
import { useStatisticsColumns } from './statisticsColumns.tsx'

export interface StatisticsListProps {
  readonly list: ScreenList<ListedRow>
  readonly filters: readonly FilterDefinition[]
  /** Null while it is not known. */
  readonly detail: StatisticsDetail | null
  readonly dates: Dates
  /** Whether it can be sorted by name alone. */
  readonly isByName: boolean
  readonly selected: Selected
  readonly onSelect: (selected: Selected) => void
  readonly onAct: (request: ActRequest) => void
}

const besideDrawer: ReadonlySet<string> = new Set(['name', 'item', 'state'])

const idOf = ({ uuid }: ListedRow): string => uuid

/** Everything means the rows of the page: acts on many name each of them. */
const namedIn = (selected: Selected, { page }: ScreenList<ListedRow>): Selected =>
  'all' in selected
    ? new Set((page.data?.items ?? []).map(idOf).filter((uuid) => !selected.except.has(uuid)))
    : selected

/** People and items, one row each. */
export function StatisticsList({
  list,
  filters,
  detail,
  dates,
  isByName,
  selected,
  onSelect,
  onAct,
}: StatisticsListProps) {
  const { formatMessage } = useIntl()
  const columns = useStatisticsColumns(dates, { isByName, hasScores: detail !== null && detail !== 'STATUS_ONLY' })
  const { state, change, hrefOf } = list.address
  const { all } = statisticsLists.list.views
  // Beside an open person the table has room for who, what and how alone.
  const beside = useMemo(
    () =>
      state.open === null
        ? undefined
        : { ...state.layout, hidden: columns.map(({ id }) => id).filter((id) => !besideDrawer.has(id)) },
    [state.open, state.layout, columns],
  )
  return (
    <ListContent
      list={list}
      columns={columns}
      filters={filters}
      rowId={idOf}
      texts={{ ...messages, label: formatMessage(messages.list) }}
      builtIn={[{ id: 'all', label: formatMessage(viewMessages.all), kept: all }]}
      selection={{ selected, onChange: (next) => onSelect(namedIn(next, list)) }}
      selectionBar={
        <ActBar
          count={countOf(selected, null) ?? 0}
          onAct={(act) => onAct({ act, enrolments: 'all' in selected ? [] : [...selected], name: null, item: null })}
          onClear={() => onSelect(new Set())}
        />
      }
      {...(beside === undefined ? {} : { layout: beside })}
      rowHref={({ uuid }) => hrefOf({ open: uuid })}
      onRowAction={({ uuid }) => change({ open: uuid })}
      openRowId={state.open}
      onClose={() => {
        const { open } = state
        change({ open: null })
        if (open !== null) findRow(open)?.focus()
      }}
      empty={<EmptyState title={formatMessage(messages.emptyTitle)}>{formatMessage(messages.emptyText)}</EmptyState>}
    />
  )
}
