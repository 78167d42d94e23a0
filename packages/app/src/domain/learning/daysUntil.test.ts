import { expect, test } from 'vitest'
import { daysUntil } from './daysUntil.ts'

const now = new Date(2026, 11, 21, 23, 30)

test.each([
  ['2026-12-20', -1],
  ['2026-12-21', 0],
  ['2026-12-22', 1],
  ['2027-12-21', 365],
])('%s is %i days away', (day, days) => {
  expect(daysUntil(day, now)).toBe(days)
})

test('a moment counts by the reader’s clocks', () => {
  expect(daysUntil(new Date(2026, 11, 22, 0, 5), now)).toBe(1)
  expect(daysUntil(new Date(2026, 11, 21, 0, 5), now)).toBe(0)
})
