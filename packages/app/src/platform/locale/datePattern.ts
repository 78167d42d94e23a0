import { defaultDateFormat } from '../build/constants.ts'

/** A pattern in the letters of Unicode UTS 35, such as `dd.MM.yyyy`, cut into fields and fixed texts. */
export type DatePattern = readonly PatternPart[]
export type PatternPart = { readonly kind: 'field'; readonly field: DateField } | { readonly kind: 'text'; readonly text: string }

type Names = 'short' | 'long' | 'narrow'
type Draw = (date: Date, locale: string) => string

const padded = (value: number, width: number): string => String(value).padStart(width, '0')
const twelve = (hours: number): number => (hours % 12 === 0 ? 12 : hours % 12)

const named =
  (options: Intl.DateTimeFormatOptions, type: Intl.DateTimeFormatPartTypes): Draw =>
  (date, locale) =>
    new Intl.DateTimeFormat(locale, options).formatToParts(date).find((part) => part.type === type)?.value ?? ''

/** A month's name as it stands beside a day ("24. November"); languages that decline it need the day in the request. */
const monthBesideDay = (month: Names): Draw => named({ month, day: 'numeric' }, 'month')
const monthAlone = (month: Names): Draw => named({ month }, 'month')
const weekdayName = (weekday: Names): Draw => named({ weekday }, 'weekday')

const fields = {
  y: (date) => String(date.getFullYear()),
  yy: (date) => padded(date.getFullYear() % 100, 2),
  yyyy: (date) => padded(date.getFullYear(), 4),
  M: (date) => String(date.getMonth() + 1),
  MM: (date) => padded(date.getMonth() + 1, 2),
  MMM: monthBesideDay('short'),
  MMMM: monthBesideDay('long'),
  L: (date) => String(date.getMonth() + 1),
  LL: (date) => padded(date.getMonth() + 1, 2),
  LLL: monthAlone('short'),
  LLLL: monthAlone('long'),
  d: (date) => String(date.getDate()),
  dd: (date) => padded(date.getDate(), 2),
  E: weekdayName('short'),
  EE: weekdayName('short'),
  EEE: weekdayName('short'),
  EEEE: weekdayName('long'),
  H: (date) => String(date.getHours()),
  HH: (date) => padded(date.getHours(), 2),
  h: (date) => String(twelve(date.getHours())),
  hh: (date) => padded(twelve(date.getHours()), 2),
  m: (date) => String(date.getMinutes()),
  mm: (date) => padded(date.getMinutes(), 2),
  s: (date) => String(date.getSeconds()),
  ss: (date) => padded(date.getSeconds(), 2),
  a: named({ hour: 'numeric', hour12: true }, 'dayPeriod'),
} satisfies Record<string, Draw>

/** The letters a pattern may use. */
export type DateField = keyof typeof fields

const isField = (letters: string): letters is DateField => Object.hasOwn(fields, letters)

/** One quoted text (two quotes stand for one), one run of the same letter, or anything else. */
const token = /'((?:[^']|'')*)'|([A-Za-z])\2*|[^A-Za-z']+|'/g

/**
 * Reads a pattern; null where it uses a letter we do not know, leaves a quote open, or names no field at all.
 * `DD` and `YYYY`, which administrators write for `dd` and `yyyy`, are understood as these (session.md 3.3).
 */
export function parsePattern(pattern: string): DatePattern | null {
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

function sanitize(pattern: string): string {
  return pattern.trim().replaceAll(/('(?:[^']|'')*')|(?<!D)DD(?!D)|Y+/g, (match, quoted: string | undefined) => quoted ?? match.toLowerCase())
}

/** The date (in the device's time zone) as the pattern says, with names in the locale's language. */
export function formatPattern(pattern: DatePattern, date: Date, locale: string): string {
  return pattern.map((part) => (part.kind === 'text' ? part.text : fields[part.field](date, locale))).join('')
}

/**
 * The date pattern in force: the user's, else the realm's, else the configured one, else dd.MM.yyyy
 * (specification section 9). One that cannot be read counts as absent; `warn` is told once for each.
 */
export function chooseDatePattern(candidates: readonly (string | null)[], warn: (text: string) => void): DatePattern {
  for (const candidate of candidates) {
    if (candidate === null || candidate.trim() === '') continue
    const pattern = parsePattern(candidate)
    if (pattern !== null) return pattern
    warn(`The date format "${candidate}" is not understood and left aside.`)
  }
  return parsePattern(defaultDateFormat) ?? []
}

const isoPattern: DatePattern = [
  { kind: 'field', field: 'yyyy' },
  { kind: 'text', text: '-' },
  { kind: 'field', field: 'MM' },
  { kind: 'text', text: '-' },
  { kind: 'field', field: 'dd' },
]

/** The day by the device's calendar as ISO 8601 writes it, such as 2026-11-24: for machines, as in `<time dateTime>`. */
export function isoDay(date: Date): string {
  return formatPattern(isoPattern, date, 'en')
}
