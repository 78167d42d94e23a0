import type { ComplianceState } from '@somo/graphql/schema'

/** The states that each tile counts. */
export const tileStates = {
  compliant: ['COMPLETED', 'EXPIRING'],
  dueSoon: ['DUE_SOON'],
  overdue: ['OVERDUE', 'IN_GRACE'],
  expired: ['EXPIRED'],
} as const satisfies Readonly<Record<string, readonly ComplianceState[]>>
