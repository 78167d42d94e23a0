import type { ExportFormat } from '@somo/graphql/schema'
import { Button } from '@somo/ui/Button'
import type { Selected } from '@somo/ui/DataTable'
import { EmptyState } from '@somo/ui/EmptyState'
import type { FilterOption } from '@somo/ui/FilterBar'
import { Link } from '@somo/ui/Link'
import { useLazy } from '../../../platform/lazy.ts'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { filterDefinitions } from '../../../domain/list/definition/filterDefinitions.ts'
import { ListContent } from '../../../domain/list/view/ListContent.tsx'
import type { BuiltInView } from '../../../domain/list/views/ListViews.tsx'
import type { ScreenList } from '../../../domain/list/state/useScreenList.ts'
import { useMoments } from '../../../domain/list/state/useMoments.ts'
import { useOpenScreens } from '../../../domain/navigation/OpenScreens.tsx'
import { unitMessages } from '../../../domain/unit/unitMessages.ts'
import type { FindUnits } from '../../../domain/unit/useUnitFinder.ts'
import { roleMessages } from '../../../domain/user/roleMessages.ts'
import type { QueryState } from '../../../platform/errors/QueryView.tsx'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { bulkChunk } from '../bulk/bulkChunk.ts'
import {
  columnMessages,
  filterMessages,
  languageMessages,
  messages,
  statusMessages,
  viewMessages,
} from '../messages.ts'
import { personSections } from '../bulk/peopleActions.ts'
import type { PersonAction } from '../bulk/personActions.ts'
import { usePeopleColumns } from './peopleColumns.tsx'
import {
  peopleList,
  type BuiltInViewId,
  type PersonRow,
  type PersonTab,
  type PermissionsAndCounts,
} from './peopleList.ts'
import { useLayoutBeside } from './useLayoutBeside.ts'

export interface PeopleListProps {
  readonly list: ScreenList<PersonRow, PersonTab>
  /** What the person may do here, and the numbers beside the built-in views. */
  readonly permissionsAndCounts: QueryState<PermissionsAndCounts>
  /** How a unit is found for the filter, and the one in force, in words. */
  readonly units: { readonly find: FindUnits; readonly chosen: FilterOption | null }
  readonly selected: Selected
  readonly onSelect: (selected: Selected) => void
  readonly dates: Dates
  /** When the list was first drawn: what "today" means in it. */
  readonly now: Date
  /** Above the table: jobs that are followed, sign-ins that wait for a decision. */
  readonly notices: ReactNode
  /** Asks for an action on one person, or on what is selected (null). */
  readonly onAct: (action: PersonAction, person: PersonRow | null) => void
  /** Writes what is listed (null) or selected into a file; with `hasCustom` the custom fields follow the columns. */
  readonly onExport: (format: ExportFormat, selected: Selected | null, hasCustom: boolean) => void
  readonly onRetry: () => void
  readonly onAdd: () => void
}

const idOf = ({ uuid }: PersonRow): string => uuid

/** The list of people. */
export function PeopleList(props: PeopleListProps) {
  const { list, permissionsAndCounts, selected, onSelect, onAct, onAdd } = props
  const { formatMessage } = useIntl()
  const { state, change, hrefOf } = list.address
  const { page, count } = list
  const abilities = permissionsAndCounts.data?.abilities ?? null
  const columns = usePeopleColumns(useMoments(props.now, props.dates), state.sort.columnId === 'name')
  const beside = useLayoutBeside(state.layout, columns, state.open !== null)
  const shown = page.data?.items.length ?? 0
  const bulk = useLazy(bulkChunk, shown > 0).module
  return (
    <ListContent
      list={list}
      columns={columns}
      rowId={idOf}
      filters={usePeopleFilters(props.units)}
      builtIn={useBuiltInViews(permissionsAndCounts)}
      texts={{ ...messages, views: viewMessages.label, label: formatMessage(messages.people) }}
      missing={missingOf(permissionsAndCounts)}
      notices={props.notices}
      onRetry={props.onRetry}
      empty={
        abilities?.managesUnits === false ? (
          <NoUnitYet />
        ) : (
          <NobodyYet onAdd={onAdd} mayCreate={abilities?.canCreate !== false} />
        )
      }
      {...(beside === null ? {} : { layout: beside })}
      selection={{
        selected,
        onChange: onSelect,
        ...(count.matching === null ? {} : { total: Math.max(count.matching, shown) }),
      }}
      openRowId={state.open}
      onClose={() => change({ open: null })}
      onRowAction={({ uuid }) => change({ open: uuid })}
      rowHref={({ uuid }) => hrefOf({ open: uuid })}
      rowMenu={(person) =>
        personSections(person, formatMessage, abilities, (action) => onAct(action, person), bulk?.actionIcons ?? null)
      }
      {...(bulk === null ? {} : { selectionBar: <bulk.Bulk {...props} count={count} abilities={abilities} /> })}
    />
  )
}

const missingOf = ({ problem, data }: QueryState<PermissionsAndCounts>) => {
  if (problem === null) return []
  return [data === null ? messages.missingPermissions : messages.missingViewCounts]
}

/** What each state is called where it stands for everybody who has it. */
const statusNames = { ...statusMessages, INVITED: filterMessages.awaited }

function usePeopleFilters(units: PeopleListProps['units']) {
  const { formatMessage } = useIntl()
  return filterDefinitions(
    peopleList,
    {
      status: { label: columnMessages.status, options: statusNames },
      role: { label: filterMessages.role, options: roleMessages },
      unit: {
        label: columnMessages.unit,
        failedText: unitMessages.notFound,
        below: { label: filterMessages.withBelow, text: filterMessages.below },
        ...units,
      },
      never: { label: filterMessages.never },
      inactive: { label: filterMessages.inactive, unit: filterMessages.days },
      recent: { label: filterMessages.recent, unit: filterMessages.days },
      noUnit: { label: filterMessages.noUnit },
      locale: { label: columnMessages.locale, options: languageMessages },
      duplicate: { label: filterMessages.duplicate },
    },
    formatMessage,
  )
}

/** Views are counted no further. */
const viewCap = 1_000

/** The views every installation has, with their numbers where they came. */
function useBuiltInViews({ data }: QueryState<PermissionsAndCounts>): readonly BuiltInView[] {
  const { formatMessage, formatNumber } = useIntl()
  return (['all', 'never', 'recent', 'suspended'] as const satisfies readonly BuiltInViewId[]).map((id) => {
    const count = data?.[id] ?? null
    const text = count === null ? undefined : count >= viewCap ? `${formatNumber(viewCap)}+` : count
    return {
      id,
      label: formatMessage(viewMessages[id]),
      kept: peopleList.views[id],
      ...(text === undefined ? {} : { count: text }),
    }
  })
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
