import { DateCell, NameCell, type Column } from '@somo/ui/DataTable'
import { useMemo, useState } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { enrolmentStatus } from '../../../domain/learning/enrolmentStatus.ts'
import { mediumKindMessages } from '../../../domain/medium/mediumKindMessages.ts'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { columnMessages, sourceMessages } from '../messages.ts'
import { StateChip } from '../StateChip.tsx'
import type { ListedRow } from '../statisticsTypes.ts'

/** The columns of the list; the same array until the language or the formats change. */
export function useStatisticsColumns(
  dates: Dates,
  { isByName, hasScores }: { readonly isByName: boolean; readonly hasScores: boolean },
): readonly Column<ListedRow>[] {
  const intl = useIntl()
  const [now] = useState(() => new Date())
  return useMemo(
    () => [...mainColumns(intl, now), ...dateColumns(intl, dates, isByName), ...factColumns(intl, hasScores)],
    [intl, dates, now, isByName, hasScores],
  )
}

function mainColumns({ formatMessage }: IntlShape, now: Date): readonly Column<ListedRow>[] {
  return [
    {
      id: 'name',
      label: formatMessage(columnMessages.name),
      isRowHeader: true,
      isSortable: true,
      cell: ({ person }) => <NameCell name={person.name} />,
      textValue: ({ person, mediumTitle }) => `${person.name}, ${mediumTitle}`,
    },
    {
      id: 'number',
      label: formatMessage(columnMessages.number),
      width: { initial: 104 },
      onCard: 'hidden',
      cell: ({ displayedId }) => displayedId ?? '',
      textValue: ({ displayedId }) => displayedId ?? '',
    },
    {
      id: 'item',
      label: formatMessage(columnMessages.item),
      width: { initial: 216 },
      onCard: 'line',
      cell: ({ mediumTitle }) => mediumTitle,
      textValue: ({ mediumTitle }) => mediumTitle,
    },
    {
      id: 'kind',
      label: formatMessage(columnMessages.kind),
      width: { initial: 128 },
      onCard: 'hidden',
      cell: ({ kind }) => formatMessage(mediumKindMessages[kind]),
      textValue: ({ kind }) => formatMessage(mediumKindMessages[kind]),
    },
    {
      id: 'state',
      label: formatMessage(columnMessages.state),
      width: { initial: 176 },
      onCard: 'line',
      cell: ({ access, state, dueOn }) => <StateChip access={access} state={state} dueOn={dueOn} now={now} />,
      textValue: (row) => formatMessage(enrolmentStatus(row).text),
    },
  ]
}

function dateColumns({ formatMessage }: IntlShape, dates: Dates, isByName: boolean): readonly Column<ListedRow>[] {
  const column = (
    id: 'due' | 'completed' | 'validUntil',
    of: (row: ListedRow) => string | null | undefined,
    write = dates.day,
  ) => {
    const text = (row: ListedRow): string => {
      const day = of(row)
      return typeof day === 'string' ? write(day) : ''
    }
    return {
      id,
      label: formatMessage(columnMessages[id]),
      width: { initial: 128 },
      cell: (row: ListedRow) => <DateCell text={text(row)} />,
      textValue: text,
    }
  }
  return [
    { ...column('due', ({ dueOn }) => dueOn), isSortable: !isByName },
    {
      ...column(
        'completed',
        ({ completedAt }) => completedAt,
        (moment) => dates.date(new Date(moment)),
      ),
      onCard: 'hidden',
    },
    { ...column('validUntil', ({ validUntilDay }) => validUntilDay), onCard: 'hidden' },
  ]
}

function factColumns({ formatMessage, formatNumber }: IntlShape, hasScores: boolean): readonly Column<ListedRow>[] {
  const whyOf = ({ sources }: ListedRow): string =>
    [
      ...new Set(
        sources
          .filter(({ endedAt }) => endedAt === null || endedAt === undefined)
          .map(({ title, kind }) => title ?? formatMessage(sourceMessages[kind])),
      ),
    ].join(', ')
  const score: Column<ListedRow> = {
    id: 'score',
    label: formatMessage(columnMessages.score),
    width: { initial: 96 },
    align: 'number',
    onCard: 'hidden',
    cell: ({ score: value }) => (typeof value === 'number' ? formatNumber(value) : ''),
  }
  const progress: Column<ListedRow> = {
    id: 'progress',
    label: formatMessage(columnMessages.progress),
    width: { initial: 112 },
    align: 'number',
    onCard: 'hidden',
    cell: ({ progress: value }) => (typeof value === 'number' ? formatNumber(value) : ''),
  }
  return [
    progress,
    {
      id: 'unit',
      label: formatMessage(columnMessages.unit),
      width: { initial: 152 },
      onCard: 'hidden',
      cell: ({ unit }) => unit?.name ?? '',
      textValue: ({ unit }) => unit?.name ?? '',
    },
    ...(hasScores ? [score] : []),
    {
      id: 'why',
      label: formatMessage(columnMessages.why),
      width: { initial: 184 },
      onCard: 'hidden',
      cell: whyOf,
      textValue: whyOf,
    },
  ]
}
