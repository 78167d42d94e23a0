/** The days that a calendar shows for a month: whole weeks, each day as yyyy-MM-dd. */
export interface Month {
  /** Of the month that is shown, such as 2026-11. */
  readonly name: string
  readonly weeks: readonly (readonly string[])[]
  readonly from: string
  readonly to: string
}

const write = (day: Date): string => day.toISOString().slice(0, 10)

/** The month of a moment by the clocks of the device. Weeks begin on Monday. */
export function monthOf(moment: Date): Month {
  const year = moment.getFullYear()
  const month = moment.getMonth()
  // Days are counted in UTC, where none is shorter than another.
  const first = new Date(Date.UTC(year, month, 1))
  const last = new Date(Date.UTC(year, month + 1, 0))
  const before = (first.getUTCDay() + 6) % 7
  const count = Math.ceil((before + last.getUTCDate()) / 7)
  const weeks = Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => write(new Date(Date.UTC(year, month, 1 - before + week * 7 + day)))),
  )
  return {
    name: write(first).slice(0, 7),
    weeks,
    from: weeks[0]?.[0] ?? write(first),
    to: weeks.at(-1)?.[6] ?? write(last),
  }
}
