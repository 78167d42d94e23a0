import { formatByPattern, readPattern, type DateParts, type DatePattern } from '@somo/ui/locale/dates/datePattern'
import { dayOf } from '@somo/ui/locale/dates/plainDate'
import { defaultDateFormat } from '../../build/constants.ts'

/**
 * A moment as the pattern says, with names in the locale's language; by the clocks of `timeZone` (an IANA name), null for
 * the device's own.
 */
export const formatPattern = (
  pattern: DatePattern,
  moment: Date,
  locale: string,
  timeZone: string | null = null,
): string => formatByPattern(pattern, timeZone === null ? deviceParts(moment) : zonedParts(moment, timeZone), locale)

const deviceParts = (moment: Date): DateParts => ({
  ...dayOf(moment),
  hour: moment.getHours(),
  minute: moment.getMinutes(),
  second: moment.getSeconds(),
})

const clocks = new Map<string, Intl.DateTimeFormat | null>()

/** What a clock and a calendar there show; null for a name that this browser does not know. */
function clockOf(timeZone: string): Intl.DateTimeFormat | null {
  const known = clocks.get(timeZone)
  if (known !== undefined) return known
  let clock: Intl.DateTimeFormat | null
  try {
    const two = '2-digit'
    const parts = { year: 'numeric', month: two, day: two, hour: two, minute: two, second: two } as const
    clock = new Intl.DateTimeFormat('en-GB', {
      ...parts,
      hourCycle: 'h23',
      calendar: 'gregory',
      numberingSystem: 'latn',
      timeZone,
    })
  } catch {
    // A claim is what somebody else wrote; the device's own zone is the next best.
    clock = null
  }
  clocks.set(timeZone, clock)
  return clock
}

function zonedParts(moment: Date, timeZone: string): DateParts {
  const clock = clockOf(timeZone)
  if (clock === null) return deviceParts(moment)
  const shown = clock.formatToParts(moment)
  const read = (type: Intl.DateTimeFormatPartTypes): number => Number(shown.find((part) => part.type === type)?.value)
  return {
    year: read('year'),
    month: read('month'),
    day: read('day'),
    hour: read('hour'),
    minute: read('minute'),
    second: read('second'),
  }
}

/**
 * The date pattern in force: the user's, else the realm's, else the configured one, else dd.MM.yyyy
 * (specification section 9). One that cannot be read counts as absent; `warn` is told once for each.
 */
export const chooseDatePattern = (candidates: readonly (string | null)[], warn: (text: string) => void): DatePattern =>
  readPattern(chooseDateFormat(candidates, warn)) ?? []

/** The same as it is written, in the letters of Unicode UTS 35: for fields that take a pattern. */
export function chooseDateFormat(candidates: readonly (string | null)[], warn: (text: string) => void): string {
  for (const candidate of candidates) {
    if (candidate === null || candidate.trim() === '') continue
    if (readPattern(candidate) !== null) return candidate
    warn(`The date format "${candidate}" is not understood and left aside.`)
  }
  return defaultDateFormat
}
