import { describe, expect, it } from 'vitest'
import { dayIn, listStartDays } from './startDays.ts'

describe('the days a version may begin on', () => {
  it.each([
    ['2026-11-24T10:59:59Z', 'Pacific/Auckland', '2026-11-25', '2028-11-24'],
    ['2026-11-24T11:00:00Z', 'Pacific/Auckland', '2026-11-26', '2028-11-25'],
    ['2026-11-24T03:00:00Z', 'America/Los_Angeles', '2026-11-24', '2028-11-23'],
    ['2026-12-31T12:00:00Z', 'UTC', '2027-01-01', '2028-12-31'],
    ['2028-02-29T12:00:00Z', 'Africa/Nairobi', '2028-03-01', '2030-02-28'],
  ])('at %s in %s are %s to %s', (now, timeZone, first, last) => {
    expect(listStartDays(timeZone, new Date(now))).toEqual({ timeZone, first, last })
  })

  it('are told by the clocks of the zone, to the second', () => {
    expect(dayIn('Europe/Berlin', new Date('2027-02-28T22:59:59.999Z'))).toBe('2027-02-28')
    expect(dayIn('Europe/Berlin', new Date('2027-02-28T23:00:00Z'))).toBe('2027-03-01')
  })
})
