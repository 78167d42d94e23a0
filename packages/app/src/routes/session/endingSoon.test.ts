import { expect, test } from 'vitest'
import { untilNotice } from './endingSoon.ts'

test.each([
  [null, 0, null],
  [600_000, 0, 480_000],
  [600_000, 480_000, 0],
  [600_000, 900_000, 0],
])('an end at %j, now %d: the notice is due in %j ms', (endsAt, now, wait) => {
  expect(untilNotice(endsAt, now)).toBe(wait)
})
