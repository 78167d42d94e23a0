import { useIntl } from 'react-intl'
import * as styles from './MarginDate.css.ts'

/** Today in the margin: the day large, weekday and month small; the whole date in the person's format on pointing at it. */
export function MarginDate({ date, formatDate }: { readonly date: Date; readonly formatDate: (date: Date) => string }) {
  const { formatDate: formatName } = useIntl()
  return (
    <time className={styles.today} dateTime={isoDay(date)} title={formatDate(date)}>
      <span className={styles.day}>{formatName(date, { day: 'numeric' }).replace(/\D/g, '')}</span>
      <span className={styles.name}>{formatName(date, { weekday: 'long' })}</span>
      <span className={styles.name}>{formatName(date, { month: 'long' })}</span>
    </time>
  )
}

/** The day by the device's calendar, as 2026-11-24. */
function isoDay(date: Date): string {
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
