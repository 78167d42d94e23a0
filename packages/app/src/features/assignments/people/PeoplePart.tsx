import { EmptyState } from '@somo/ui/EmptyState'
import { Inline } from '@somo/ui/Inline'
import { Link } from '@somo/ui/Link'
import type { Selected } from '@somo/ui/DataTable'
import { SelectionBar } from '@somo/ui/SelectionBar'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { Page } from '@somo/ui/Page'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { FileButton } from '../../../domain/job/FileButton.tsx'
import { useSelected } from '../../../domain/list/bulk/selection.ts'
import { filterDefinitions } from '../../../domain/list/definition/filterDefinitions.ts'
import { ListContent } from '../../../domain/list/view/ListContent.tsx'
import { addresses, userStatistics } from '../../../domain/navigation/addresses.ts'
import { useOpenScreens } from '../../../domain/navigation/OpenScreens.tsx'
import { stateMessages } from '../../../domain/learning/learningMessages.ts'
import { unitMessages } from '../../../domain/unit/unitMessages.ts'
import { useUnitFinder, useUnitName } from '../../../domain/unit/useUnitFinder.ts'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { drawerMessages } from '../drawer/drawerMessages.ts'
import { messages } from '../messages.ts'
import type { PeopleAddress } from './peopleAddress.ts'
import { usePeopleColumns } from './peopleColumns.tsx'
import { peopleList, type PersonRow } from './peopleList.ts'
import { peopleMessages } from './peopleMessages.ts'
import { isFitting, personActs, type PersonAct } from './personAct.ts'
import { PersonActDialog } from './PersonActDialog.tsx'
import { personActVerbs } from './personActMessages.ts'
import { useAssignmentPeople, type AssignmentPeopleData } from './useAssignmentPeople.ts'

export interface PeoplePartProps {
  readonly address: PeopleAddress
  readonly dates: Dates
  readonly now: Date
  /** The assignment beside its list. */
  readonly backHref: string
  /** The list alone. */
  readonly listHref: string
}

/** The people of one assignment, with their calls. */
export function PeoplePart(props: PeoplePartProps) {
  const data = useAssignmentPeople(props.address)
  const units = {
    find: useUnitFinder(),
    chosen: useUnitName(peopleList.chosen(data.list.address.state, 'unit')),
  }
  const hasStatistics = useOpenScreens().some(({ path }) => path === addresses.userStatistics)
  return <PeopleView {...props} data={data} units={units} hasStatistics={hasStatistics} />
}

export interface PeopleViewProps extends PeoplePartProps {
  readonly data: AssignmentPeopleData
  readonly units: { readonly find: ReturnType<typeof useUnitFinder>; readonly chosen: ReturnType<typeof useUnitName> }
  readonly hasStatistics: boolean
}

interface Doing {
  readonly act: PersonAct
  readonly rows: readonly PersonRow[]
}

const idOf = ({ uuid }: PersonRow): string => uuid
const statisticsHref = ({ uuid }: PersonRow): string => userStatistics({ open: uuid })

/** Everything means the rows of the page: each act names them. */
const namedIn = (selected: Selected, rows: readonly PersonRow[]): ReadonlySet<string> =>
  'all' in selected ? new Set(rows.map(idOf).filter((uuid) => !selected.except.has(uuid))) : selected

const fittingActs = (row: PersonRow): readonly PersonAct[] => personActs.filter((id) => isFitting(id, row))

