import { expect, test } from 'vitest'
import { dayEnding, writeDeadline } from './deadlines.ts'

test.each([
  ['2026-12-21T23:59:59Z', 'UTC'],
  ['2026-12-21T22:59:59Z', 'Berlin'],
  ['2026-12-21T20:59:59Z', 'Nairobi'],
  ['2026-12-21T18:29:59Z', 'Kolkata'],
  ['2026-12-21T18:14:59.000Z', 'Kathmandu'],
  ['2026-12-21T10:59:59Z', 'Auckland'],
  ['2026-12-21T11:59:59Z', 'Auckland in winter'],
  ['2026-12-22T04:59:59Z', 'New York'],
  ['2026-12-22T07:59:59Z', 'Los Angeles'],
  ['2026-12-22T09:59:59Z', 'Honolulu'],
  ['2026-12-22T02:29:59Z', 'St John’s'],
])('%s ends 21 December in %s', (moment) => {
  expect(dayEnding(new Date(moment))).toBe('2026-12-21')
})

test.each(['2026-12-21T12:00:00Z', '2026-12-21T23:59:58Z', '2026-12-21T10:07:59Z', 'nothing'])(
  '%s ends no day',
  (moment) => {
    expect(dayEnding(new Date(moment))).toBeNull()
  },
)

test('a deadline is the same day for every reader', () => {
  const dates = { date: () => 'by the reader’s clocks', day: (day: string) => day }
  expect(writeDeadline('2026-12-21T22:59:59Z', dates)).toBe('2026-12-21')
  expect(writeDeadline('2026-12-21T12:00:00Z', dates)).toBe('by the reader’s clocks')
})
