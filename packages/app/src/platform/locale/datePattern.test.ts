import { describe, expect, test } from 'vitest'
import { chooseDatePattern, formatPattern, isoDay, parsePattern } from './datePattern.ts'

/** A Tuesday, local time of whatever machine runs this. */
const day = new Date(2026, 10, 24, 9, 5, 7)

const format = (pattern: string, locale = 'en', date = day): string | null => {
  const parsed = parsePattern(pattern)
  return parsed && formatPattern(parsed, date, locale)
}

describe('a date by pattern', () => {
  test.each([
    ['dd.MM.yyyy', '24.11.2026'],
    ['d.M.yy', '24.11.26'],
    ['yyyy-MM-dd', '2026-11-24'],
    ['dd/MM/yyyy', '24/11/2026'],
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
    const midnight = new Date(2026, 0, 1, 0, 0, 0)
    expect(format('hh', 'en', midnight)).toBe('12')
    expect(format('H', 'en', midnight)).toBe('0')
  })

  test.each(['', '...', 'dd.MM.yyyy Q', 'MMMMM', 'tt', "dd 'open", 'P', 'ddd', 'DDD'])('%j is refused', (pattern) => {
    expect(parsePattern(pattern)).toBeNull()
  })
})

describe('which pattern is in force', () => {
  const choose = (...candidates: (string | null)[]) => {
    const warnings: string[] = []
    const text = formatPattern(chooseDatePattern(candidates, (warning) => warnings.push(warning)), day, 'en')
    return { text, warnings }
  }

  test('the user comes before the realm, the realm before the default', () => {
    expect(choose('dd/MM/yyyy', 'yyyy-MM-dd').text).toBe('24/11/2026')
    expect(choose(null, 'yyyy-MM-dd').text).toBe('2026-11-24')
    expect(choose(null, null).text).toBe('24.11.2026')
    expect(choose('', '  ').text).toBe('24.11.2026')
  })

  test('an unusable pattern falls to the next in line, with one warning', () => {
    const { text, warnings } = choose('qq', 'yyyy-MM-dd')
    expect(text).toBe('2026-11-24')
    expect(warnings).toEqual(['The date format "qq" is not understood and left aside.'])
  })
})

test('a day for machines is the device’s day, with all its zeros', () => {
  expect(isoDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
  expect(isoDay(new Date(987, 10, 24))).toBe('0987-11-24')
})
