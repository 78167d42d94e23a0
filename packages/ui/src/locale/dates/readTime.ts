import { formatByPattern, readPattern, unitsOf, type DatePattern, type PlainTime } from './datePattern.ts'

/** Whether a pattern counts hours to twelve, twice a day. */
export const isTwelveHour = (pattern: DatePattern): boolean =>
  pattern.some((part) => part.kind === 'field' && part.field.startsWith('h'))

/** Whether a text is a pattern that a time can be shown and typed in: it has hour and minute. */
export function isTimePattern(text: string): boolean {
  const pattern = readPattern(text)
  if (pattern === null) return false
  const shown = unitsOf(pattern)
  return shown.includes('hour') && shown.includes('minute')
}

const dayPeriod: DatePattern = [{ kind: 'field', field: 'a' }]
const fold = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}]/gu, '')

/** Which half of the day a word names, in the language or in English; undefined where there is no word, null for another. */
function halfOf(word: string, locale: string): 'am' | 'pm' | null | undefined {
  const typed = fold(word)
  // "h" and "Uhr" mark a time without saying which half it is in.
  if (typed === '' || typed === 'h' || typed === 'uhr') return undefined
  const named = (hour: number): string => fold(formatByPattern(dayPeriod, { hour }, locale))
  if (['a', 'am', named(9)].includes(typed)) return 'am'
  return ['p', 'pm', named(15)].includes(typed) ? 'pm' : null
}

/**
 * Reads a typed time: 9:30, 9.30, 09h30, 930, 9, 9:30 pm, in any pattern. Without "am" or "pm" the hours count to 24.
 * Null where it is no time, such as 24:00 or 9:75.
 */
export function readTime(text: string, locale: string): PlainTime | null {
  const typed = text.normalize('NFKC').trim()
  const [whole, first = '', second, word = ''] =
    /^(\d{1,4})(?:\s*[:.,h\s]\s*(\d{2}))?\s*([\p{L}.\s]*)$/u.exec(typed) ?? []
  if (whole === undefined || (second !== undefined && first.length > 2)) return null
  const isRun = second === undefined && first.length > 2
  const hour = Number(isRun ? first.slice(0, -2) : first)
  const minute = Number(isRun ? first.slice(-2) : (second ?? 0))
  const half = halfOf(word, locale)
  if (half === null || minute > 59 || hour > 23 || (half !== undefined && (hour < 1 || hour > 12))) return null
  return { hour: half === undefined ? hour : (hour % 12) + (half === 'pm' ? 12 : 0), minute }
}
