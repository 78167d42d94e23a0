import { formatByPattern, readPattern, type DatePattern } from '@somo/ui/locale/datePattern'
import { dayOf, toIsoDate } from '@somo/ui/locale/plainDate'
import { defaultDateFormat } from '../build/constants.ts'

/** A moment (in the device's time zone) as the pattern says, with names in the locale's language. */
export const formatPattern = (pattern: DatePattern, moment: Date, locale: string): string =>
  formatByPattern(
    pattern,
    { ...dayOf(moment), hour: moment.getHours(), minute: moment.getMinutes(), second: moment.getSeconds() },
    locale,
  )

/**
 * The date pattern in force: the user's, else the realm's, else the configured one, else dd.MM.yyyy
 * (specification section 9). One that cannot be read counts as absent; `warn` is told once for each.
 */
export function chooseDatePattern(candidates: readonly (string | null)[], warn: (text: string) => void): DatePattern {
  for (const candidate of candidates) {
    if (candidate === null || candidate.trim() === '') continue
    const pattern = readPattern(candidate)
    if (pattern !== null) return pattern
    warn(`The date format "${candidate}" is not understood and left aside.`)
  }
  return readPattern(defaultDateFormat) ?? []
}

/** The day by the device's calendar as ISO 8601 writes it, such as 2026-11-24: for machines, as in `<time dateTime>`. */
export const isoDay = (moment: Date): string => toIsoDate(dayOf(moment))
