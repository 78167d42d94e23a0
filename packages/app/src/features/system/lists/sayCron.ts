import type { IntlShape } from 'react-intl'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { cronMessages } from './scheduleMessages.ts'

const daily = /^(\d{1,2}) (\d{1,2}) \* \* (\*|[0-7])$/
const hourly = /^(\d{1,2}) \* \* \* \*$/
const often = /^\*\/(\d{1,2}) \* \* \* \*$/

/**
 * When something runs by itself, in words and at the reader's own clock; five fields of cron come in (UTC). What has no
 * words yet is shown as it is written.
 */
export function sayCron(
  cron: string,
  { formatMessage, formatDate }: IntlShape,
  dates: Dates,
  now: Date = new Date(),
): string {
  const [, minutes] = often.exec(cron) ?? []
  if (cron === '* * * * *' || minutes !== undefined)
    return formatMessage(cronMessages.often, { count: Number(minutes ?? 1) })
  const [, minute] = hourly.exec(cron) ?? []
  if (minute !== undefined) return formatMessage(cronMessages.hourly, { minute: Number(minute) })
  const [, at, hour, weekday] = daily.exec(cron) ?? []
  if (at === undefined || hour === undefined || weekday === undefined)
    return formatMessage(cronMessages.other, { cron })
  const moment = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), Number(hour), Number(at)))
  if (weekday === '*') return formatMessage(cronMessages.daily, { time: dates.time(moment) })
  moment.setUTCDate(moment.getUTCDate() + ((Number(weekday) - moment.getUTCDay() + 7) % 7))
  return formatMessage(cronMessages.weekly, {
    weekday: formatDate(moment, { weekday: 'long' }),
    time: dates.time(moment),
  })
}
