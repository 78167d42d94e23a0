import { DateCell, type Column } from '@somo/ui/DataTable'
import { EmptyState } from '@somo/ui/EmptyState'
import { Stack } from '@somo/ui/Stack'
import { StatusChip } from '@somo/ui/StatusChip'
import { useMemo } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { enrolmentStatus } from '../../../../domain/learning/enrolmentStatus.ts'
import { stateMessages } from '../../../../domain/learning/learningMessages.ts'
import { filterDefinitions } from '../../../../domain/list/definition/filterDefinitions.ts'
import { ListContent } from '../../../../domain/list/view/ListContent.tsx'
import type { ScreenList } from '../../../../domain/list/state/useScreenList.ts'
import type { Dates } from '../../../../platform/locale/dates/useDates.ts'
import type { PathAddress } from '../../pathAddress.ts'
import { pathPeopleList, type PathPersonRow } from './pathPeopleList.ts'
import { peopleMessages } from './peopleMessages.ts'
import { usePathPeople } from './usePathPeople.ts'

export interface PeopleTabProps {
  readonly address: PathAddress
  readonly dates: Dates
}

/** Who is in the path, in which stage and version. */
export const PeopleTab = ({ address, dates }: PeopleTabProps) => (
  <PeopleView list={usePathPeople(address)} dates={dates} />
)

interface PeopleViewProps {
  readonly list: ScreenList<PathPersonRow>
  readonly dates: Dates
}

const idOf = ({ uuid }: PathPersonRow): string => uuid

/** The list of the people. */
export function PeopleView({ list, dates }: PeopleViewProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const columns = useMemo(() => columnsOf(intl, dates), [intl, dates])
  const filters = filterDefinitions(
    pathPeopleList,
    { state: { label: peopleMessages.state, options: stateMessages } },
    formatMessage,
  )
  return (
    <Stack space={20}>
      <ListContent
        list={list}
        columns={columns}
        filters={filters}
        texts={{ ...peopleMessages, label: formatMessage(peopleMessages.list) }}
        builtIn={null}
        isPageBody={false}
        rowId={idOf}
        empty={
          <EmptyState title={formatMessage(peopleMessages.newTitle)}>
            {formatMessage(peopleMessages.newText)}
          </EmptyState>
        }
      />
    </Stack>
  )
}

function columnsOf({ formatMessage }: IntlShape, dates: Dates): readonly Column<PathPersonRow>[] {
  const stageOf = ({ stage, stageTitle }: PathPersonRow): string =>
    stage === null ? '–' : formatMessage(peopleMessages.stageOf, { number: stage, title: stageTitle ?? '' })
  return [
    {
      id: 'person',
      label: formatMessage(peopleMessages.person),
      isRowHeader: true,
      isSortable: true,
      cell: ({ person }) => person.name,
      textValue: ({ person }) => person.name,
    },
    {
      id: 'state',
      label: formatMessage(peopleMessages.state),
      width: { initial: 140 },
      onCard: 'line',
      cell: ({ state }) => {
        const { kind, text } = enrolmentStatus({ access: 'OPEN', state })
        return <StatusChip kind={kind}>{formatMessage(text)}</StatusChip>
      },
      textValue: ({ state }) => formatMessage(stateMessages[state]),
    },
    {
      id: 'stage',
      label: formatMessage(peopleMessages.stage),
      width: { initial: 180 },
      onCard: 'line',
      cell: stageOf,
      textValue: stageOf,
    },
    {
      id: 'progress',
      label: formatMessage(peopleMessages.progress),
      width: { initial: 100 },
      align: 'end',
      cell: ({ progress: percent }) => formatMessage(peopleMessages.percent, { percent }),
    },
    {
      id: 'due',
      label: formatMessage(peopleMessages.due),
      width: { initial: 116 },
      isSortable: true,
      cell: ({ dueOn }) => (dueOn === null ? '–' : <DateCell text={dates.day(dueOn)} />),
    },
    {
      id: 'version',
      label: formatMessage(peopleMessages.version),
      width: { initial: 84 },
      align: 'end',
      onCard: 'hidden',
      cell: ({ version }) => version,
    },
  ]
}
