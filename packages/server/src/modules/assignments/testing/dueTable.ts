/** What a due date comes from; days are ISO days. */
export interface DueCase {
  readonly rule: 'NONE' | 'FIXED_DATE' | 'AFTER_JOINING' | 'AFTER_ASSIGNED' | 'AFTER_ACTIVATION'
  readonly dueOn?: string
  readonly dueDays?: number
  readonly lateDays?: number
  readonly active?: string
  readonly assigned?: string
  readonly joined?: string
}

type DueRow = readonly [given: DueCase, zone: string, end: string | null]

const berlin = 'Europe/Berlin'
const pacific = 'America/Los_Angeles'
const dar = 'Africa/Dar_es_Salaam'
const on = (dueOn: string, lateDays?: number, assigned?: string): DueCase => ({
  rule: 'FIXED_DATE',
  dueOn,
  ...(lateDays === undefined ? {} : { lateDays }),
  ...(assigned === undefined ? {} : { assigned }),
})
const afterAssigned = (dueDays: number, assigned: string): DueCase => ({ rule: 'AFTER_ASSIGNED', dueDays, assigned })
const afterActivation = (dueDays: number, active: string): DueCase => ({ rule: 'AFTER_ACTIVATION', dueDays, active })
const afterJoining = (dueDays: number, joined: string, active: string): DueCase => ({
  rule: 'AFTER_JOINING',
  dueDays,
  joined,
  active,
})

/** The moment a due date ends, written by hand from calendar and clocks. */
export const dueTable: readonly DueRow[] = [
  [{ rule: 'NONE' }, berlin, null],
  // The clocks change in the night before the end of the day.
  [on('2026-03-28'), berlin, '2026-03-28T22:59:59Z'],
  [on('2026-03-29'), berlin, '2026-03-29T21:59:59Z'],
  [on('2026-10-24'), berlin, '2026-10-24T21:59:59Z'],
  [on('2026-10-25'), berlin, '2026-10-25T22:59:59Z'],
  [on('2026-03-08'), pacific, '2026-03-09T06:59:59Z'],
  [on('2026-11-01'), pacific, '2026-11-02T07:59:59Z'],
  [on('2028-02-29'), dar, '2028-02-29T20:59:59Z'],
  [on('2026-12-31'), 'Pacific/Kiritimati', '2026-12-31T09:59:59Z'],
  // Nobody has fewer days.
  [on('2026-06-30', 14, '2026-06-10'), berlin, '2026-06-30T21:59:59Z'],
  [on('2026-06-30', 14, '2026-06-16'), berlin, '2026-06-30T21:59:59Z'],
  [on('2026-06-30', 14, '2026-06-20'), berlin, '2026-07-04T21:59:59Z'],
  [on('2024-02-20', 10, '2024-02-19'), berlin, '2024-02-29T22:59:59Z'],
  [on('2025-02-20', 10, '2025-02-19'), berlin, '2025-03-01T22:59:59Z'],
  [afterAssigned(0, '2026-05-05'), berlin, '2026-05-05T21:59:59Z'],
  [afterAssigned(1, '2026-03-28'), berlin, '2026-03-29T21:59:59Z'],
  [afterAssigned(30, '2026-01-30'), berlin, '2026-03-01T22:59:59Z'],
  [afterAssigned(30, '2028-01-30'), berlin, '2028-02-29T22:59:59Z'],
  [afterAssigned(365, '2027-03-01'), berlin, '2028-02-29T22:59:59Z'],
  [afterJoining(14, '2026-10-12', '2026-01-01'), berlin, '2026-10-26T22:59:59Z'],
  [afterJoining(14, '2020-01-01', '2026-10-01'), berlin, '2026-10-15T21:59:59Z'],
  [afterJoining(90, '2026-12-15', '2026-01-01'), dar, '2027-03-15T20:59:59Z'],
  [afterActivation(60, '2026-12-31'), berlin, '2027-03-01T22:59:59Z'],
  [afterActivation(3650, '2026-01-01'), berlin, '2035-12-30T22:59:59Z'],
]
