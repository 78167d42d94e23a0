import { parseDate } from '@internationalized/date'

/** How somebody renews, as the database keeps it. Days are ISO days. */
export interface RenewalRule {
  readonly renewal: 'NONE' | 'FROM_COMPLETION' | 'FROM_EXPIRY' | 'FIXED_DAY'
  readonly everyMonths: number
  /** Of FIXED_DAY: the first of the fixed days. */
  readonly fixedFrom: string | null
  readonly minimumDays: number
  readonly graceDays: number
}

/** The day so many days later. */
export const addDays = (day: string, days: number): string => parseDate(day).add({ days }).toString()

/** The day so many months later; where the month is too short, its last day. */
export const addMonths = (day: string, months: number): string => parseDate(day).add({ months }).toString()

function nextFixedDay(from: string, everyMonths: number, earliest: string): string {
  let day = from
  for (let steps = 1; day < earliest; steps += 1) day = addMonths(from, steps * everyMonths)
  return day
}

/**
 * The last day of validity; null without a renewal. Its twin in the database is renewal_day().
 * @param expires the end of the validity before; null in a first cycle
 */
export function renewalDay(rule: RenewalRule, completed: string, expires: string | null): string | null {
  const { renewal, everyMonths, fixedFrom, minimumDays, graceDays } = rule
  if (renewal === 'NONE') return null
  if (renewal === 'FIXED_DAY') return nextFixedDay(fixedFrom ?? completed, everyMonths, addDays(completed, minimumDays))
  const isOnTime = renewal === 'FROM_EXPIRY' && expires !== null && completed <= addDays(expires, graceDays)
  return addMonths(isOnTime ? expires : completed, everyMonths)
}

/** The next days that somebody has to be done by, as if each were met on its day; `first` is among them. */
export function nextDueDays(rule: RenewalRule, first: string, most: number): string[] {
  const days = [first]
  for (let last = first; days.length < most;) {
    const next = renewalDay(rule, last, days.length === 1 ? null : last)
    if (next === null) break
    days.push(next)
    last = next
  }
  return days
}
