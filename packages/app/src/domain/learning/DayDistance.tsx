import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { dayEnding } from './deadlines.ts'

const dayLength = 86_400_000
const weekFrom = 14

export interface DayDistanceProps {
  readonly moment: string
  readonly now: Date
  /** It is over, and something should have been done by then. */
  readonly isLate: boolean
}

/** A day and how far away it is: "Fri 20 Nov", "4 days ago". */
export function DayDistance({ moment, now, isLate }: DayDistanceProps) {
  const { locale } = useIntl()
  const days = Math.round((startOfDay(ownDay(moment)) - startOfDay(now)) / dayLength)
  const away = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  return (
    <>
      <ShortDay moment={moment} />
      <Text as="span" step="small" tone={isLate ? 'bad' : 'ink2'}>
        {Math.abs(days) < weekFrom ? away.format(days, 'day') : away.format(Math.round(days / 7), 'week')}
      </Text>
    </>
  )
}

/** A day in the margin, with its weekday. */
export function ShortDay({ moment }: Pick<DayDistanceProps, 'moment'>) {
  const { locale } = useIntl()
  // The English of Somo is British: the day stands before its month, as in every other date.
  const day = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  })
  return (
    <Text as="strong" step="ui" tone="ink" isStrong isTabular>
      <time dateTime={moment}>{day.format(ownDay(moment))}</time>
    </Text>
  )
}

/** A deadline is the same day for every reader. */
function ownDay(moment: string): Date {
  const ending = dayEnding(new Date(moment))
  return new Date(ending === null ? moment : `${ending}T00:00`)
}

const startOfDay = (moment: Date): number => new Date(moment).setHours(0, 0, 0, 0)
