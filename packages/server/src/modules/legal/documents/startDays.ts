import type { LegalStartDays } from '@somo/graphql/schema'
import { mostYearsAhead } from './versionStore.ts'

/** The day (RFC 3339's full-date) that clocks of an IANA time zone show at a moment. */
export function dayIn(timeZone: string, moment: Date): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(moment)
  const of = (type: string): string => parts.find((part) => part.type === type)?.value ?? ''
  return `${of('year').padStart(4, '0')}-${of('month')}-${of('day')}`
}

/** The days a version may begin on: from tomorrow to two years ahead, by the clocks of the installation. */
export function listStartDays(timeZone: string, now: Date = new Date()): LegalStartDays {
  const today = new Date(`${dayIn(timeZone, now)}T00:00:00Z`)
  const [year, month, day] = [today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate()]
  // A 29 February has no like in two years: then the day before it is the last.
  const last = new Date(Date.UTC(year + mostYearsAhead, month, day))
  const isOver = last.getUTCMonth() !== month
  return {
    timeZone,
    first: writeDay(new Date(Date.UTC(year, month, day + 1))),
    last: writeDay(isOver ? new Date(Date.UTC(year + mostYearsAhead, month, day - 1)) : last),
  }
}

const writeDay = (day: Date): string => day.toISOString().slice(0, 10)
