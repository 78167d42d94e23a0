import {
  formatByPattern,
  readPattern,
  unitsOf,
  type DatePattern,
  type PatternUnit,
  type PlainDate,
} from './datePattern.ts'
import { daysInMonth, isDay } from './plainDate.ts'

/**
 * Why a typed text is no date: nothing of a date in it; day, month or year missing; a year of fewer than four digits
 * (which century is a guess); or a day that the calendar does not have, such as 31.02.
 */
export type DateError = 'unreadable' | 'incomplete' | 'shortYear' | 'noSuchDay'

export type ReadDate =
  | { readonly date: PlainDate; readonly error: null }
  | { readonly date: null; readonly error: DateError }

type DateUnit = 'year' | 'month' | 'day'
type Found = Record<DateUnit, string>

const isDateUnit = (unit: PatternUnit): unit is DateUnit => unit === 'year' || unit === 'month' || unit === 'day'
const refuse = (error: DateError): ReadDate => ({ date: null, error })

/**
 * Reads what a person typed in the order of their pattern: any separators or none (31012026), zeros left out, month names
 * of the language, weekdays passed over. A text that starts with a year of four digits is read as ISO 8601. Two-digit
 * years only where the pattern itself has them (`yy`: 1970 to 2069).
 */
export function readDate(text: string, pattern: DatePattern, locale: string): ReadDate {
  const order = unitsOf(pattern).filter(isDateUnit)
  const words = wordsOf(text, locale)
  if (words === null) return refuse('unreadable')
  const [first = '', ...others] = words
  const inOrder = /^\d{4}$/.test(first) && others.length === 2 ? (['year', 'month', 'day'] as const) : order
  const groups = others.length === 0 ? cut(first, inOrder) : words
  if (groups.length > 3) return refuse('unreadable')
  if (groups.length < 3) return refuse('incomplete')
  return assemble(assign(groups, inOrder), pattern)
}

/** Numbers and month names in their order, a name as the number of its month; null where another word stands in the text. */
function wordsOf(text: string, locale: string): readonly string[] | null {
  const found: string[] = []
  for (const [word] of text.normalize('NFKC').matchAll(/\d+|[\p{L}\p{M}]+/gu)) {
    if (/\d/.test(word)) found.push(word)
    else {
      const month = monthByName(word, locale)
      if (month !== null) found.push(`M${month}`)
      else if (!isWeekday(word, locale)) return null
    }
  }
  return found.length === 0 ? null : found
}

const fold = (text: string, locale: string): string => text.toLocaleLowerCase(locale).replaceAll('.', '')

/** Short and long names of each month or weekday, without their dots. */
const namesOf = (patterns: readonly string[], count: number, locale: string): readonly (readonly string[])[] =>
  Array.from({ length: count }, (_, index) =>
    patterns.map((text) => {
      // The fifth of January 1970 was a Monday; months need the day only to be declined.
      const parts = count === 12 ? { month: index + 1 } : { day: 5 + index }
      return fold(formatByPattern(readPattern(text) ?? [], parts, locale), locale)
    }),
  )

/** The month that a word of three letters or more begins the name of, in one way only. */
function monthByName(word: string, locale: string): number | null {
  const typed = fold(word, locale)
  const months = namesOf(['MMM', 'MMMM', 'LLL', 'LLLL'], 12, locale)
  const exact = months.findIndex((names) => names.includes(typed))
  if (exact >= 0) return exact + 1
  const begun = months.flatMap((names, index) =>
    typed.length >= 3 && names.some((name) => name.startsWith(typed)) ? [index + 1] : [],
  )
  return begun.length === 1 ? (begun[0] ?? null) : null
}

const isWeekday = (word: string, locale: string): boolean =>
  namesOf(['EEE', 'EEEE'], 7, locale).some((names) => names.includes(fold(word, locale)))

/** Cuts digits without separators by the pattern's order: eight, or six where the year has two. */
function cut(digits: string, order: readonly DateUnit[]): readonly string[] {
  const yearLength = digits.length - 4
  if (!/^\d{6}$|^\d{8}$/.test(digits)) return [digits]
  let rest = digits
  return order.map((unit) => {
    const length = unit === 'year' ? yearLength : 2
    const part = rest.slice(0, length)
    rest = rest.slice(length)
    return part
  })
}

/** Gives each group its unit; a month by name is one wherever it stands, the others keep their order. */
function assign(groups: readonly string[], order: readonly DateUnit[]): Partial<Found> {
  const name = groups.find((group) => group.startsWith('M'))
  if (name === undefined) return Object.fromEntries(order.map((unit, index) => [unit, groups[index]]))
  const numbers = groups.filter((group) => group !== name)
  const others = order.filter((unit) => unit !== 'month')
  return { ...Object.fromEntries(others.map((unit, index) => [unit, numbers[index]])), month: name.slice(1) }
}

function assemble({ year = '', month = '', day = '' }: Partial<Found>, pattern: DatePattern): ReadDate {
  if (!/^\d{1,2}$/.test(day) || !/^\d{1,2}$/.test(month) || year === '' || year.length > 4) return refuse('unreadable')
  const hasShortYear = pattern.some((part) => part.kind === 'field' && part.field === 'yy')
  if (year.length < 4 && !(hasShortYear && year.length === 2)) return refuse('shortYear')
  const date = {
    year: year.length === 2 ? fullYear(Number(year)) : Number(year),
    month: Number(month),
    day: Number(day),
  }
  return isDay(date) ? { date, error: null } : refuse('noSuchDay')
}

const fullYear = (year: number): number => (year < 70 ? 2000 : 1900) + year

/** The last day of the month that was meant by an impossible day, for a hint such as "February 2026 has 28 days"; null where there is no such month. */
export const lastDayOfTypedMonth = (text: string, pattern: DatePattern, locale: string): PlainDate | null => {
  for (const day of [28, 29, 30, 31] as const) {
    const { date } = readDate(replaceDay(text, pattern, String(day)), pattern, locale)
    if (date !== null && daysInMonth(date.year, date.month) === day) return date
  }
  return null
}

function replaceDay(text: string, pattern: DatePattern, day: string): string {
  const place = unitsOf(pattern).filter(isDateUnit).indexOf('day')
  let index = -1
  return text.replaceAll(/\d+/g, (number) => {
    index += 1
    return index === place ? day : number
  })
}
