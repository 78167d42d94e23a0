import { describe, expect, it } from 'vitest'
import { addMonths, nextDueDays, renewalDay } from './recurrence.ts'
import { renewalRule, renewalTable } from './testing/renewalTable.ts'

const fixed = { renewal: 'FIXED_DAY', fixedFrom: '2025-03-01' } as const

describe('the last day of validity', () => {
  it.each(renewalTable)('of %o, completed on %s, before until %s, is %s', (given, completed, expires, day) => {
    expect(renewalDay(renewalRule(given), completed, expires)).toBe(day)
  })

  it('of months counts back as well, and over the end of a year', () => {
    expect(addMonths('2026-01-31', -2)).toBe('2025-11-30')
    expect(addMonths('2026-12-31', 2)).toBe('2027-02-28')
  })

  it('gives the next due dates, each met on its day', () => {
    expect(nextDueDays(renewalRule({ everyMonths: 6 }), '2026-08-31', 4)).toEqual([
      '2026-08-31',
      '2027-02-28',
      '2027-08-28',
      '2028-02-28',
    ])
    expect(nextDueDays(renewalRule({ renewal: 'NONE' }), '2026-08-31', 5)).toEqual(['2026-08-31'])
    expect(nextDueDays(renewalRule({ ...fixed, minimumDays: 30 }), '2026-02-15', 3)).toEqual([
      '2026-02-15',
      '2027-03-01',
      '2028-03-01',
    ])
  })
})
