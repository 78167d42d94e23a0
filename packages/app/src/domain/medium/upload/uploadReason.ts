import type { IntlShape } from 'react-intl'
import { problemMessages } from '../../../platform/errors/problemMessages.ts'
import { findingMessages } from '../findingMessages.ts'
import type { MediumUploadItem, UploadRefusal } from './mediumUpload.ts'
import { mediumUploadMessages } from './mediumUploadMessages.ts'

const isFinding = (code: string): code is keyof typeof findingMessages => Object.hasOwn(findingMessages, code)

/** A finding of the check report as a sentence. */
export function findingSentence(
  formatMessage: IntlShape['formatMessage'],
  { code, place, values }: UploadRefusal,
): string {
  if (!isFinding(code)) return formatMessage(mediumUploadMessages.unknownReason)
  // A value that the server left out must not show as an empty pair of marks.
  const known = { limit: 0, count: 0, found: '?', address: '?', ...values, place: place ?? '?' }
  return formatMessage(findingMessages[code], known)
}

/** Why a file was not taken or did not arrive; null where nothing is wrong. */
export function uploadReason(
  formatMessage: IntlShape['formatMessage'],
  { refusal, problem }: Pick<MediumUploadItem, 'refusal' | 'problem'>,
): string | null {
  if (refusal !== null) return findingSentence(formatMessage, refusal)
  if (problem === null) return null
  return formatMessage(mediumUploadMessages.failedAgain, { reason: formatMessage(problemMessages[problem.code]) })
}
