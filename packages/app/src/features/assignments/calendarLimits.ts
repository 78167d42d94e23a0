/** Years ahead that the server takes; a later year is mistyped. */
const mostYearsAhead = 10

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

function lastDay(now: Date): string {
  const last = new Date(now)
  last.setUTCFullYear(now.getUTCFullYear() + mostYearsAhead)
  return dayOf(last)
}

/** The days that the server takes for an assignment. */
export const calendarLimits = (): { readonly minValue: string; readonly maxValue: string } => ({
  minValue: '2000-01-01',
  maxValue: lastDay(new Date()),
})

/** The days that the server takes for the end of an exemption and for a date of a person. */
export const aheadLimits = (): { readonly minValue: string; readonly maxValue: string } => {
  const now = new Date()
  return { minValue: dayOf(now), maxValue: lastDay(now) }
}
