import { expect, test } from 'vitest'
import { stepTime } from './stepTime.ts'

test.each([
  ['09:30', 'minute', 1, '09:35'],
  ['09:32', 'minute', 1, '09:35'],
  ['09:32', 'minute', -1, '09:30'],
  ['09:30', 'minute', -1, '09:25'],
  ['09:32', 'hour', 1, '10:32'],
  ['23:55', 'minute', 1, '00:00'],
  ['00:00', 'minute', -1, '23:55'],
  ['00:30', 'hour', -1, '23:30'],
  [null, 'hour', 1, '08:00'],
] as const)('%s, a step of one %s in direction %i, is %s', (value, unit, direction, expected) => {
  expect(stepTime(value, unit, direction, 5, '08:00')).toBe(expected)
})
