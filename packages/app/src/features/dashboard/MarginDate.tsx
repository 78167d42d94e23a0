import { isoDay } from '@somo/ui/locale/dates/plainDate'
import { useIntl } from 'react-intl'
import * as styles from './MarginDate.css.ts'

export interface MarginDateProps {
  readonly date: Date
  /** Writes a date as the person set it. */
  readonly formatDate: (date: Date) => string
}

/**
 * Today in the margin: the day large, weekday and month below it; on small screens, where there is no margin, one line.
 * The whole date in the person's own format shows on pointing at it.
 */
export function MarginDate({ date, formatDate }: MarginDateProps) {
  const { formatDate: name, formatDateToParts } = useIntl()
  const day = formatDateToParts(date, { day: 'numeric' }).find(({ type }) => type === 'day')?.value
  return (
    <time className={styles.today} dateTime={isoDay(date)} title={formatDate(date)}>
      <span className={styles.line}>{name(date, { weekday: 'long', day: 'numeric', month: 'long' })}</span>
      <span className={styles.column}>
        <span className={styles.day}>{day}</span>
        <span>{name(date, { weekday: 'long' })}</span>
        <span>{name(date, { month: 'long' })}</span>
      </span>
    </time>
  )
}
