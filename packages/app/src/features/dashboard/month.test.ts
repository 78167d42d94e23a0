import { expect, test } from 'vitest'
import { monthOf } from './month.ts'

test.each([
  ['2026-11-24', '2026-10-26', '2026-12-06', 6],
  ['2027-02-10', '2027-02-01', '2027-02-28', 4],
  ['2026-08-01', '2026-07-27', '2026-09-06', 6],
])('the month of %s is shown from %s to %s', (day, from, to, weeks) => {
  const month = monthOf(new Date(`${day}T12:00:00`))
  expect([month.from, month.to, month.weeks.length, month.name]).toEqual([from, to, weeks, day.slice(0, 7)])
})
