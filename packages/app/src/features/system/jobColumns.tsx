import type { JobState } from '@somo/graphql/schema'
import { NameCell, type Column } from '@somo/ui/DataTable'
import { StatusChip } from '@somo/ui/StatusChip'
import type { IntlShape } from 'react-intl'
import { jobName } from '../../domain/job/jobKinds.ts'
import type { Dates } from '../../platform/locale/useDates.ts'
import { writeMoment } from '../../platform/locale/writeMoment.ts'
import { jobMessages } from './jobMessages.ts'
import { messages } from './messages.ts'
import type { Job } from './useJobs.ts'

const chips = { QUEUED: 'waiting', RUNNING: 'started', DONE: 'done', FAILED: 'overdue', CANCELLED: 'paused' } as const satisfies Record<JobState, string>

/** How a job stands, as a glyph and a word. */
export const jobChip = (state: JobState, { formatMessage }: IntlShape) => <StatusChip kind={chips[state]}>{formatMessage(jobMessages[state])}</StatusChip>

/** How far a job is, and what of it failed. */
export function describeProgress({ done, total, failed }: Pick<Job, 'done' | 'total' | 'failed'>, { formatMessage }: IntlShape): string {
  const far = total === null ? formatMessage(jobMessages.counted, { done }) : formatMessage(jobMessages.of, { done, total })
  return failed === 0 ? far : `${far}, ${formatMessage(jobMessages.withFailed, { count: failed })}`
}

/** The columns of the jobs. */
export function jobColumns(intl: IntlShape, dates: Dates): readonly Column<Job>[] {
  const { formatMessage } = intl
  const since = ({ createdAt }: Job): string => writeMoment(createdAt, dates, intl)
  const owner = (job: Job): string => job.owner ?? formatMessage(messages.from)
  const named = (job: Job): string => formatMessage(jobName(job.kind))
  return [
    { id: 'work', label: formatMessage(jobMessages.work), isRowHeader: true, cell: (job) => <NameCell name={named(job)} />, textValue: named },
    { id: 'state', label: formatMessage(jobMessages.state), cell: ({ state }) => jobChip(state, intl), textValue: ({ state }) => formatMessage(jobMessages[state]), width: { initial: 140 } },
    { id: 'progress', label: formatMessage(jobMessages.progress), cell: (job) => describeProgress(job, intl), textValue: (job) => describeProgress(job, intl), width: { initial: 180 } },
    { id: 'owner', label: formatMessage(jobMessages.owner), cell: owner, textValue: owner, width: { initial: 180 } },
    { id: 'created', label: formatMessage(jobMessages.created), cell: since, textValue: since, width: { initial: 160 } },
  ]
}
