import type { PlainDate, PlainTime } from './datePattern.ts'

const pad = (value: number, width: number): string => String(value).padStart(width, '0')

/** How many days a month has in the Gregorian calendar; month 1 to 12. */
export function daysInMonth(year: number, month: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return isLeap ? 29 : 28
}

/** Whether the calendar has such a day; years 1 to 9999. */
export const isDay = ({ year, month, day }: PlainDate): boolean =>
  year >= 1 && year <= 9999 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)

/** A day as ISO 8601 writes it, such as 2026-01-31. Texts of this form sort as the days do. */
export const toIsoDate = ({ year, month, day }: PlainDate): string => `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`

/** Reads a day of ISO 8601 (`yyyy-MM-dd`); null where it is anything else or no day of the calendar. */
export function fromIsoDate(text: string): PlainDate | null {
  const [whole, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []
  if (whole === undefined) return null
  const date = { year: Number(year), month: Number(month), day: Number(day) }
  return isDay(date) ? date : null
}

/** A time as ISO 8601 writes it without seconds, such as 09:05. */
export const toIsoTime = ({ hour, minute }: PlainTime): string => `${pad(hour, 2)}:${pad(minute, 2)}`

/** Reads a time of ISO 8601 (`HH:mm`); null where it is anything else. */
export function fromIsoTime(text: string): PlainTime | null {
  const [whole, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? []
  return whole === undefined ? null : { hour: Number(hour), minute: Number(minute) }
}

/** The day of a moment by the device's calendar. */
export const dayOf = (moment: Date): PlainDate => ({
  year: moment.getFullYear(),
  month: moment.getMonth() + 1,
  day: moment.getDate(),
})

/** The same as ISO 8601 writes it, such as 2026-11-24: to compare days with today, and for machines, as in `<time dateTime>`. */
export const isoDay = (moment: Date): string => toIsoDate(dayOf(moment))
