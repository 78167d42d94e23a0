import { readPattern } from '@somo/ui/locale/dates/datePattern'
import { formatPattern } from '../../../platform/locale/dates/datePattern.ts'
import { messages } from '../messages.ts'

/** The date formats on offer; a claim may hold any other that can be read (decision 0017). */
export const dateFormats = [
  { pattern: 'dd.MM.yyyy', name: messages.dayMonthYearDots },
  { pattern: 'dd/MM/yyyy', name: messages.dayMonthYear },
  { pattern: 'MM/dd/yyyy', name: messages.monthDayYear },
  { pattern: 'yyyy-MM-dd', name: messages.yearMonthDay },
] as const

/** The time formats on offer. */
export const timeFormats = [
  { pattern: 'HH:mm', name: messages.hours24 },
  { pattern: 'hh:mm a', name: messages.hours12 },
] as const

/** A moment by the first of the patterns that can be read; `timeZone` '' for the device's. */
export function example(patterns: readonly string[], moment: Date, locale: string, timeZone = ''): string {
  const pattern = patterns
    .filter((text) => text !== '')
    .map(readPattern)
    .find((found) => found !== null)
  return formatPattern(pattern ?? [], moment, locale, timeZone === '' ? null : timeZone)
}
