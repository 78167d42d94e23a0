import { expect, test } from 'vitest'
import { formatTime, resumePlace } from './recordingTime.ts'

test.each([
  [0, '0:00'],
  [65.9, '1:05'],
  [3723, '1:02:03'],
  [Number.NaN, '0:00'],
])('%s seconds are written %s', (seconds, text) => {
  expect(formatTime(seconds)).toBe(text)
})

test('a recording goes on where it was left, and from the beginning after its end', () => {
  expect(resumePlace('760.4', 1085)).toBe(760.4)
  expect(resumePlace('1084.8', 1085)).toBe(0)
  expect(resumePlace(null, 1085)).toBe(0)
  expect(resumePlace('page=3', 1085)).toBe(0)
})
