import { readPattern } from '@somo/ui/locale/dates/datePattern'
import { describe, expect, test } from 'vitest'
import { chooseDateFormat, chooseDatePattern, formatPattern } from './datePattern.ts'

/** A Tuesday, local time of whatever machine runs this. */
const moment = new Date(2026, 10, 24, 9, 5, 7)

test.each([
  ['dd.MM.yyyy', '24.11.2026'],
  ['EEEE, d MMMM yyyy', 'Tuesday, 24 November 2026'],
  ['H:mm:ss', '9:05:07'],
  ['hh:mm a', '09:05 AM'],
])('a moment by %s is written in the device’s time: %s', (pattern, expected) => {
  expect(formatPattern(readPattern(pattern) ?? [], moment, 'en')).toBe(expected)
})

test.each([
  ['Africa/Nairobi', '25.11.2026 01:30'],
  ['America/New_York', '24.11.2026 17:30'],
  ['Asia/Kathmandu', '25.11.2026 04:15'],
])('a moment by the clocks of %s is %s', (zone, expected) => {
  expect(formatPattern(readPattern('dd.MM.yyyy HH:mm') ?? [], new Date('2026-11-24T22:30:00Z'), 'en', zone)).toBe(
    expected,
  )
})

test('a time zone nobody knows is the device’s', () => {
  expect(formatPattern(readPattern('HH:mm') ?? [], moment, 'en', 'Middle/Earth')).toBe('09:05')
})

describe('which pattern is in force', () => {
  const choose = (...candidates: (string | null)[]) => {
    const warnings: string[] = []
    const text = formatPattern(
      chooseDatePattern(candidates, (warning) => warnings.push(warning)),
      moment,
      'en',
    )
    return { text, warnings }
  }

  test('the user comes before the realm, the realm before the default', () => {
    expect(choose('dd/MM/yyyy', 'yyyy-MM-dd').text).toBe('24/11/2026')
    expect(choose(null, 'yyyy-MM-dd').text).toBe('2026-11-24')
    expect(choose(null, null).text).toBe('24.11.2026')
    expect(choose('', '  ').text).toBe('24.11.2026')
  })

  test('fields are told the one that dates are written by', () => {
    const ignore = (): void => undefined
    expect(chooseDateFormat(['qq', null, 'yyyy-MM-dd'], ignore)).toBe('yyyy-MM-dd')
    expect(chooseDateFormat(['qq', null, ''], ignore)).toBe('dd.MM.yyyy')
  })

  test('an unusable pattern falls to the next in line, with one warning', () => {
    const { text, warnings } = choose('qq', 'yyyy-MM-dd')
    expect(text).toBe('2026-11-24')
    expect(warnings).toEqual(['The date format "qq" is not understood and left aside.'])
  })
})
