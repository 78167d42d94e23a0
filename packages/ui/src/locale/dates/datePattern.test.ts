import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  describePattern,
  formatByPattern,
  isPattern,
  readPattern,
  type DatePattern,
  type PlainDate,
} from './datePattern.ts'
import { daysInMonth, fromIsoDate, fromIsoTime, isoDay, toIsoDate, toIsoTime } from './plainDate.ts'
import { lastDayOfTypedMonth, readDate } from './readDate.ts'
import { isTimePattern, readTime } from './readTime.ts'
import { choosers as german } from '../words/de/choosers.ts'
import { choosers as english } from '../words/en/choosers.ts'
import { choosers as swahili } from '../words/sw/choosers.ts'

/** A Tuesday. */
const moment = { year: 2026, month: 11, day: 24, hour: 9, minute: 5, second: 7 }

const known = (pattern: string): DatePattern => {
  const parts = readPattern(pattern)
  if (parts === null) throw new Error(`${pattern} is no pattern.`)
  return parts
}
const format = (pattern: string, locale = 'en', parts: Partial<typeof moment> = moment): string =>
  formatByPattern(known(pattern), parts, locale)

describe('writing by pattern', () => {
  test.each([
    ['dd.MM.yyyy', '24.11.2026'],
    ['d.M.yy', '24.11.26'],
    ['yyyy-MM-dd', '2026-11-24'],
    ['MM/dd/yyyy', '11/24/2026'],
    ['HH:mm', '09:05'],
    ['H:mm:ss', '9:05:07'],
    ['h:mm a', '9:05 AM'],
    ['DD.MM.YYYY', '24.11.2026'],
    [' dd.MM.yyyy ', '24.11.2026'],
    ["d. MMMM yyyy 'at' HH 'o''clock'", "24. November 2026 at 09 o'clock"],
    ["''yy", "'26"],
    ['y', '2026'],
    ['LL', '11'],
  ])('%s gives %s', (pattern, expected) => {
    expect(format(pattern)).toBe(expected)
  })

  test.each([
    ['en', 'Tuesday, 24 November', 'Tue'],
    ['de', 'Dienstag, 24 November', 'Di'],
    ['sw', 'Jumanne, 24 Novemba', 'Jumanne'],
  ])('names come from the language %s', (locale, long, short) => {
    expect(format('EEEE, d MMMM', locale)).toBe(long)
    expect(format('EEE', locale)).toBe(short)
  })

  test('midnight is 12 on the twelve-hour clock and 0 on the other', () => {
    expect(format('hh', 'en', { hour: 0 })).toBe('12')
    expect(format('H', 'en', { hour: 0 })).toBe('0')
  })

  test('a year below 100 is not moved into the last century', () => {
    expect(format('d MMM yyyy', 'en', { year: 26, month: 3, day: 1 })).toBe('1 Mar 0026')
  })

  test.each(['', '...', 'dd.MM.yyyy Q', 'MMMMM', 'tt', "dd 'open", 'P', 'ddd', 'DDD'])('%j is refused', (pattern) => {
    expect(readPattern(pattern)).toBeNull()
  })
})

test.each([
  ['dd.MM.yyyy', true],
  ['d MMMM y', true],
  ['MM.yyyy', false],
  ['HH:mm', false],
  ['nonsense', false],
])('%s: a whole date can be typed in it: %s', (pattern, expected) => {
  expect(isPattern(pattern)).toBe(expected)
})

describe.each([
  ['en', english, 'day.month.year'],
  ['de', german, 'Tag.Monat.Jahr'],
  ['sw', swahili, 'siku.mwezi.mwaka'],
] as const)('in %s', (locale, { dateUnits }, expected) => {
  test('a pattern is told in words', () => {
    expect(describePattern(known('dd.MM.yyyy'), dateUnits)).toBe(expected)
  })

  test('the units have the names that the browser gives them', () => {
    const names = new Intl.DisplayNames(locale, { type: 'dateTimeField' })
    expect(dateUnits).toEqual(Object.fromEntries(Object.keys(dateUnits).map((unit) => [unit, names.of(unit)])))
  })
})

const read = (text: string, pattern = 'dd.MM.yyyy', locale = 'en'): string => {
  const { date, error } = readDate(text, known(pattern), locale)
  return date === null ? error : toIsoDate(date)
}

