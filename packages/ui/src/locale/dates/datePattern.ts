/** A day of the calendar without a time zone: what a person means by "31 January". Month 1 to 12, day 1 to 31. */
export interface PlainDate {
  readonly year: number
  readonly month: number
  readonly day: number
}

/** A time of day without a date. Hour 0 to 23. */
export interface PlainTime {
  readonly hour: number
  readonly minute: number
  /** @default 0 */
  readonly second?: number
}

/** What a pattern is filled with; a part that is not given counts as the first of January 1970, or as midnight. */
export type DateParts = Partial<PlainDate> & Partial<PlainTime>

/** A pattern in the letters of Unicode UTS 35, such as `dd.MM.yyyy`, cut into fields and fixed texts (session.md 3.3). */
export type DatePattern = readonly PatternPart[]
export type PatternPart =
  | { readonly kind: 'field'; readonly field: PatternField }
  | { readonly kind: 'text'; readonly text: string }

type Filled = Required<PlainDate> & Required<PlainTime>
type Draw = (parts: Filled, locale: string) => string

const padded = (value: number, width: number): string => String(value).padStart(width, '0')
const twelve = (hours: number): number => (hours % 12 === 0 ? 12 : hours % 12)

// Written and read in UTC, so that no change of clocks can move it; the setter knows years below 100 as they are.
const instantOf = ({ year, month, day, hour }: Filled): Date => {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  date.setUTCHours(hour)
  return date
}

const formats = new Map<string, Intl.DateTimeFormat>()

const named = (options: Intl.DateTimeFormatOptions, type: Intl.DateTimeFormatPartTypes): Draw => {
  const key = JSON.stringify(options)
  return (parts, locale) => {
    const format = formats.get(locale + key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
    formats.set(locale + key, format)
    return format.formatToParts(instantOf(parts)).find((part) => part.type === type)?.value ?? ''
  }
}

type Names = 'short' | 'long'
/** A month's name as it stands beside a day ("24. November"); languages that decline it need the day in the request. */
const monthBesideDay = (month: Names): Draw => named({ month, day: 'numeric' }, 'month')
const monthAlone = (month: Names): Draw => named({ month }, 'month')
const weekdayName = (weekday: Names): Draw => named({ weekday }, 'weekday')

const fields = {
  y: ({ year }) => String(year),
  yy: ({ year }) => padded(year % 100, 2),
  yyyy: ({ year }) => padded(year, 4),
  M: ({ month }) => String(month),
  MM: ({ month }) => padded(month, 2),
  MMM: monthBesideDay('short'),
  MMMM: monthBesideDay('long'),
  L: ({ month }) => String(month),
  LL: ({ month }) => padded(month, 2),
  LLL: monthAlone('short'),
  LLLL: monthAlone('long'),
  d: ({ day }) => String(day),
  dd: ({ day }) => padded(day, 2),
  E: weekdayName('short'),
  EE: weekdayName('short'),
  EEE: weekdayName('short'),
  EEEE: weekdayName('long'),
  H: ({ hour }) => String(hour),
  HH: ({ hour }) => padded(hour, 2),
  h: ({ hour }) => String(twelve(hour)),
  hh: ({ hour }) => padded(twelve(hour), 2),
  m: ({ minute }) => String(minute),
  mm: ({ minute }) => padded(minute, 2),
  s: ({ second }) => String(second),
  ss: ({ second }) => padded(second, 2),
  a: named({ hour: 'numeric', hour12: true }, 'dayPeriod'),
} satisfies Record<string, Draw>

/** The letters a pattern may use. */
export type PatternField = keyof typeof fields

const isField = (letters: string): letters is PatternField => Object.hasOwn(fields, letters)

/** One quoted text (two quotes stand for one), one run of the same letter, or anything else. */
const token = /'((?:[^']|'')*)'|([A-Za-z])\2*|[^A-Za-z']+|'/g

const sanitize = (pattern: string): string =>
  pattern
    .trim()
    .replaceAll(
      /('(?:[^']|'')*')|(?<!D)DD(?!D)|Y+/g,
      (match, quoted: string | undefined) => quoted ?? match.toLowerCase(),
    )

/**
 * Reads a pattern; null where it uses a letter we do not know, leaves a quote open, or names no field at all.
 * `DD` and `YYYY`, which administrators write for `dd` and `yyyy`, are understood as these (session.md 3.3).
 */
export function readPattern(pattern: string): DatePattern | null {
  const parts: PatternPart[] = []
  for (const [whole, quoted, letter] of sanitize(pattern).matchAll(token)) {
    if (whole === "'") return null
    if (quoted !== undefined) parts.push({ kind: 'text', text: quoted === '' ? "'" : quoted.replaceAll("''", "'") })
    else if (letter === undefined) parts.push({ kind: 'text', text: whole })
    else if (isField(whole)) parts.push({ kind: 'field', field: whole })
    else return null
  }
  return parts.some((part) => part.kind === 'field') ? parts : null
}

/** What a field of a pattern stands for; letters of one unit differ only in how it is drawn. */
export type PatternUnit = 'year' | 'month' | 'day' | 'weekday' | 'hour' | 'minute' | 'second' | 'dayPeriod'

const units: Readonly<Record<string, PatternUnit>> = {
  y: 'year',
  M: 'month',
  L: 'month',
  d: 'day',
  E: 'weekday',
  H: 'hour',
  h: 'hour',
  m: 'minute',
  s: 'second',
  a: 'dayPeriod',
}

/** The units a pattern shows, in its order. */
export const unitsOf = (pattern: DatePattern): readonly PatternUnit[] =>
  pattern.flatMap((part) => (part.kind === 'field' ? (units[part.field.charAt(0)] ?? []) : []))

/** Whether a text is a pattern that a whole date can be shown and typed in: it has day, month and year. */
export function isPattern(text: string): boolean {
  const pattern = readPattern(text)
  if (pattern === null) return false
  const shown = unitsOf(pattern)
  return (['year', 'month', 'day'] as const).every((unit) => shown.includes(unit))
}

/** Date or time as the pattern says, with names in the locale's language (Intl). */
export function formatByPattern(pattern: DatePattern, parts: DateParts, locale: string): string {
  const filled = { year: 1970, month: 1, day: 1, hour: 0, minute: 0, second: 0, ...parts }
  return pattern.map((part) => (part.kind === 'text' ? part.text : fields[part.field](filled, locale))).join('')
}

/**
 * The pattern in the words of a language, such as "day.month.year" or "Tag.Monat.Jahr": what to type, for the line below
 * a field.
 * @param names ui's own words for the units (`choosers.dateUnits`): the browser's take 20 ms to come the first time
 */
export const describePattern = (pattern: DatePattern, names: Readonly<Record<PatternUnit, string>>): string =>
  pattern
    .map((part) => {
      if (part.kind === 'text') return part.text
      const unit = units[part.field.charAt(0)]
      return unit === undefined ? '' : names[unit]
    })
    .join('')
