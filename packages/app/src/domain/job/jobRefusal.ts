import type { UserErrorCode } from '@somo/graphql/schema'
import type { MessageDescriptor } from 'react-intl'
import { toProblem } from '../../platform/errors/problem.ts'
import { actionMessages } from '../../platform/errors/actionMessages.ts'
import { userErrorMessages } from '../errors/userErrorMessages.ts'
import { jobListMessages } from './list/jobListMessages.ts'
import { jobMessages } from './jobMessages.ts'

/** Why nothing came of what was asked about a job: never told as a success. */
export interface JobRefusal {
  readonly tone: 'info' | 'bad'
  readonly message: MessageDescriptor
  /** The sentence that `message` takes as its `reason`. */
  readonly reason?: MessageDescriptor
}

type Errors = readonly { readonly code: UserErrorCode }[]

/** What a call about a job was refused with; null where it was done. `late` is said where the job was not in a state for it any more. */
export function jobRefusal(
  error: unknown,
  userErrors: Errors | undefined,
  late: MessageDescriptor = userErrorMessages.WRONG_STATE,
): JobRefusal | null {
  const problem = toProblem(error)
  if (problem !== null) return { tone: 'bad', message: jobListMessages.actFailed, reason: actionMessages[problem.code] }
  const [first] = userErrors ?? []
  if (first === undefined) return null
  if (first.code === 'UNKNOWN') return { tone: 'info', message: jobMessages.gone }
  if (first.code === 'WRONG_STATE') return { tone: 'info', message: late }
  return { tone: 'bad', message: jobListMessages.actFailed, reason: userErrorMessages[first.code] }
}
