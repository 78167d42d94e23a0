import type { Dates } from '../../platform/locale/dates/useDates.ts'

const minute = 60
const day = 86_400
// Clocks are between 10 hours behind UTC and 14 ahead of it: of 11 behind and 13 ahead, which look alike, the latter are more.
const mostAhead = 14 * 60 * minute

/**
 * The day of the calendar, `yyyy-MM-dd`, that ends at a moment by the clocks of some place: deadlines end at 23:59:59 where the unit is.
 * Null for a moment that ends no day.
 */
export function dayEnding(moment: Date): string | null {
  const second = Math.floor(moment.getTime() / 1000)
  // Clocks differ by quarters of an hour.
  if ((second + 1) % (15 * minute) !== 0) return null
  const left = day - 1 - (((second % day) + day) % day)
  const ahead = left < mostAhead ? left : left - day
  return new Date((second + ahead) * 1000).toISOString().slice(0, 10)
}

/** The day of a deadline as everybody is told it, in mails too, whatever the clocks of the reader say; of other moments the reader's. */
export function writeDeadline(moment: string, dates: Pick<Dates, 'date' | 'day'>): string {
  const ending = dayEnding(new Date(moment))
  return ending === null ? dates.date(new Date(moment)) : dates.day(ending)
}
