import { isoDay } from '@somo/ui/locale/dates/plainDate'
import { useIntl } from 'react-intl'
import * as styles from './MarginDate.css.ts'

/**
 * Today in the margin: the day large, weekday and month below it; on small screens, where there is no margin, one line.
 * The date with its year shows on pointing at it.
 */
export function MarginDate({ date }: { readonly date: Date }) {
  const { formatDate, formatDateToParts } = useIntl()
  const day = formatDateToParts(date, { day: 'numeric' }).find(({ type }) => type === 'day')?.value
  return (
    <time className={styles.today} dateTime={isoDay(date)} title={formatDate(date, { dateStyle: 'long' })}>
      <span className={styles.line}>{formatDate(date, { weekday: 'long', day: 'numeric', month: 'long' })}</span>
      <span className={styles.column}>
        <span className={styles.day}>{day}</span>
        <span>{formatDate(date, { weekday: 'long' })}</span>
        <span>{formatDate(date, { month: 'long' })}</span>
      </span>
    </time>
  )
}
