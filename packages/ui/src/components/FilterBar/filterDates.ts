import { formatByPattern, readPattern } from '../../locale/dates/datePattern.ts'
import { fromIsoDate } from '../../locale/dates/plainDate.ts'
import type { UiLocale } from '../../locale/texts.ts'

/** A day given as yyyy-MM-dd, written in the person's pattern. What is no such day or pattern is returned as it is. */
export function writeDay(day: string, pattern: string, locale: UiLocale): string {
  const [read, date] = [readPattern(pattern), fromIsoDate(day)]
  return read === null || date === null ? day : formatByPattern(read, date, locale)
}
