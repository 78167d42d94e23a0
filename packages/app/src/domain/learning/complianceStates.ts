import type { ComplianceState } from '@somo/graphql/schema'

/** The states of an enrolment, those that need something first. */
export const complianceStates = [
  ...(['OVERDUE', 'IN_GRACE', 'DUE_SOON', 'EXPIRED', 'EXPIRING', 'NOT_STARTED', 'IN_PROGRESS'] as const),
  ...(['COMPLETED', 'FAILED', 'WAIVED'] as const),
] as const satisfies readonly ComplianceState[]
