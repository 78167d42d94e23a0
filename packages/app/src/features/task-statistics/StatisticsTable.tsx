import { Link } from '@somo/ui/Link'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { messages } from './messages.ts'
import * as styles from './TaskStatistics.css.ts'
import { useWriteFigures } from './useWriteFigures.ts'
import type { StatisticsRow } from './useTaskStatistics.ts'

export interface StatisticsTableProps {
  /** Names the table. */
  readonly label: string
  /** What its first column has. */
  readonly of: 'task' | 'reviewer' | 'unit'
  readonly rows: readonly StatisticsRow[]
  /** The address that shows one row alone. */
  readonly hrefOf?: (uuid: string) => string
}

/** Figures by task, reviewer or unit. */
export function StatisticsTable({ label, of, rows, hrefOf }: StatisticsTableProps) {
  const { formatMessage, formatNumber } = useIntl()
  const { count, duration, share } = useWriteFigures()
  const isReviewer = of === 'reviewer'
  if (rows.length === 0) return <Text tone="ink2">{formatMessage(messages.none)}</Text>
  return (
    // Reached by keyboard, so that it can be scrolled without a pointer.
    <div className={styles.scroll} role="group" aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th className={styles.head} scope="col">
              {formatMessage(messages[of])}
            </th>
            {isReviewer ? null : <NumberHead text={formatMessage(messages.handedIn)} />}
            <NumberHead text={formatMessage(messages.answered)} />
            <NumberHead text={formatMessage(isReviewer ? messages.inReview : messages.toReview)} />
            <NumberHead text={formatMessage(messages.time)} />
            <NumberHead text={formatMessage(messages.returnedShort)} />
            <NumberHead text={formatMessage(messages.passedShort)} />
            {isReviewer ? null : <NumberHead text={formatMessage(messages.lateShort)} />}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ uuid, name, waiting, figures }) => (
            <tr key={uuid}>
              <th className={styles.rowName} scope="row">
                {hrefOf === undefined ? name : <Link href={hrefOf(uuid)}>{name}</Link>}
              </th>
              {isReviewer ? null : <td className={styles.number}>{count(figures.handedIn)}</td>}
              <td className={styles.number}>{count(figures.answered)}</td>
              <td className={styles.number}>{formatNumber(waiting)}</td>
              <td className={styles.number}>{duration(figures.medianHours)}</td>
              <td className={styles.number}>{share(figures.returnedRate)}</td>
              <td className={styles.number}>{share(figures.passRate)}</td>
              {isReviewer ? null : <td className={styles.number}>{share(figures.lateRate)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const NumberHead = ({ text }: { readonly text: string }) => (
  <th className={styles.numberHead} scope="col">
    {text}
  </th>
)
