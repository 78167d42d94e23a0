import type { LearningPathState } from '@somo/graphql/schema'
import { DateCell, NameCell, type Column } from '@somo/ui/DataTable'
import { Stack } from '@somo/ui/Stack'
import { StatusChip, type StatusChipProps } from '@somo/ui/StatusChip'
import { Text } from '@somo/ui/Text'
import { useMemo } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { columnMessages, pathStateMessages } from '../messages.ts'
import type { PathRow } from './pathList.ts'

const stateKinds = {
  DRAFT: 'open',
  PUBLISHED: 'done',
  ARCHIVED: 'locked',
} as const satisfies Record<LearningPathState, StatusChipProps['kind']>

/** The state of a learning path, as glyph and word. */
export function PathStatus({ state }: { readonly state: LearningPathState }) {
  const { formatMessage } = useIntl()
  return <StatusChip kind={stateKinds[state]}>{formatMessage(pathStateMessages[state])}</StatusChip>
}

/** The columns of the list; the same array until the language or the formats change. */
export function usePathColumns(dates: Dates): readonly Column<PathRow>[] {
  const intl = useIntl()
  return useMemo(() => [...nameColumns(intl), ...countColumns(intl), ...placeColumns(intl, dates)], [intl, dates])
}

const dash = (count: number, text: string): string => (count === 0 ? '–' : text)

function nameColumns({ formatMessage }: IntlShape): readonly Column<PathRow>[] {
  return [
    {
      id: 'title',
      label: formatMessage(columnMessages.title),
      isRowHeader: true,
      isSortable: true,
      cell: ({ title, items }) => <NameCell name={title} second={formatMessage(columnMessages.itemCount, { items })} />,
      textValue: ({ title }) => title,
    },
    {
      id: 'state',
      label: formatMessage(columnMessages.state),
      width: { initial: 150 },
      onCard: 'line',
      cell: ({ state, hasDraft }) => (
        <Stack space={2}>
          <PathStatus state={state} />
          {hasDraft && state !== 'DRAFT' ? (
            <Text step="small" tone="ink2">
              {formatMessage(columnMessages.changes)}
            </Text>
          ) : null}
        </Stack>
      ),
      textValue: ({ state }) => formatMessage(pathStateMessages[state]),
    },
    {
      id: 'stages',
      label: formatMessage(columnMessages.stages),
      width: { initial: 84 },
      align: 'end',
      onCard: 'hidden',
      cell: ({ stages }) => stages,
    },
  ]
}

function countColumns({ formatMessage, formatNumber }: IntlShape): readonly Column<PathRow>[] {
  return [
    {
      id: 'people',
      label: formatMessage(columnMessages.people),
      width: { initial: 84 },
      align: 'end',
      cell: ({ people }) => dash(people, formatNumber(people)),
    },
    {
      id: 'done',
      label: formatMessage(columnMessages.done),
      width: { initial: 96 },
      align: 'end',
      cell: ({ people, done }) => dash(people, formatNumber(done / Math.max(1, people), { style: 'percent' })),
      textValue: ({ people, done }) => formatMessage(columnMessages.doneOf, { done, total: people }),
    },
    {
      id: 'overdue',
      label: formatMessage(columnMessages.overdue),
      width: { initial: 96 },
      align: 'end',
      cell: ({ overdue }) => (
        <Text as="span" step="ui" tone={overdue === 0 ? 'ink3' : 'bad'}>
          {dash(overdue, formatNumber(overdue))}
        </Text>
      ),
    },
  ]
}

function placeColumns({ formatMessage, formatNumber }: IntlShape, dates: Dates): readonly Column<PathRow>[] {
  return [
    {
      id: 'unit',
      label: formatMessage(columnMessages.unit),
      width: { initial: 140 },
      onCard: 'hidden',
      cell: ({ ownerUnit }) => ownerUnit.name,
      textValue: ({ ownerUnit }) => ownerUnit.name,
    },
    {
      id: 'version',
      label: formatMessage(columnMessages.version),
      width: { initial: 84 },
      align: 'end',
      onCard: 'hidden',
      cell: ({ version }) => (version === null ? '–' : formatNumber(version)),
    },
    {
      id: 'updated',
      label: formatMessage(columnMessages.updated),
      width: { initial: 136 },
      isSortable: true,
      onCard: 'hidden',
      cell: ({ updatedAt }) => <DateCell text={dates.date(new Date(updatedAt))} />,
      textValue: ({ updatedAt }) => dates.date(new Date(updatedAt)),
    },
  ]
}
