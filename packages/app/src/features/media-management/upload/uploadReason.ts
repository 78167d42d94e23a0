import { formatSize } from '@somo/ui/locale/fileSize'
import type { IntlShape } from 'react-intl'
import { userErrorMessages } from '../../../domain/errors/userErrorMessages.ts'
import { problemMessages } from '../../../platform/errors/problemMessages.ts'
import { findingMessages } from './findingMessages.ts'
import type { MediumUploadItem, UploadRefusal } from './mediumUpload.ts'
import { mediumUploadMessages } from './mediumUploadMessages.ts'

type Intl = Pick<IntlShape, 'formatMessage' | 'locale'>

const has = <Texts extends object>(texts: Texts, code: string): code is keyof Texts & string =>
  Object.hasOwn(texts, code)

/** A finding of the check report, or why an upload was refused, as one or two sentences. */
export function findingSentence({ formatMessage, locale }: Intl, { code, place, values }: UploadRefusal): string {
  const { limit } = values
  if (code === 'TOO_LARGE' && typeof limit === 'number')
    return formatMessage(mediumUploadMessages.tooLarge, { limit: formatSize(limit, locale) })
  if (code === 'ALREADY_ADDED') return formatMessage(mediumUploadMessages.alreadyAdded)
  if (code === 'ENDING') return formatMessage(mediumUploadMessages.ending)
  // A value that the server left out must not show as an empty pair of marks.
  const known = { limit: 0, count: 0, found: '?', address: '?', ...values, place: place ?? '?' }
  if (has(findingMessages, code)) return formatMessage(findingMessages[code], known)
  if (has(userErrorMessages, code)) return formatMessage(userErrorMessages[code])
  return formatMessage(mediumUploadMessages.unknownReason)
}

/** Why a file was not taken or did not arrive; null where nothing is wrong. */
export function uploadReason(
  intl: Intl,
  { refusal, problem }: Pick<MediumUploadItem, 'refusal' | 'problem'>,
): string | null {
  if (refusal !== null) return findingSentence(intl, refusal)
  if (problem === null) return null
  return intl.formatMessage(mediumUploadMessages.failedAgain, {
    reason: intl.formatMessage(problemMessages[problem.code]),
  })
}
