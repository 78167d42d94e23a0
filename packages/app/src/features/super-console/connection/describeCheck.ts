import type { IntlShape } from 'react-intl'
import { problemMessages } from '../../../platform/errors/problemMessages.ts'
import type { CheckResult } from './connection.ts'
import { connectionMessages } from './connectionMessages.ts'
import { inMilliseconds } from './describeEvents.ts'

/** A trial in words. */
export interface CheckWords {
  readonly state: string
  readonly reason?: string
  /** Null where it was not tried. */
  readonly duration: string | null
  readonly isGood: boolean
  readonly isBad: boolean
}

/** The result of a trial in the page's language. */
export function describeCheck(
  { outcome, duration }: CheckResult,
  intl: Pick<IntlShape, 'formatMessage' | 'formatNumber'>,
): CheckWords {
  const { formatMessage } = intl
  const words = { duration: duration === null ? null : inMilliseconds(duration, intl), isGood: false, isBad: false }
  if (outcome.kind === 'ok') return { ...words, isGood: true, state: formatMessage(connectionMessages.works) }
  if (outcome.kind === 'untried') {
    return {
      ...words,
      state: formatMessage(connectionMessages.untried),
      reason: formatMessage(connectionMessages.renewalUntried),
    }
  }
  const reasons = {
    ...problemMessages,
    MISCONFIGURED: connectionMessages.misconfigured,
    NO_TOKEN: connectionMessages.noToken,
  }
  return {
    ...words,
    isBad: true,
    state: formatMessage(connectionMessages.failed),
    reason: formatMessage(reasons[outcome.problem]),
  }
}
