import { expect, it } from 'vitest'
import { chooseFormats, writeDay, writeMoment } from './moments.ts'

const usual = { dateFormat: 'dd.MM.yyyy', timeFormat: 'HH:mm', timeZone: 'UTC' }
const moment = new Date('2026-03-04T21:05:00Z')

it('a moment is written by the clocks and in the pattern of its reader', () => {
  expect(writeMoment(moment, usual)).toBe('04.03.2026, 21:05')
  expect(writeMoment(moment, { dateFormat: 'yyyy-MM-dd', timeFormat: 'hh:mm a', timeZone: 'Africa/Nairobi' })).toBe(
    '2026-03-05, 12:05 AM',
  )
  expect(writeMoment(moment, { dateFormat: 'd/M/yy', timeFormat: 'h:mm a', timeZone: 'UTC' })).toBe('4/3/26, 9:05 PM')
})

it('a day of the calendar is the same in every time zone', () => {
  expect(writeDay('2026-03-04', { dateFormat: 'MM/dd/yyyy' })).toBe('03/04/2026')
})

it('what an outside provider tells and nobody here can write gives way to the installation’s', () => {
  expect(chooseFormats({ dateFormat: 'd.M.yy', timeFormat: 'HH:mm', timeZone: 'Africa/Nairobi' }, usual)).toEqual({
    dateFormat: 'd.M.yy',
    timeFormat: 'HH:mm',
    timeZone: 'Africa/Nairobi',
  })
  expect(chooseFormats({ dateFormat: "EEEE, 'the' d", timeFormat: 'K:mm', timeZone: 'Mars/Crater' }, usual)).toEqual(
    usual,
  )
  expect(chooseFormats({ dateFormat: null, timeFormat: null, timeZone: null }, usual)).toEqual(usual)
})
