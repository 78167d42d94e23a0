import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { writeCalendar, type CalendarEntry } from './writeCalendar.ts'

const changedAt = new Date('2026-11-20T08:00:00Z')
const session: CalendarEntry = {
  uid: 'session-1@somo.example',
  sequence: 3,
  changedAt,
  summary: 'First aid; Hall B, floor 2',
  url: 'https://x.example/',
  description: 'Line one\nLine two \\ end',
  time: { start: new Date('2027-03-28T07:00:00Z'), end: new Date('2027-03-28T11:00:00Z') },
}
const deadline: CalendarEntry = {
  uid: 'enrolment-1@somo.example',
  sequence: 0,
  changedAt,
  summary: 'Due: Brandschutz',
  time: { day: '2027-03-28' },
}

const readEvents = (text: string): ICAL.Event[] =>
  new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))

describe('a calendar that another program reads', () => {
  // Berlin sets its clocks that night, New York two weeks earlier.
  it.each([
    ['Europe/Berlin', '09:00', '28/03/2027'],
    ['Africa/Nairobi', '10:00', '28/03/2027'],
    ['America/New_York', '03:00', '28/03/2027'],
  ])('has sessions at the right hour and deadlines on the right day in %s', (timeZone, hour, day) => {
    const [booked, due] = readEvents(writeCalendar([session, deadline], { name: 'Learning' }))
    const start = booked?.startDate.toJSDate()
    expect(start?.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })).toBe(hour)
    expect(start?.toLocaleDateString('en-GB', { timeZone })).toBe(day)
    // A date without a time is the same day everywhere.
    expect([due?.startDate.isDate, due?.startDate.toString(), due?.endDate.toString()]).toEqual([
      true,
      '2027-03-28',
      '2027-03-29',
    ])
  })

  it('has the texts as they were, in lines of at most 75 octets', () => {
    const long = { ...session, summary: `${'Übung für alle Häuser, '.repeat(8)}🚒` }
    const text = writeCalendar([session, long], { name: 'Lernen' })
    expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    const [first, second] = readEvents(text)
    expect([first?.summary, first?.description, second?.summary]).toEqual([
      'First aid; Hall B, floor 2',
      'Line one\nLine two \\ end',
      long.summary,
    ])
  })

  it('follows changes by their number, and takes cancelled sessions out', () => {
    const [event] = readEvents(writeCalendar([session], { name: 'Learning', method: 'CANCEL' }))
    expect([event?.uid, event?.sequence, event?.component.getFirstPropertyValue('status')]).toEqual([
      'session-1@somo.example',
      3,
      'CANCELLED',
    ])
  })
})
