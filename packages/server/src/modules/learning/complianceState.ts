/** What an enrolment says of itself: the columns that its state depends on. Moments are milliseconds since 1970. */
export interface EnrolmentTerms {
  readonly startedAt: number | null
  readonly completedAt: number | null
  readonly failedAt: number | null
  readonly dueAt: number | null
  readonly graceDays: number
  readonly validUntil: number | null
  readonly renewalDays: number
  /** Infinity for a waiver without an end. */
  readonly waivedUntil: number | null
}

export const complianceStates = [
  'NOT_STARTED',
  'IN_PROGRESS',
  'DUE_SOON',
  'IN_GRACE',
  'OVERDUE',
  'FAILED',
  'COMPLETED',
  'EXPIRING',
  'EXPIRED',
  'WAIVED',
] as const

/** The state of an enrolment at a moment; never stored. */
export type ComplianceState = (typeof complianceStates)[number]

/** How many days before its deadline something is due soon. */
export const dueSoonDays = 14

const day = 24 * 60 * 60 * 1000

/**
 * The state of an enrolment at a moment (docs/learning-model.md, "State"). Its twin in the database is compliance_state(), which
 * lists and filters use; complianceState.test.ts holds the two against each other.
 * @param terms the enrolment
 * @param moment when, in milliseconds since 1970
 * @param dueSoonDays how many days before its deadline an enrolment is due soon
 */
export function complianceState(terms: EnrolmentTerms, moment: number, dueSoonDays: number): ComplianceState {
  const { completedAt, dueAt, waivedUntil } = terms
  if (waivedUntil !== null && waivedUntil > moment) return 'WAIVED'
  if (completedAt !== null && completedAt <= moment) return proofState(terms, moment)
  if (dueAt !== null && dueAt + terms.graceDays * day < moment) return 'OVERDUE'
  if (dueAt !== null && dueAt < moment) return 'IN_GRACE'
  if (terms.failedAt !== null && terms.failedAt <= moment) return 'FAILED'
  if (dueAt !== null && dueAt < moment + dueSoonDays * day) return 'DUE_SOON'
  return terms.startedAt !== null && terms.startedAt <= moment ? 'IN_PROGRESS' : 'NOT_STARTED'
}

function proofState({ validUntil, renewalDays }: EnrolmentTerms, moment: number): ComplianceState {
  if (validUntil === null) return 'COMPLETED'
  if (validUntil <= moment) return 'EXPIRED'
  return validUntil <= moment + renewalDays * day ? 'EXPIRING' : 'COMPLETED'
}

/** The state of an enrolment now, as SQL. @param of its alias */
export const stateOf = (of: string): string =>
  `compliance_state(${of}.started_at, ${of}.completed_at, ${of}.failed_at, ${of}.due_at, ${of}.grace_days, ${of}.valid_until,
    ${of}.renewal_days, ${of}.waived_until, now(), ${dueSoonDays})`