describe('reading a typed date', () => {
  test.each([
    ['31.01.2026', 'dd.MM.yyyy', '2026-01-31'],
    ['31.1.2026', 'dd.MM.yyyy', '2026-01-31'],
    [' 31 / 1 - 2026 ', 'dd.MM.yyyy', '2026-01-31'],
    ['31012026', 'dd.MM.yyyy', '2026-01-31'],
    ['2026-01-31', 'dd.MM.yyyy', '2026-01-31'],
    ['1/31/2026', 'MM/dd/yyyy', '2026-01-31'],
    ['01312026', 'MM/dd/yyyy', '2026-01-31'],
    ['20260131', 'yyyy-MM-dd', '2026-01-31'],
    ['31.01.26', 'd.M.yy', '2026-01-31'],
    ['310170', 'ddMMyy', '1970-01-31'],
    ['29.02.2028', 'dd.MM.yyyy', '2028-02-29'],
    ['３１.０１.２０２６', 'dd.MM.yyyy', '2026-01-31'],
  ])('%s by %s is %s', (text, pattern, expected) => {
    expect(read(text, pattern)).toBe(expected)
  })

  test.each([
    ['31 January 2026', 'en'],
    ['Saturday, 31 Jan 2026', 'en'],
    ['January 31, 2026', 'en'],
    ['31. Januar 2026', 'de'],
    ['Sa., 31. Jan. 2026', 'de'],
    ['31 Januari 2026', 'sw'],
  ])('%s is read in %s', (text, locale) => {
    expect(read(text, 'dd.MM.yyyy', locale)).toBe('2026-01-31')
  })

  test.each([
    ['31.02.2026', 'noSuchDay'],
    ['29.02.2026', 'noSuchDay'],
    ['29.02.1900', 'noSuchDay'],
    ['01.13.2026', 'noSuchDay'],
    ['00.01.2026', 'noSuchDay'],
    ['31.01.26', 'shortYear'],
    ['310126', 'shortYear'],
    ['31.01', 'incomplete'],
    ['31', 'incomplete'],
    ['1.1.1.2026', 'unreadable'],
    ['31.001.2026', 'unreadable'],
    ['31.01.20261', 'unreadable'],
    ['tomorrow', 'unreadable'],
    ['31 Ju 2026', 'unreadable'],
    ['...', 'unreadable'],
  ])('%s is refused: %s', (text, error) => {
    expect(read(text)).toBe(error)
  })

  test('of an impossible day it can tell the last one of its month', () => {
    expect(lastDayOfTypedMonth('31.02.2026', known('dd.MM.yyyy'), 'en')).toEqual({ year: 2026, month: 2, day: 28 })
    expect(lastDayOfTypedMonth('2/31/2028', known('MM/dd/yyyy'), 'en')).toEqual({ year: 2028, month: 2, day: 29 })
    expect(lastDayOfTypedMonth('01.13.2026', known('dd.MM.yyyy'), 'en')).toBeNull()
  })
})

const days = fc
  .record({
    year: fc.integer({ min: 1000, max: 9999 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 31 }),
  })
  .filter(({ year, month, day }: PlainDate) => day <= daysInMonth(year, month))
const patterns = fc.constantFrom(
  'dd.MM.yyyy',
  'd.M.y',
  'MM/dd/yyyy',
  'yyyy-MM-dd',
  'EEEE, d. MMMM yyyy',
  'MMM d, yyyy',
  'd LLLL yyyy',
  'yyyyMMdd',
  'ddMMyyyy',
)
const locales = fc.constantFrom('en', 'de', 'sw')

describe('for every day', () => {
  test('what is written can be read again', () => {
    fc.assert(
      fc.property(days, patterns, locales, (day, pattern, locale) => {
        const parts = known(pattern)
        expect(readDate(formatByPattern(parts, day, locale), parts, locale).date).toEqual(day)
      }),
    )
  })

  test('separators and zeros do not matter', () => {
    const separators = fc.constantFrom('.', '/', '-', ' ', ', ', ' . ')
    fc.assert(
      fc.property(days, separators, ({ year, month, day }, separator) => {
        expect(read([day, month, year].join(separator))).toBe(toIsoDate({ year, month, day }))
      }),
    )
  })

  test('the calendar agrees with the engine, in no time zone', () => {
    fc.assert(
      fc.property(days, (day) => {
        const iso = toIsoDate(day)
        expect(new Date(`${iso}T00:00:00Z`).toISOString().slice(0, 10)).toBe(iso)
        expect(fromIsoDate(iso)).toEqual(day)
      }),
    )
  })
})

test('no text makes reading fail, and what is read is a day', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), patterns, locales, (text, pattern, locale) => {
      const { date } = readDate(text, known(pattern), locale)
      expect(date === null || fromIsoDate(toIsoDate(date)) !== null).toBe(true)
    }),
  )
})

describe('a typed time', () => {
  const time = (text: string, locale = 'en'): string | null => {
    const read = readTime(text, locale)
    return read && toIsoTime(read)
  }

  test.each([
    ['9:30', '09:30'],
    ['9.30', '09:30'],
    ['930', '09:30'],
    ['0930', '09:30'],
    ['9', '09:00'],
    ['9h30', '09:30'],
    ['9 30', '09:30'],
    ['9.30 pm', '21:30'],
    ['9:30 P.M.', '21:30'],
    ['930pm', '21:30'],
    ['12 am', '00:00'],
    ['12:15 pm', '12:15'],
    ['23:59', '23:59'],
    ['9:30 Uhr', '09:30'],
  ])('%s is %s', (text, expected) => {
    expect(time(text)).toBe(expected)
  })

  test.each(['', 'noon', '24:00', '9:75', '13 pm', '0 am', '9:3', '12345', '9:30:10', '-1:00'])(
    '%j is refused',
    (text) => {
      expect(time(text)).toBeNull()
    },
  )

  test('every time can be read again in every language and clock', () => {
    fc.assert(
      fc.property(
        fc.nat(23),
        fc.nat(59),
        locales,
        fc.constantFrom('HH:mm', 'H.mm', 'h:mm a', 'hh:mm a', 'HHmm'),
        (hour, minute, locale, pattern) => {
          expect(readTime(formatByPattern(known(pattern), { hour, minute }, locale), locale)).toEqual({ hour, minute })
        },
      ),
    )
  })

  test('a pattern without minutes is none to type in; ISO is read strictly', () => {
    expect(isTimePattern('HH:mm')).toBe(true)
    expect(isTimePattern('HH')).toBe(false)
    expect(isTimePattern('?')).toBe(false)
    expect(fromIsoTime('9:30')).toBeNull()
    expect(fromIsoTime('09:30')).toEqual({ hour: 9, minute: 30 })
    expect(fromIsoDate('2026-02-30')).toBeNull()
  })
})

test('a day for machines is the device’s day, with all its zeros', () => {
  expect(isoDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
  expect(isoDay(new Date(987, 10, 24))).toBe('0987-11-24')
})
