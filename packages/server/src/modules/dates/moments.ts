/** How its reader writes dates and times. */
export interface ReaderFormats {
  /** Such as dd.MM.yyyy. */
  readonly dateFormat: string
  /** HH:mm, or hh:mm a. */
  readonly timeFormat: string
  /** IANA name. */
  readonly timeZone: string
}

/** What somebody has chosen, or their provider tells; null where nothing is. */
export type PreferredFormats = { readonly [Name in keyof ReaderFormats]: string | null }

const letters = /yyyy|yy|MM?|dd?|HH?|hh?|mm|a/g
const dateLetters = /^(?:yyyy|yy|MM?|dd?|[^\p{L}'])+$/u
const timeLetters = /^(?:HH?|hh?|mm|a|[^\p{L}'])+$/u

/** A day of the calendar (`yyyy-MM-dd`) in the reader's pattern. */
export const writeDay = (day: string, { dateFormat }: Pick<ReaderFormats, 'dateFormat'>): string =>
  write(dateFormat, new Date(day), 'UTC')

/** A moment by the reader's clocks, such as "24.11.2026, 09:05". */
export function writeMoment(moment: Date, { dateFormat, timeFormat, timeZone }: ReaderFormats): string {
  return `${write(dateFormat, moment, timeZone)}, ${write(timeFormat, moment, timeZone)}`
}

/** The preferred formats that can be written here, else the installation's. An outside provider may send anything. */
export function chooseFormats(preferred: PreferredFormats, fallback: ReaderFormats): ReaderFormats {
  const { dateFormat, timeFormat, timeZone } = preferred
  return {
    dateFormat: dateFormat !== null && dateLetters.test(dateFormat) ? dateFormat : fallback.dateFormat,
    timeFormat: timeFormat !== null && timeLetters.test(timeFormat) ? timeFormat : fallback.timeFormat,
    timeZone: timeZone !== null && isTimeZone(timeZone) ? timeZone : fallback.timeZone,
  }
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** Making one takes longer than using it a hundred times. */
let clocks: { readonly zone: string; readonly of: Intl.DateTimeFormat } | null = null

function clockOf(timeZone: string): Intl.DateTimeFormat {
  if (clocks?.zone !== timeZone) {
    const options = {
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    } as const
    clocks = { zone: timeZone, of: new Intl.DateTimeFormat('en-GB', { ...options, timeZone }) }
  }
  return clocks.of
}

function write(pattern: string, moment: Date, timeZone: string): string {
  const parts = clockOf(timeZone).formatToParts(moment)
  const number = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find((one) => one.type === type)?.value ?? 0)
  const hour = number('hour')
  const year = String(number('year')).padStart(4, '0')
  const numbers: Readonly<Record<string, number>> = {
    M: number('month'),
    d: number('day'),
    H: hour,
    h: hour % 12 === 0 ? 12 : hour % 12,
    m: number('minute'),
  }
  return pattern.replaceAll(letters, (found) => {
    if (found === 'a') return hour < 12 ? 'AM' : 'PM'
    if (found.startsWith('y')) return year.slice(-found.length)
    return String(numbers[found.charAt(0)] ?? '').padStart(found.length, '0')
  })
}
