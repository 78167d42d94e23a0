import { EmptyState } from '@somo/ui/EmptyState'
import { Link } from '@somo/ui/Link'
import { Skeleton } from '@somo/ui/Skeleton'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
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
}

const dayLength = 86_400_000
const startOfDay = (moment: Date): number => new Date(moment).setHours(0, 0, 0, 0)

/** Who is overdue the longest, and with what. */
export function OverdueTable({ state, counts, unit, now, dates, onRetry }: OverdueTableProps) {
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
                  {([teamMessages.person, teamMessages.training, teamMessages.since] as const).map((message) => (
                    <th key={message.id} scope="col" className={styles.headCell}>
                      {formatMessage(message)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody className={styles.body}>
                {rows.map((row) => (
                  <Row key={row.uuid} row={row} now={now} dates={dates} />
                ))}
              </tbody>
            </table>
          )
        }
      </QueryView>
    </Section>
  )
}

interface RowProps extends Pick<OverdueTableProps, 'now' | 'dates'> {
  readonly row: WidgetData<'teamOverdue'>[number]
}

function Row({ row: { uuid, name, unit, title, dueAt }, now, dates }: RowProps) {
  const { formatMessage } = useIntl()
  const due = new Date(dueAt)
  const days = Math.max(1, Math.round((startOfDay(now) - startOfDay(due)) / dayLength))
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.cell}>
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
          {formatMessage(teamMessages.sinceDay, { date: dates.date(due) })}
        </Text>
      </td>
    </tr>
  )
}
