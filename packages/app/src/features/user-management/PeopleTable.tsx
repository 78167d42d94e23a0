import type { ExportFormat } from '@somo/graphql/schema'
import { Button } from '@somo/ui/Button'
import { DataTable, type Selected, type TableLayout } from '@somo/ui/DataTable'
import { EmptyState } from '@somo/ui/EmptyState'
import { Link } from '@somo/ui/Link'
import { useWantedModule } from '@somo/ui/slots/moduleSlot'
import { useIntl } from 'react-intl'
import { ListPages, type ListCount } from '../../domain/list/ListPages.tsx'
import { useListStates } from '../../domain/list/ListStates.tsx'
import { listStatus } from '../../domain/list/listStatus.ts'
import type { ListState } from '../../domain/list/listSpec.ts'
import { useMoments } from '../../domain/list/useMoments.ts'
import { useOpenScreens } from '../../domain/navigation/OpenScreens.tsx'
import type { QueryState } from '../../platform/errors/QueryView.tsx'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
import { messages } from './messages.ts'
import { personSections } from './peopleActions.ts'
import type { PersonAction } from './personActions.ts'
import { usePeopleColumns } from './peopleColumns.tsx'
import type { Abilities, PeoplePage, PersonRow, PersonTab } from './peopleList.ts'
import { bulkPart } from './bulkPart.ts'
import { useLayoutBeside } from './useLayoutBeside.ts'

export interface PeopleTableProps {
  readonly state: ListState<PersonTab>
  readonly page: QueryState<PeoplePage>
  readonly count: ListCount
  readonly abilities: Abilities | null
  readonly selected: Selected
  readonly onSelect: (selected: Selected) => void
  readonly dates: Dates
  /** When the list was first drawn: what "today" means in it. */
  readonly now: Date
  readonly onChange: (parts: Partial<ListState<PersonTab>>) => void
  readonly hrefOf: (parts: Partial<ListState<PersonTab>>) => string
  /** Asks for an action on one person, or on what is selected (null). */
  readonly onAct: (action: PersonAction, person: PersonRow | null) => void
  /** Writes what is listed (null) or selected into a file; with `hasCustom` the custom fields follow the columns. */
  readonly onExport: (format: ExportFormat, selected: Selected | null, hasCustom: boolean) => void
  readonly onRetry: () => void
  readonly onAdd: () => void
}

const idOf = ({ uuid }: PersonRow): string => uuid

/** The list itself, in whatever state it is. */
export function PeopleTable(props: PeopleTableProps) {
  const { state, page, count, abilities, selected, onSelect, onChange, onAct } = props
  const { formatMessage } = useIntl()
  const columns = usePeopleColumns(useMoments(props.now, props.dates), state.sort?.columnId === 'name')
  const beside = useLayoutBeside(state.layout, columns, state.open !== null)
  const { isFiltered, ...slots } = useListStates({
    problem: page.problem,
    state,
    nobodyYet:
      abilities?.managesUnits === false ? (
        <NoUnitYet />
      ) : (
        <NobodyYet onAdd={props.onAdd} mayCreate={abilities?.canCreate !== false} />
      ),
    onRetry: props.onRetry,
    onChange,
  })
  const rows = page.data?.items ?? []
  const hasRows = rows.length > 0
  const bulk = useWantedModule(bulkPart, hasRows).module
  return (
    <DataTable
      label={formatMessage(messages.people)}
      columns={columns}
      rows={rows}
      rowId={idOf}
      status={listStatus(page)}
      isFiltered={isFiltered}
      sort={state.sort}
      onSortChange={(sort) => onChange({ sort })}
      layout={beside ?? state.layout}
      {...(beside === null ? { onLayoutChange: (layout: TableLayout) => onChange({ layout }) } : {})}
      selection={{
        selected,
        onChange: onSelect,
        ...(count.matching === null ? {} : { total: Math.max(count.matching, rows.length) }),
      }}
      openRowId={state.open}
      onClose={() => onChange({ open: null })}
      onRowAction={({ uuid }) => onChange({ open: uuid })}
      rowHref={({ uuid }) => props.hrefOf({ open: uuid })}
      rowMenu={(person) =>
        personSections(person, formatMessage, abilities, (action) => onAct(action, person), bulk?.actionIcons ?? null)
      }
      slots={{
        ...slots,
        ...(bulk === null ? {} : { selectionBar: <bulk.Bulk {...props} /> }),
        ...(page.data === null || !hasRows
          ? {}
          : { footer: <Pages {...props} page={page.data} isLoading={page.isWaiting} /> }),
      }}
    />
  )
}

interface PagesProps extends Pick<PeopleTableProps, 'state' | 'count' | 'onChange'> {
  readonly page: PeoplePage
  readonly isLoading: boolean
}

function Pages({ page, ...pages }: PagesProps) {
  const { formatMessage } = useIntl()
  return (
    <ListPages {...pages} label={formatMessage(messages.pages)} pageInfo={page.pageInfo} shown={page.items.length} />
  )
}

const importPath = '/import-management'

/** Nobody is there yet: what starts the first row, and the way to many at once. */
function NobodyYet({ onAdd, mayCreate }: { readonly onAdd: () => void; readonly mayCreate: boolean }) {
  const { formatMessage } = useIntl()
  const hasImport = useOpenScreens().some(({ path }) => path === importPath)
  return (
    <EmptyState
      title={formatMessage(messages.nobodyTitle)}
      action={
        <>
          {mayCreate ? (
            <Button writes onPress={onAdd}>
              {formatMessage(messages.add)}
            </Button>
          ) : null}
          {hasImport ? (
            <Link variant="plainButton" href={importPath} {...(!mayCreate && { edge: 'start' })}>
              {formatMessage(messages.importList)}
            </Link>
          ) : null}
        </>
      }
    >
      {formatMessage(messages.nobodySentence)}
    </EmptyState>
  )
}

/** Somebody who is to manage people but no unit yet: who gives them one. There is nothing they could do here. */
function NoUnitYet() {
  const { formatMessage } = useIntl()
  return <EmptyState title={formatMessage(messages.noUnitTitle)}>{formatMessage(messages.noUnitSentence)}</EmptyState>
}
