import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { momentMessages } from './momentMessages.ts'

/** Points in time as a list tells them. */
export interface Moments {
  /** "today, 08:12", "yesterday, 17:40", else the date as the person writes it. */
  readonly when: (moment: string) => string
  readonly day: (moment: string) => string
}

const dayLength = 86_400_000

/** Moments in words, by the person's formats and time zone. `now` stays as it was when the list was first drawn. */
export function useMoments(now: Date, dates: Dates): Moments {
  const { formatMessage } = useIntl()
  return useMemo(() => {
    const [today, yesterday] = [dates.date(now), dates.date(new Date(now.getTime() - dayLength))]
    return {
      when: (text) => {
        const moment = new Date(text)
        const day = dates.date(moment)
        if (day === today) return formatMessage(momentMessages.today, { time: dates.time(moment) })
        return day === yesterday ? formatMessage(momentMessages.yesterday, { time: dates.time(moment) }) : day
      },
      day: (text) => dates.date(new Date(text)),
    }
  }, [now, dates, formatMessage])
}