/** Who has an assignment, how they stand, and what can be done for them. */
export function PeopleView({ data, units, hasStatistics, dates, backHref, listHref }: PeopleViewProps) {
  const { formatMessage } = useIntl()
  const { assignment, list, act: run, readDigest, undo, exporting } = data
  const { state, kept } = list.address
  const rows = list.page.data?.items ?? []
  // Another page is another selection: what is done is done to rows that are seen.
  const [chosen, select] = useSelected(`${kept} ${JSON.stringify(state.place)}`)
  const selected = namedIn(chosen, rows)
  const picked = rows.filter((row) => selected.has(row.uuid))
  const [doing, setDoing] = useState<Doing | null>(null)
  const targets = assignment.data?.targets ?? []
  const columns = usePeopleColumns(dates, targets.length > 1)
  const filters = filterDefinitions(
    peopleList,
    {
      state: { label: peopleMessages.state, options: stateMessages },
      unit: { label: peopleMessages.unit, failedText: unitMessages.notFound, ...units },
      due: { label: peopleMessages.due, pattern: dates.pattern },
    },
    formatMessage,
  )
  const [only] = targets
  const itemsOf = (about: readonly PersonRow[], acts: readonly PersonAct[]) =>
    acts.map((id) => ({
      id,
      label: formatMessage(personActVerbs[id]),
      writes: true,
      onAction: () => setDoing({ act: id, rows: about }),
    }))
  if (assignment.problem?.code === 'NOT_FOUND') return <Missing listHref={listHref} />
  return (
    <Page
      layout="list"
      title={assignment.data?.title ?? formatMessage(drawerMessages.unnamed)}
      eyebrow={<Link href={backHref}>{formatMessage(peopleMessages.back)}</Link>}
      actions={<FileButton label={formatMessage(messages.export)} state={exporting.file} onMake={exporting.onExport} />}
    >
      <Stack space={20}>
        <Outside count={assignment.data?.peopleOutside ?? 0} />
        {hasStatistics && only !== undefined && targets.length === 1 ? (
          <StatisticsLink href={userStatistics({ item: only.medium, unit: peopleList.chosen(state, 'unit') })} />
        ) : null}
        <ListContent
          list={list}
          columns={columns}
          filters={filters}
          texts={{ ...peopleMessages, label: formatMessage(peopleMessages.list) }}
          builtIn={null}
          isPageBody={false}
          rowId={idOf}
          {...(hasStatistics ? { rowHref: statisticsHref } : {})}
          rowMenu={(row) => [{ id: 'acts', items: itemsOf([row], fittingActs(row)) }]}
          selection={{ selected, onChange: (next) => select(namedIn(next, rows)) }}
          selectionBar={
            <SelectionBar
              count={picked.length}
              onClear={() => select(new Set())}
              actions={itemsOf(picked, personActs)}
            />
          }
          empty={
            <EmptyState title={formatMessage(peopleMessages.newTitle)}>
              {formatMessage(peopleMessages.newText)}
            </EmptyState>
          }
        />
      </Stack>
      {doing === null ? null : (
        <PersonActDialog
          {...doing}
          run={run}
          readDigest={readDigest}
          undo={undo}
          pattern={dates.pattern}
          onDone={() => {
            setDoing(null)
            select(new Set())
            list.retry()
          }}
          onClose={() => setDoing(null)}
        />
      )}
    </Page>
  )
}

function StatisticsLink({ href }: { readonly href: string }) {
  const { formatMessage } = useIntl()
  return (
    <Inline>
      <Link href={href}>{formatMessage(peopleMessages.statistics)}</Link>
    </Inline>
  )
}

/** How many others have it, whom the caller does not see. */
function Outside({ count }: { readonly count: number }) {
  const { formatMessage } = useIntl()
  return count === 0 ? null : <Text tone="ink2">{formatMessage(drawerMessages.outside, { count })}</Text>
}

/** The address names an assignment that there is none of, or that the caller does not manage. */
function Missing({ listHref }: Pick<PeoplePartProps, 'listHref'>) {
  const { formatMessage } = useIntl()
  return (
    <Page layout="list" title={formatMessage(drawerMessages.unnamed)}>
      <EmptyState
        title={formatMessage(drawerMessages.missing)}
        action={<Link href={listHref}>{formatMessage(messages.tabAssignments)}</Link>}
      >
        {formatMessage(drawerMessages.missingText)}
      </EmptyState>
    </Page>
  )
}
