import type { IntlShape } from 'react-intl'
import { writeRate } from '../figures/writeFigures.ts'
import { mediumMessages } from './mediumMessages.ts'
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
export function sayParts({ figures, parts }: MediumStatistics, intl: IntlShape): string {
  const { formatMessage } = intl
  const rate = figures?.completionRate ?? null
  if (rate === null) return ''
  const share = writeRate(rate, intl)
  const loss = largestLoss(parts)
  return loss === null
    ? formatMessage(mediumMessages.finished, { share })
    : formatMessage(mediumMessages.finishedAndStopped, { share, part: loss.title })
}
