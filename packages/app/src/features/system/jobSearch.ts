import type { IntlShape } from 'react-intl'
import { jobName, kindMessages } from '../../domain/job/jobKinds.ts'

/** Every kind of work there are words for. */
export const kindNames: readonly string[] = Object.keys(kindMessages)

/** The kinds whose name, in the reader's language, has the text in it, whatever its letters and accents. */
export function kindsCalled(text: string, { formatMessage, locale }: Pick<IntlShape, 'formatMessage' | 'locale'>): string[] {
  const fold = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase(locale)
  const wanted = fold(text.trim())
  return kindNames.filter((kind) => fold(formatMessage(jobName(kind))).includes(wanted))
}
