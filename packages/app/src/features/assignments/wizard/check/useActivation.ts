import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useJob, type Job } from '../../../../domain/job/useJob.ts'
import { reasonOf } from '../../../../domain/list/reasonOf.ts'
import { toasts } from '../../../../platform/toasts/toasts.ts'
import type { OpenAssignment } from '../../drawer/useAssignment.ts'
import type { StepSaves } from '../useWizard.ts'
import { activateMessages } from './checkMessages.ts'
import type { Check } from './useCheck.ts'

/** The activation at a moment. */
export interface ActivationUse {
  readonly isPending: boolean
  /** The check that holds since the audience changed; null while the one that is shown holds. */
  readonly changed: Check | null
  /** The background job that makes the enrolments; null while there is none. */
  readonly job: Job | null
  /** Why nothing was activated; null while all is well. */
  readonly failure: string | null
  readonly activate: (check: Check) => void
  /** The person looks at the check that holds now. */
  readonly checkAgain: () => void
}

export interface ActivationOptions {
  readonly assignment: OpenAssignment
  readonly activate: StepSaves['activate']
  /** It is in force; the assignment may be another one than the draft. */
  readonly onActivated: (uuid: string) => void
  readonly onCheckAgain: () => void
}

/** Puts a draft into force, and follows the job that goes on with it. */
export function useActivation({ assignment, activate, onActivated, onCheckAgain }: ActivationOptions): ActivationUse {
  const { formatMessage } = useIntl()
  const [isPending, setPending] = useState(false)
  const [changed, setChanged] = useState<Check | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [following, setFollowing] = useState<{ readonly job: string; readonly assignment: string } | null>(null)
  const { title } = assignment
  const tell = (isWhole: boolean, uuid: string): void => {
    toasts.toast(
      isWhole
        ? { message: formatMessage(activateMessages.done, { title }) }
        : { tone: 'bad', message: formatMessage(activateMessages.failed, { title }) },
    )
    onActivated(uuid)
  }
  const followed = useJob(following?.job ?? null, () => {
    if (following !== null) tell(followed.job.data?.state === 'DONE', following.assignment)
  })
  const run = async ({ digest }: Check): Promise<void> => {
    setPending(true)
    setFailure(null)
    const result = await activate(digest)
    setPending(false)
    const { payload, userErrors } = result
    if (userErrors.some(({ code }) => code === 'COUNT_CHANGED') && payload !== null && payload.check !== null)
      return setChanged(payload.check)
    const reason = reasonOf(result)
    if (reason !== null) return setFailure(formatMessage(activateMessages.notDone, { reason: formatMessage(reason) }))
    const uuid = payload?.assignment?.uuid ?? assignment.uuid
    const job = payload?.job ?? null
    if (job === null) tell(true, uuid)
    else setFollowing({ job: job.uuid, assignment: uuid })
  }
  return {
    isPending: isPending || following !== null,
    changed,
    failure,
    job: followed.job.data,
    activate: (check) => void run(check),
    checkAgain: () => {
      setChanged(null)
      onCheckAgain()
    },
  }
}
