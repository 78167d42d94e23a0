import type { JobState } from '@somo/graphql/schema'
import { NameCell, type Column } from '@somo/ui/DataTable'
import { StatusChip } from '@somo/ui/StatusChip'
import type { IntlShape } from 'react-intl'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { writeMoment } from '../../../platform/locale/dates/writeMoment.ts'
import { jobName } from '../jobKinds.ts'
import { jobListMessages } from './jobListMessages.ts'
import { jobMessages } from '../jobMessages.ts'
import type { ListedJob } from './useJobList.ts'

const chips = {
  QUEUED: 'waiting',
  RUNNING: 'started',
  DONE: 'done',
  FAILED: 'overdue',
  CANCELLED: 'paused',
} as const satisfies Record<JobState, string>

/** How a job stands, as a glyph and a word. */
export const jobChip = (state: JobState, { formatMessage }: IntlShape) => (
  <StatusChip kind={chips[state]}>{formatMessage(jobListMessages[state])}</StatusChip>
)

/** How far a job is, and what of it failed. */
export function describeProgress(
  { done, total, failed, isFileWithdrawn }: Pick<ListedJob, 'done' | 'total' | 'failed' | 'isFileWithdrawn'>,
  { formatMessage }: IntlShape,
): string {
  const far =
    total === null ? formatMessage(jobMessages.counted, { done }) : formatMessage(jobMessages.progress, { done, total })
  const parts = [
    ...(failed === 0 ? [] : [formatMessage(jobListMessages.withFailed, { count: failed })]),
    ...(isFileWithdrawn ? [formatMessage(jobListMessages.withdrawn)] : []),
  ]
  return [far, ...parts].join(', ')
}

/** Who asked for a job. */
export const jobOwner = ({ owner }: Pick<ListedJob, 'owner'>, { formatMessage }: IntlShape): string =>
  owner ?? formatMessage(jobListMessages.system)

/** The columns of a list of jobs; who asked for one is told where they are not all of the same person. */
export function jobColumns(intl: IntlShape, dates: Dates, hasOwners: boolean): readonly Column<ListedJob>[] {
  const { formatMessage } = intl
  const since = ({ createdAt }: ListedJob): string => writeMoment(createdAt, dates, intl)
  const owner = (job: ListedJob): string => jobOwner(job, intl)
  const named = (job: ListedJob): string => formatMessage(jobName(job.kind))
  const far = (job: ListedJob): string => describeProgress(job, intl)
  return [
    {
      id: 'work',
      label: formatMessage(jobListMessages.work),
      isRowHeader: true,
      cell: (job) => <NameCell name={named(job)} />,
      textValue: named,
    },
    {
      id: 'state',
      label: formatMessage(jobListMessages.state),
      cell: ({ state }) => jobChip(state, intl),
      textValue: ({ state }) => formatMessage(jobListMessages[state]),
      width: { initial: 140 },
    },
    {
      id: 'progress',
      label: formatMessage(jobListMessages.progress),
      cell: far,
      textValue: far,
      width: { initial: 180 },
    },
    ...(hasOwners
      ? [
          {
            id: 'owner',
            label: formatMessage(jobListMessages.owner),
            cell: owner,
            textValue: owner,
            width: { initial: 180 },
          },
        ]
      : []),
    {
      id: 'created',
      label: formatMessage(jobListMessages.created),
      cell: since,
      textValue: since,
      width: { initial: 160 },
      isSortable: hasOwners,
    },
  ]
}
