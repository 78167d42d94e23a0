import type { JobState } from '@somo/graphql/schema'

/** How a job can stand, in the order of the filter. */
export const jobStates = ['QUEUED', 'RUNNING', 'FAILED', 'DONE', 'CANCELLED'] as const satisfies readonly JobState[]
