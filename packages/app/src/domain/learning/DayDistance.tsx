import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { formatLocale } from '@somo/ui/locale/formatLocale'
import { daysUntil, startOfDay } from './daysUntil.ts'

const weekFrom = 14

export interface DayDistanceProps {
  /** A day of the calendar, `yyyy-MM-dd`, such as a deadline, or a moment, which the reader's clocks place. */
  readonly day: string | Date
  readonly now: Date
  /** It is over, and something should have been done by then. */
  readonly isLate: boolean
}

/** A day and how far away it is: "Fri 20 Nov", "4 days ago". */
export function DayDistance({ day, now, isLate }: DayDistanceProps) {
  const { locale } = useIntl()
  const days = daysUntil(day, now)
  const away = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  return (
    <>
      <ShortDay day={day} />
      <Text as="span" step="small" tone={isLate ? 'bad' : 'ink2'} isStrong={isLate}>
        {Math.abs(days) < weekFrom ? away.format(days, 'day') : away.format(Math.round(days / 7), 'week')}
      </Text>
    </>
  )
}

/** A day in the margin, with its weekday. */
export function ShortDay({ day }: Pick<DayDistanceProps, 'day'>) {
  const { locale } = useIntl()
  const format = new Intl.DateTimeFormat(formatLocale(locale), { weekday: 'short', day: 'numeric', month: 'short' })
  return (
    <Text as="strong" step="ui" tone="ink" isStrong isTabular>
      <time dateTime={typeof day === 'string' ? day : day.toISOString()}>{format.format(startOfDay(day))}</time>
    </Text>
  )
}
