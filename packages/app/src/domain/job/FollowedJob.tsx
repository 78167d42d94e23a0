import { JobNotice } from './JobNotice.tsx'
import { useJob, type Job } from './useJob.ts'

export interface FollowedJobProps {
  readonly uuid: string
  /** Told once of its end. */
  readonly onEnded: () => void
  /** The person has seen how it ended. */
  readonly onHide: () => void
  /** What can be taken back of what work of a kind did. @default nothing */
  readonly undo?: {
    readonly isPossible: (kind: Job['kind']) => boolean
    readonly act: (uuid: string) => Promise<boolean>
  }
}

/** Work that is followed above a list, with its calls. */
export function FollowedJob({ uuid, onEnded, onHide, undo }: FollowedJobProps) {
  const use = useJob(uuid, onEnded)
  const job = use.job.data
  return (
    <JobNotice
      use={use}
      onHide={onHide}
      onUndo={job !== null && undo?.isPossible(job.kind) === true ? () => undo.act(job.uuid) : undefined}
    />
  )
}
