import type { IntlShape } from 'react-intl'
import { jobName, kindMessages } from '../../../domain/job/jobKinds.ts'
import { isFound } from '../../../platform/locale/sorting/findByText.ts'

/** Every kind of work there are words for. */
export const kindNames: readonly string[] = Object.keys(kindMessages)

/** The kinds whose name, in the reader's language, has every word of the text. */
export function kindsCalled(text: string, { formatMessage }: Pick<IntlShape, 'formatMessage'>): string[] {
  return kindNames.filter((kind) => isFound([formatMessage(jobName(kind))], text))
}
