import { DateCell, NameCell, type Column } from '@somo/ui/DataTable'
import { Stack } from '@somo/ui/Stack'
import { StatusChip } from '@somo/ui/StatusChip'
import { Text } from '@somo/ui/Text'
import { useMemo } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { enrolmentStatus } from '../../../domain/learning/enrolmentStatus.ts'
import { learningMessages, stateMessages } from '../../../domain/learning/learningMessages.ts'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import type { PersonRow } from './peopleList.ts'
import { peopleMessages } from './peopleMessages.ts'

/** The columns of the people; the same array until the language or the formats change. */
export function usePeopleColumns(dates: Dates, hasTitles: boolean): readonly Column<PersonRow>[] {
  const intl = useIntl()
  return useMemo(() => columnsOf(intl, dates, hasTitles), [intl, dates, hasTitles])
}

function columnsOf(intl: IntlShape, dates: Dates, hasTitles: boolean): readonly Column<PersonRow>[] {
  const { formatMessage, formatList } = intl
  const second = ({ unit, mediumTitle }: PersonRow): string =>
    formatList([...(unit === null ? [] : [unit.name]), ...(hasTitles ? [mediumTitle] : [])], {
      type: 'unit',
      style: 'short',
    })
  const due = ({ dueOn }: PersonRow): string =>
    dueOn === null ? formatMessage(learningMessages.noDue) : dates.day(dueOn)
  return [
    {
      id: 'person',
      label: formatMessage(peopleMessages.person),
      isRowHeader: true,
      isSortable: true,
      cell: (row) => <NameCell name={row.person.name} second={second(row)} />,
      textValue: ({ person }) => person.name,
    },
    {
      id: 'state',
      label: formatMessage(peopleMessages.state),
      width: { initial: 160 },
      onCard: 'line',
      cell: ({ state }) => (
        <StatusChip kind={enrolmentStatus({ access: 'OPEN', state }).kind}>
          {formatMessage(stateMessages[state])}
        </StatusChip>
      ),
      textValue: ({ state }) => formatMessage(stateMessages[state]),
    },
    {
      id: 'due',
      label: formatMessage(peopleMessages.due),
      width: { initial: 136 },
      isSortable: true,
      cell: (row) => (
        <Stack space={2}>
          <DateCell text={due(row)} />
          {row.hasOwnDate ? (
            <Text as="span" step="small" tone="ink2">
              {formatMessage(peopleMessages.ownDate)}
            </Text>
          ) : null}
        </Stack>
      ),
      textValue: due,
    },
    {
      id: 'progress',
      label: formatMessage(peopleMessages.progress),
      width: { initial: 112 },
      align: 'number',
      onCard: 'hidden',
      cell: ({ progress }) => formatMessage(learningMessages.percent, { percent: progress }),
      textValue: ({ progress }) => formatMessage(learningMessages.percent, { percent: progress }),
    },
    {
      id: 'note',
      label: formatMessage(peopleMessages.note),
      width: { initial: 220 },
      onCard: 'line',
      cell: (row) => noteText(row, intl, dates),
      textValue: (row) => noteText(row, intl, dates),
    },
  ]
}

/** When it was completed, why somebody is exempt, and what else keeps it open. */
function noteText(
  { completedAt, validUntilDay, waivedAt, waivedUntilDay, waivedReason, otherAssignments }: PersonRow,
  { formatMessage, formatList }: IntlShape,
  dates: Dates,
): string {
  const parts = [
    ...(completedAt === null
      ? []
      : [formatMessage(peopleMessages.completed, { date: dates.date(new Date(completedAt)) })]),
    ...(validUntilDay === null ? [] : [formatMessage(peopleMessages.valid, { date: dates.day(validUntilDay) })]),
    ...(waivedAt === null
      ? []
      : [
          formatMessage(waivedUntilDay === null ? peopleMessages.exempt : peopleMessages.exemptUntil, {
            reason: waivedReason ?? '',
            date: waivedUntilDay === null ? '' : dates.day(waivedUntilDay),
          }),
        ]),
    ...otherAssignments.map((title) => formatMessage(peopleMessages.alsoIn, { title })),
  ]
  return formatList(parts, { type: 'unit', style: 'short' })
}
