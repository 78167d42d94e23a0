import type { IntlShape } from 'react-intl'
import { defineMessages } from '../message.ts'
import type { Dates } from './useDates.ts'

const momentMessages = defineMessages({
  whole: {
    id: 'moment.whole',
    defaultMessage: '{date}, {time}',
    description: 'A moment; {date} and {time} as the person writes them.',
  },
})

/** Date and time of a moment as the product writes them together everywhere: "24.11.2026, 07:12". */
export function writeMoment(
  moment: Date | string | number,
  dates: Pick<Dates, 'date' | 'time'>,
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
): string {
  const at = new Date(moment)
  return formatMessage(momentMessages.whole, { date: dates.date(at), time: dates.time(at) })
}
