import type { TaskState } from '@somo/graphql/schema'
import { DateCell, NameCell, type Column } from '@somo/ui/DataTable'
import { Stack } from '@somo/ui/Stack'
import { StatusChip, type StatusChipProps } from '@somo/ui/StatusChip'
import { Text } from '@somo/ui/Text'
import { useMemo } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { columnMessages, stateMessages } from '../messages.ts'
import type { TaskRow } from './taskList.ts'

const stateKinds = {
  DRAFT: 'open',
  PUBLISHED: 'done',
  CLOSED: 'locked',
  ARCHIVED: 'paused',
} as const satisfies Record<TaskState, StatusChipProps['kind']>

/** The state of a task, as glyph and word. */
export function TaskStatus({ state }: { readonly state: TaskState }) {
  const { formatMessage } = useIntl()
  return <StatusChip kind={stateKinds[state]}>{formatMessage(stateMessages[state])}</StatusChip>
}

function audienceText({ audienceNames, audienceCount }: TaskRow, { formatMessage, formatList }: IntlShape): string {
  const more = audienceCount - audienceNames.length
  const names = more > 0 ? [...audienceNames, formatMessage(columnMessages.more, { count: more })] : audienceNames
  return names.length === 0 ? '–' : formatList(names, { type: 'unit', style: 'short' })
}

/** The columns of the list; the same array until the language or the formats change. */
export function useTaskColumns(dates: Dates): readonly Column<TaskRow>[] {
  const intl = useIntl()
  return useMemo(() => [...nameColumns(intl), ...numberColumns(intl, dates)], [intl, dates])
}

function nameColumns(intl: IntlShape): readonly Column<TaskRow>[] {
  const { formatMessage } = intl
  return [
    {
      id: 'title',
      label: formatMessage(columnMessages.title),
      isRowHeader: true,
      isSortable: true,
      cell: ({ title, ownerUnit }) => <NameCell name={title} second={ownerUnit.name} />,
      textValue: ({ title }) => title,
    },
    {
      id: 'state',
      label: formatMessage(columnMessages.state),
      width: { initial: 130 },
      onCard: 'line',
      cell: ({ state }) => <TaskStatus state={state} />,
      textValue: ({ state }) => formatMessage(stateMessages[state]),
    },
    {
      id: 'audience',
      label: formatMessage(columnMessages.audience),
      width: { initial: 170 },
      cell: (row) => audienceText(row, intl),
      textValue: (row) => audienceText(row, intl),
    },
  ]
}

function numberColumns({ formatMessage, formatNumber }: IntlShape, dates: Dates): readonly Column<TaskRow>[] {
  const due = ({ dueOn }: TaskRow): string => (typeof dueOn === 'string' ? dates.day(dueOn) : '–')
  return [
    {
      id: 'due',
      label: formatMessage(columnMessages.due),
      width: { initial: 120 },
      isSortable: true,
      cell: (row) => <DateCell text={due(row)} />,
      textValue: due,
    },
    {
      id: 'handedIn',
      label: formatMessage(columnMessages.handedIn),
      width: { initial: 120 },
      cell: (row) => (
        <Stack space={2}>
          <span>{formatMessage(columnMessages.of, { handedIn: row.handedIn, audience: row.audience })}</span>
          {row.late === 0 ? null : (
            <Text step="small" tone="warn">
              {formatMessage(columnMessages.lateCount, { count: row.late })}
            </Text>
          )}
        </Stack>
      ),
      textValue: (row) => formatMessage(columnMessages.of, { handedIn: row.handedIn, audience: row.audience }),
    },
    {
      id: 'waiting',
      label: formatMessage(columnMessages.waiting),
      align: 'number',
      width: { initial: 100 },
      cell: ({ waiting }) => formatNumber(waiting),
      textValue: ({ waiting }) => formatNumber(waiting),
    },
    {
      id: 'updated',
      label: formatMessage(columnMessages.updated),
      width: { initial: 130 },
      isSortable: true,
      onCard: 'hidden',
      cell: ({ updatedAt }) => <DateCell text={dates.date(new Date(updatedAt))} />,
      textValue: ({ updatedAt }) => dates.date(new Date(updatedAt)),
    },
  ]
}
