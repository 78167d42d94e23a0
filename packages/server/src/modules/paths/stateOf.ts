import { dueSoonDays } from '../learning/complianceState.ts'

/** The state of an enrolment now, as SQL. @param of its alias */
export const stateOf = (of: string): string =>
  `compliance_state(${of}.started_at, ${of}.completed_at, ${of}.failed_at, ${of}.due_at, ${of}.grace_days, ${of}.valid_until,
    ${of}.renewal_days, ${of}.waived_until, now(), ${dueSoonDays})`
