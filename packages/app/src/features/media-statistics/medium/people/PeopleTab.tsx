import type { StatisticsDetail } from '@somo/graphql/schema'
import { DateCell, NameCell, type Column } from '@somo/ui/DataTable'
import { Stack } from '@somo/ui/Stack'
import { StatusChip } from '@somo/ui/StatusChip'
import { Text } from '@somo/ui/Text'
import { useMemo } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { enrolmentStatus } from '../../../../domain/learning/enrolmentStatus.ts'
import { stateMessages } from '../../../../domain/learning/learningMessages.ts'
import { filterDefinitions } from '../../../../domain/list/definition/filterDefinitions.ts'
import { ListTable } from '../../../../domain/list/view/ListTable.tsx'
import { userStatistics } from '../../../../domain/navigation/addresses.ts'
import type { Dates } from '../../../../platform/locale/dates/useDates.ts'
import { dash, writeScore } from '../../figures/writeFigures.ts'
import { mediumPeopleList } from '../../list/statisticsLists.ts'
import type { StatisticsChoice } from '../../statisticsAddress.ts'
import type { MediumStatistics } from '../useMediumStatistics.ts'
import { peopleMessages } from './peopleMessages.ts'
import { useMediumPeople, type MediumPerson } from './useMediumPeople.ts'

export interface PeopleTabProps {
  readonly statistics: Pick<MediumStatistics, 'uuid' | 'unit'>
  readonly choice: StatisticsChoice
  readonly dates: Dates
}

/** Who has the medium, and how far they are; a row leads to the person. */
export function PeopleTab({ statistics: { uuid, unit }, choice, dates }: PeopleTabProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { list, detail } = useMediumPeople(uuid, unit.uuid, choice)
  const columns = useMemo(() => columnsOf(intl, dates, detail), [intl, dates, detail])
  return (
    <Stack space={12}>
      <Text tone="ink2">
        {formatMessage(peopleMessages.lead, { unit: unit.name })}
        {detail === 'STATUS_ONLY' ? ` ${formatMessage(peopleMessages.statusOnly)}` : null}
        {detail === 'SCORES' ? ` ${formatMessage(peopleMessages.scores)}` : null}
      </Text>
      <ListTable
        list={list}
        searchLabel={formatMessage(peopleMessages.search)}
        offered={filterDefinitions(
          mediumPeopleList,
          { state: { label: peopleMessages.state, options: stateMessages } },
          formatMessage,
        )}
        label={formatMessage(peopleMessages.table)}
        pagesLabel={formatMessage(peopleMessages.pages)}
        columns={columns}
        rowHref={(row) => userStatistics({ item: uuid, open: row.uuid })}
        empty={{ title: formatMessage(peopleMessages.emptyTitle), sentence: formatMessage(peopleMessages.empty) }}
      />
    </Stack>
  )
}

function columnsOf(intl: IntlShape, dates: Dates, detail: StatisticsDetail | null): readonly Column<MediumPerson>[] {
  const { formatMessage } = intl
  const numberOf = (id: 'progress' | 'score'): Column<MediumPerson> => ({
    id,
    label: formatMessage(peopleMessages[id]),
    width: { initial: 112 },
    align: 'number',
    cell: (row) => (row[id] === null && id === 'score' ? dash : writeScore(row[id], intl)),
    textValue: (row) => writeScore(row[id], intl),
  })
  const dateOf = (
    id: 'lastActive' | 'due',
    of: (row: MediumPerson) => string | null,
    write: (day: string) => string,
  ): Column<MediumPerson> => {
    const text = (row: MediumPerson): string => {
      const moment = of(row)
      return moment === null ? '' : write(moment)
    }
    return {
      id,
      label: formatMessage(peopleMessages[id]),
      width: { initial: 136 },
      cell: (row) => <DateCell text={text(row)} />,
      textValue: text,
    }
  }
  return [
    {
      id: 'name',
      label: formatMessage(peopleMessages.name),
      isRowHeader: true,
      isSortable: true,
      cell: ({ person, displayedId }) => (
        <NameCell name={person.name} {...(displayedId === null ? {} : { second: displayedId })} />
      ),
      textValue: ({ person }) => person.name,
    },
    {
      id: 'unit',
      label: formatMessage(peopleMessages.unit),
      width: { initial: 168 },
      onCard: 'hidden',
      cell: ({ unit }) => unit?.name ?? '',
      textValue: ({ unit }) => unit?.name ?? '',
    },
    {
      id: 'state',
      label: formatMessage(peopleMessages.state),
      width: { initial: 160 },
      onCard: 'line',
      cell: (row) => {
        const { kind, text } = enrolmentStatus(row)
        return <StatusChip kind={kind}>{formatMessage(text)}</StatusChip>
      },
      textValue: (row) => formatMessage(enrolmentStatus(row).text),
    },
    numberOf('progress'),
    ...(detail === 'SCORES' || detail === 'FULL' ? [numberOf('score')] : []),
    ...(detail === 'FULL'
      ? [
          dateOf(
            'lastActive',
            ({ lastActiveAt }) => lastActiveAt,
            (moment) => dates.date(new Date(moment)),
          ),
        ]
      : []),
    {
      ...dateOf('due', ({ dueOn }) => dueOn, dates.day),
      isSortable: true,
    },
  ]
}
