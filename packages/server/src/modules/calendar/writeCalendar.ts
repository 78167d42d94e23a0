/** An entry of a calendar: a day, or a time between two moments. */
export interface CalendarEntry {
  /** The same for the same thing in every version of the calendar. */
  readonly uid: string
  /** Counts the changes. */
  readonly sequence: number
  readonly changedAt: Date
  readonly summary: string
  readonly description?: string
  readonly location?: string
  readonly url?: string
  readonly isCancelled?: boolean
  /** Who invites, and who is invited; in invitations only. */
  readonly organiser?: CalendarPerson
  readonly attendee?: CalendarPerson
  readonly time: { readonly day: string } | { readonly start: Date; readonly end: Date }
}

export interface CalendarPerson {
  readonly name: string
  readonly mail: string
}

const encoder = new TextEncoder()
// RFC 5545, section 3.1: a line has at most 75 octets, and goes on in the next after a blank.
const longestLine = 75

function fold(line: string): string {
  const lines: string[] = []
  let current = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > longestLine) {
      lines.push(current)
      current = ' '
      octets = 1
    }
    current += character
    octets += size
  }
  return [...lines, current].join('\r\n')
}

// RFC 5545, section 3.3.11.
const escapeText = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, ' ')

const writeMoment = (moment: Date): string => `${moment.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`
const writeDate = (day: string): string => day.replaceAll('-', '')

function nextDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString().slice(0, 10)
}

const linesOfTime = ({ time }: CalendarEntry): string[] =>
  'day' in time
    ? [
        `DTSTART;VALUE=DATE:${writeDate(time.day)}`,
        `DTEND;VALUE=DATE:${writeDate(nextDay(time.day))}`,
        // A deadline does not make its day busy.
        'TRANSP:TRANSPARENT',
      ]
    : [`DTSTART:${writeMoment(time.start)}`, `DTEND:${writeMoment(time.end)}`]

const optional = (name: string, value: string | undefined): string[] =>
  value === undefined || value === '' ? [] : [`${name}:${escapeText(value)}`]

// RFC 5545, section 3.2: a quoted parameter has no quotes inside, and no line breaks.
const quote = (text: string): string => `"${text.replaceAll(/["\p{Cc}]/gu, ' ')}"`

const linesOfPeople = ({ organiser, attendee, isCancelled }: CalendarEntry): string[] => [
  ...(organiser === undefined ? [] : [`ORGANIZER;CN=${quote(organiser.name)}:mailto:${organiser.mail}`]),
  // The seat is booked already: nobody waits for an answer.
  ...(attendee === undefined
    ? []
    : [
        `ATTENDEE;CN=${quote(attendee.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=${isCancelled === true ? 'DECLINED' : 'ACCEPTED'};RSVP=FALSE:mailto:${attendee.mail}`,
      ]),
]

const linesOf = (entry: CalendarEntry): string[] => [
  'BEGIN:VEVENT',
  `UID:${entry.uid}`,
  `SEQUENCE:${entry.sequence}`,
  `DTSTAMP:${writeMoment(entry.changedAt)}`,
  ...linesOfTime(entry),
  ...optional('SUMMARY', entry.summary),
  ...optional('DESCRIPTION', entry.description),
  ...optional('LOCATION', entry.location),
  ...(entry.url === undefined ? [] : [`URL:${entry.url}`]),
  ...linesOfPeople(entry),
  `STATUS:${entry.isCancelled === true ? 'CANCELLED' : 'CONFIRMED'}`,
  'END:VEVENT',
]

interface CalendarOptions {
  readonly name: string
  /** REQUEST invites, CANCEL takes the entries out of calendars that have them. @default PUBLISH */
  readonly method?: 'PUBLISH' | 'REQUEST' | 'CANCEL'
}

/**
 * A calendar in the iCalendar format (RFC 5545). Moments are written in UTC, so that no time zone definition is needed; days
 * have no time at all.
 */
export function writeCalendar(
  entries: readonly CalendarEntry[],
  { name, method = 'PUBLISH' }: CalendarOptions,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Somo//Calendar//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    // For calendars that people subscribe to.
    ...(method === 'REQUEST'
      ? []
      : [...optional('X-WR-CALNAME', name), 'REFRESH-INTERVAL;VALUE=DURATION:PT6H', 'X-PUBLISHED-TTL:PT6H']),
    ...entries.flatMap((entry) => linesOf(method === 'CANCEL' ? { ...entry, isCancelled: true } : entry)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}
