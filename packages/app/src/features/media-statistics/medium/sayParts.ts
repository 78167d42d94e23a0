import type { IntlShape } from 'react-intl'
import { mediumMessages as messages } from './mediumMessages.ts'
import type { MediumStatistics } from './useMediumStatistics.ts'

type Part = MediumStatistics['parts'][number]

/** The part where the most people stopped, if they are more than twice the median of all parts. */
export function largestLoss(parts: readonly Part[]): Part | null {
  const sorted = parts.toSorted((one, other) => other.stopped - one.stopped)
  const [most] = sorted
  const median = sorted[Math.floor(sorted.length / 2)]?.stopped ?? 0
  return most !== undefined && most.stopped > 0 && most.stopped > 2 * median ? most : null
}

/** What the figures of a medium say, in one or two sentences; empty where they say nothing. */
export function sayParts({ figures, parts }: MediumStatistics, { formatMessage }: IntlShape): string {
  const share = figures?.completionRate ?? null
  if (share === null) return ''
  const loss = largestLoss(parts)
  return loss === null
    ? formatMessage(messages.finished, { share })
    : formatMessage(messages.finishedAndStopped, { share, part: loss.title })
}
