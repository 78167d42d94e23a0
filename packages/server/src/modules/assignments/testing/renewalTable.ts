import type { RenewalRule } from '../recurrence.ts'

/** A rule of once a year from the completion, but for what is given. */
export const renewalRule = (given: Partial<RenewalRule>): RenewalRule => ({
  renewal: 'FROM_COMPLETION',
  everyMonths: 12,
  fixedFrom: null,
  minimumDays: 0,
  graceDays: 0,
  ...given,
})

type RenewalRow = readonly [given: Partial<RenewalRule>, completed: string, expires: string | null, day: string | null]

const expiry = { renewal: 'FROM_EXPIRY' } as const
const fixed = { renewal: 'FIXED_DAY', fixedFrom: '2025-03-01' } as const

/** The last day of validity, written by hand from the calendar. */
export const renewalTable: readonly RenewalRow[] = [
  [{ renewal: 'NONE' }, '2026-01-31', null, null],
  // From the completion.
  [{}, '2026-05-10', null, '2027-05-10'],
  [{}, '2024-02-29', null, '2025-02-28'],
  [{ everyMonths: 48 }, '2024-02-29', null, '2028-02-29'],
  [{ everyMonths: 24 }, '2022-02-28', null, '2024-02-28'],
  [{ everyMonths: 1 }, '2026-01-31', null, '2026-02-28'],
  [{ everyMonths: 1 }, '2024-01-31', null, '2024-02-29'],
  [{ everyMonths: 1 }, '2024-01-30', null, '2024-02-29'],
  [{ everyMonths: 1 }, '2026-02-28', null, '2026-03-28'],
  [{ everyMonths: 3 }, '2025-11-30', null, '2026-02-28'],
  [{ everyMonths: 6 }, '2026-08-31', null, '2027-02-28'],
  [{ everyMonths: 18 }, '2026-12-31', null, '2028-06-30'],
  [{ everyMonths: 120 }, '2026-01-01', null, '2036-01-01'],
  // Nights in which clocks change are days as any other.
  [{ everyMonths: 5 }, '2026-10-25', null, '2027-03-25'],
  [{ everyMonths: 1 }, '2026-02-28', '2026-03-29', '2026-03-28'],
  // From the end of the validity before.
  [expiry, '2026-05-10', null, '2027-05-10'],
  [expiry, '2026-05-10', '2026-06-01', '2027-06-01'],
  [expiry, '2026-06-01', '2026-06-01', '2027-06-01'],
  [expiry, '2026-06-02', '2026-06-01', '2027-06-02'],
  [{ ...expiry, graceDays: 7 }, '2026-06-08', '2026-06-01', '2027-06-01'],
  [{ ...expiry, graceDays: 7 }, '2026-06-09', '2026-06-01', '2027-06-09'],
  [expiry, '2024-02-01', '2024-02-29', '2025-02-28'],
  [expiry, '2025-02-20', '2025-02-28', '2026-02-28'],
  // On a fixed day.
  [fixed, '2026-01-10', null, '2026-03-01'],
  [fixed, '2026-03-01', null, '2026-03-01'],
  [fixed, '2026-03-02', null, '2027-03-01'],
  [fixed, '2020-07-01', null, '2025-03-01'],
  [{ ...fixed, minimumDays: 90 }, '2025-12-02', null, '2027-03-01'],
  [{ ...fixed, minimumDays: 90 }, '2025-12-01', null, '2026-03-01'],
  [{ ...fixed, fixedFrom: '2024-02-29' }, '2024-03-01', null, '2025-02-28'],
  [{ ...fixed, fixedFrom: '2024-02-29' }, '2027-03-01', null, '2028-02-29'],
  [{ ...fixed, fixedFrom: '2026-01-31', everyMonths: 1 }, '2026-02-15', null, '2026-02-28'],
  [{ ...fixed, fixedFrom: '2026-01-31', everyMonths: 3 }, '2026-04-30', null, '2026-04-30'],
  [{ ...fixed, fixedFrom: '2026-01-31', everyMonths: 3 }, '2026-05-01', null, '2026-07-31'],
]

type Chain = readonly [given: Partial<RenewalRule>, steps: readonly (readonly [completed: string, end: string])[]]

/** Three years of completions one after the other, each with the end of its validity in Berlin, written by hand. */
export const renewalChains: readonly Chain[] = [
  [
    {},
    [
      ['2026-02-28', '2027-02-28T22:59:59Z'],
      ['2027-02-10', '2028-02-10T22:59:59Z'],
      ['2028-02-29', '2029-02-28T22:59:59Z'],
    ],
  ],
  [
    expiry,
    [
      ['2026-03-31', '2027-03-31T21:59:59Z'],
      ['2027-03-01', '2028-03-31T21:59:59Z'],
      // Late.
      ['2028-04-02', '2029-04-02T21:59:59Z'],
    ],
  ],
  [
    { ...expiry, graceDays: 7 },
    [
      ['2026-03-31', '2027-03-31T21:59:59Z'],
      ['2027-03-01', '2028-03-31T21:59:59Z'],
      ['2028-04-02', '2029-03-31T21:59:59Z'],
    ],
  ],
  [
    { ...expiry, everyMonths: 6 },
    [
      ['2026-08-31', '2027-02-28T22:59:59Z'],
      ['2027-02-20', '2027-08-28T21:59:59Z'],
      ['2027-08-01', '2028-02-28T22:59:59Z'],
      // Late by a day, the leap day.
      ['2028-02-29', '2028-08-29T21:59:59Z'],
      ['2028-08-15', '2029-02-28T22:59:59Z'],
      ['2029-02-27', '2029-08-28T21:59:59Z'],
    ],
  ],
  [
    { ...fixed, minimumDays: 90 },
    [
      ['2026-02-01', '2027-03-01T22:59:59Z'],
      ['2027-02-15', '2028-03-01T22:59:59Z'],
      ['2028-03-01', '2029-03-01T22:59:59Z'],
    ],
  ],
  [
    { ...fixed, fixedFrom: '2024-02-29', minimumDays: 30 },
    [
      ['2026-02-10', '2027-02-28T22:59:59Z'],
      ['2027-02-28', '2028-02-29T22:59:59Z'],
      ['2028-02-29', '2029-02-28T22:59:59Z'],
    ],
  ],
]
