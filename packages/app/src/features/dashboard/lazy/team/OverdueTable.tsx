import { Button } from '@somo/ui/Button'
import { EmptyState } from '@somo/ui/EmptyState'
import { Link } from '@somo/ui/Link'
import { Skeleton } from '@somo/ui/Skeleton'
import { StatusChip } from '@somo/ui/StatusChip'
import { Text } from '@somo/ui/Text'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import type { ActRequest } from '../../../../domain/learning/acts/actTypes.ts'
import { daysUntil } from '../../../../domain/learning/daysUntil.ts'
import { userStatistics } from '../../../../domain/navigation/addresses.ts'
import { QueryView, type QueryState } from '../../../../platform/errors/QueryView.tsx'
import type { Dates } from '../../../../platform/locale/dates/useDates.ts'
import type { WidgetData } from '../../useDashboard.ts'
import { Section } from '../Section.tsx'
import * as styles from './TeamWidgets.css.ts'
import { teamMessages } from './teamMessages.ts'

export interface OverdueTableProps {
  readonly state: QueryState<WidgetData<'teamOverdue'>>
  readonly counts: QueryState<WidgetData<'teamCounts'>>
  readonly unit: string | null
  readonly now: Date
  readonly dates: Dates
  readonly onRetry: () => void
  /** Asks before somebody is reminded. */
  readonly onAct: (request: ActRequest) => void
}

/** Who is overdue the longest, and with what. */
export function OverdueTable({ state, counts, unit, now, dates, onRetry, onAct }: OverdueTableProps) {
  const { formatMessage } = useIntl()
  const count = counts.data?.overdue ?? 0
  return (
    <Section
      id="overdue"
      title={formatMessage(teamMessages.overdue)}
      link={
        count === 0 ? null : (
          <Link variant="action" href={userStatistics({ states: ['OVERDUE', 'IN_GRACE'], isMandatory: true, unit })}>
            {formatMessage(teamMessages.all, { count })}
          </Link>
        )
      }
    >
      <QueryView state={state} onRetry={onRetry} waiting={<Skeleton lines={6} />}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title={formatMessage(teamMessages.noneOverdue)}>
              {formatMessage(teamMessages.noneOverdueHint)}
            </EmptyState>
          ) : (
            <table className={styles.table} aria-labelledby="overdue-title">
              <thead className={styles.head}>
                <tr>
                  {(
                    [teamMessages.person, teamMessages.training, teamMessages.since, teamMessages.reminded] as const
                  ).map((message) => (
                    <th key={message.id} scope="col" className={styles.headCell}>
                      {formatMessage(message)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody className={styles.body}>
                {rows.map((row) => (
                  <Row key={row.uuid} row={row} now={now} dates={dates} onAct={onAct} />
                ))}
              </tbody>
            </table>
          )
        }
      </QueryView>
    </Section>
  )
}

interface RowProps extends Pick<OverdueTableProps, 'now' | 'dates' | 'onAct'> {
  readonly row: WidgetData<'teamOverdue'>[number]
}

function Row({ row: { uuid, name, unit, title, dueOn, remindedAt }, now, dates, onAct }: RowProps) {
  const nameId = useId()
  const { formatMessage } = useIntl()
  const days = Math.max(1, -daysUntil(dueOn, now))
  const reminded = remindedAt ? new Date(remindedAt) : null
  const isRemindedToday = reminded !== null && daysUntil(reminded, now) === 0
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.cell} id={nameId}>
        <Text as="div" step="ui" isStrong>
          <Link variant="plain" href={userStatistics({ open: uuid })}>
            {name}
          </Link>
        </Text>
        {unit === null ? null : (
          <Text as="div" step="small" tone="ink2">
            {unit}
          </Text>
        )}
      </th>
      <td className={styles.cell}>
        <Text as="span" step="ui" tone="ink2">
          {title}
        </Text>
      </td>
      <td className={styles.figureCell}>
        <Text as="div" step="ui" tone="bad" isStrong isTabular>
          {formatMessage(teamMessages.days, { days })}
        </Text>
        <Text as="div" step="small" tone="ink2" isTabular>
          {formatMessage(teamMessages.sinceDay, { date: dates.day(dueOn) })}
        </Text>
      </td>
      <td className={styles.actCell}>
        <div className={styles.act}>
          <Text as="span" step="small" tone="ink2" isTabular>
            {reminded === null ? formatMessage(teamMessages.never) : dates.date(reminded)}
          </Text>
          {isRemindedToday ? (
            <StatusChip kind="done">{formatMessage(teamMessages.remindedToday)}</StatusChip>
          ) : (
            <Button
              writes
              size="sm"
              aria-describedby={nameId}
              onPress={() => onAct({ act: 'REMIND', enrolments: [uuid], name, item: title })}
            >
              {formatMessage(teamMessages.remind)}
            </Button>
          )}
        </div>
      </td>
    </tr>
  )
}
