import { JobNotice } from './JobNotice.tsx'
import { useJob, type Job } from './useJob.ts'

export interface FollowedJobProps {
  readonly uuid: string
  /** Told once of its end. */
  readonly onEnded: () => void
  /** The person has seen how it ended. */
  readonly onHide: () => void
  /** Whether what a work of this kind did can be taken back. */
  readonly isUndoable: (kind: Job['kind']) => boolean
  readonly onUndo: (uuid: string) => void
}

/** Work that is followed above a list, with its calls. */
export function FollowedJob({ uuid, onEnded, onHide, isUndoable, onUndo }: FollowedJobProps) {
  const use = useJob(uuid, onEnded)
  const job = use.job.data
  return <JobNotice use={use} onHide={onHide} onUndo={job !== null && isUndoable(job.kind) ? () => onUndo(job.uuid) : undefined} />
}
