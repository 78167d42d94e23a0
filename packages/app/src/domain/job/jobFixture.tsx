import { unasked } from '../../testing/answers.ts'
import { JobNotice } from './JobNotice.tsx'
import type { JobUse } from './useJob.ts'

const nothing = (): void => undefined

/** No work is followed. */
export const noJob: JobUse = { job: unasked, failures: unasked, cancel: nothing, retry: nothing, askFailures: nothing }

/** The news of a job. */
export const jobNotice = (use: Partial<JobUse>) => <JobNotice use={{ ...noJob, ...use }} onHide={nothing} />
