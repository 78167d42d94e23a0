import type { AssignmentState } from '@somo/graphql/schema'
import { DateCell, NameCell, type Column } from '@somo/ui/DataTable'
import { Stack } from '@somo/ui/Stack'
import { StatusChip, type StatusChipProps } from '@somo/ui/StatusChip'
import { Text } from '@somo/ui/Text'
import { useMemo } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { daysUntil } from '../../../domain/learning/daysUntil.ts'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { columnMessages, stateMessages } from '../messages.ts'
import * as styles from './AssignmentList.css.ts'
import type { AssignmentRow } from './assignmentList.ts'
import { audienceText, dueText, kindText, nextDueDay, renewalText } from './assignmentTexts.ts'

const stateKinds = {
  DRAFT: 'open',
  ACTIVE: 'done',
  PAUSED: 'paused',
  ENDED: 'locked',
} as const satisfies Record<AssignmentState, StatusChipProps['kind']>

/** The state of an assignment, as glyph and word. */
export function AssignmentStatus({ state }: { readonly state: AssignmentState }) {
  const { formatMessage } = useIntl()
  return <StatusChip kind={stateKinds[state]}>{formatMessage(stateMessages[state])}</StatusChip>
}

/** Days before a due date from which it is due soon. */
const soon = 7

interface DueCellProps {
  readonly row: AssignmentRow
  readonly dates: Dates
  readonly now: Date
}

function DueCell({ row, dates, now }: DueCellProps) {
  const intl = useIntl()
  const due = nextDueDay(row)
  if (due === null)
    return (
      <Text as="span" step="ui" tone="ink3">
        {dueText(row, intl, dates)}
      </Text>
    )
  const days = daysUntil(due, now)
  const isUrgent = row.state === 'ACTIVE' && days <= soon
  return (
    <Stack space={2}>
      <DateCell text={dates.day(due)} />
      <Text step="small" tone={!isUrgent ? 'ink2' : days < 0 ? 'bad' : 'warn'}>
        {new Intl.RelativeTimeFormat(intl.locale, { numeric: 'auto' }).format(days, 'day')}
      </Text>
    </Stack>
  )
}

function ProgressCell({ progress: { total, done, overdue } }: Pick<AssignmentRow, 'progress'>) {
  const { formatMessage } = useIntl()
  if (total === 0)
    return (
      <Text as="span" step="ui" tone="ink3">
        –
      </Text>
    )
  return (
    <Stack space={4}>
      <span>{formatMessage(columnMessages.doneOf, { done, total })}</span>
      <span className={styles.line} aria-hidden="true">
        <span className={styles.done} style={{ inlineSize: `${(100 * done) / total}%` }} />
      </span>
      {overdue === 0 ? null : (
        <Text step="small" tone="bad">
          {formatMessage(columnMessages.overdueCount, { count: overdue })}
        </Text>
      )}
    </Stack>
  )
}

/** The columns of the list; the same array until the language or the formats change. */
export function useAssignmentColumns(dates: Dates, now: Date): readonly Column<AssignmentRow>[] {
  const intl = useIntl()
  return useMemo(() => [...nameColumns(intl), ...timeColumns(intl, dates, now)], [intl, dates, now])
}

function nameColumns(intl: IntlShape): readonly Column<AssignmentRow>[] {
  const { formatMessage, formatList } = intl
  const second = (row: AssignmentRow): string =>
    formatList([...(row.state === 'ACTIVE' ? [] : [formatMessage(stateMessages[row.state])]), kindText(row, intl)], {
      type: 'unit',
      style: 'short',
    })
  return [
    {
      id: 'title',
      label: formatMessage(columnMessages.title),
      isRowHeader: true,
      isSortable: true,
      cell: (row) => <NameCell name={row.title} second={second(row)} />,
      textValue: ({ title }) => title,
    },
    {
      id: 'audience',
      label: formatMessage(columnMessages.audience),
      width: { initial: 140 },
      onCard: 'line',
      cell: (row) => audienceText(row, intl),
      textValue: (row) => audienceText(row, intl),
    },
  ]
}

function timeColumns(intl: IntlShape, dates: Dates, now: Date): readonly Column<AssignmentRow>[] {
  const { formatMessage } = intl
  return [
    {
      id: 'due',
      label: formatMessage(columnMessages.due),
      width: { initial: 116 },
      isSortable: true,
      onCard: 'line',
      cell: (row) => <DueCell row={row} dates={dates} now={now} />,
      textValue: (row) => dueText(row, intl, dates),
    },
    {
      id: 'renewal',
      label: formatMessage(columnMessages.renewal),
      width: { initial: 96 },
      onCard: 'hidden',
      cell: (row) => renewalText(row, intl),
      textValue: (row) => renewalText(row, intl),
    },
    {
      id: 'progress',
      label: formatMessage(columnMessages.progress),
      width: { initial: 128 },
      onCard: 'line',
      cell: (row) => <ProgressCell progress={row.progress} />,
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
