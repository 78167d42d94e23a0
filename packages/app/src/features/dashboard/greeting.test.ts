import { expect, test } from 'vitest'
import { dayPart } from './greeting.ts'

test.each([
  [0, 'evening'],
  [4, 'evening'],
  [5, 'morning'],
  [10, 'morning'],
  [11, 'day'],
  [17, 'day'],
  [18, 'evening'],
  [23, 'evening'],
])('at %i o’clock it is %s', (hour, part) => {
  expect(dayPart(new Date(2026, 10, 24, hour, 59))).toBe(part)
})
