import type { IntlShape } from 'react-intl'
import { writeRate } from '../figures/writeFigures.ts'
import { mediumMessages } from './mediumMessages.ts'
import type { MediumStatistics } from './useMediumStatistics.ts'

type Part = MediumStatistics['parts'][number]

/** The part where the most people stopped: more than in any other, and more than twice the median of all. */
export function largestLoss(parts: readonly Part[]): Part | null {
  const sorted = parts.toSorted((one, other) => other.stopped - one.stopped)
  const [most, second] = sorted
  const median = sorted[Math.floor(sorted.length / 2)]?.stopped ?? 0
  if (most === undefined || most.stopped <= (second?.stopped ?? 0)) return null
  return most.stopped > 2 * median ? most : null
}

/** Whether more than half of those who have not finished stopped there. */
const isMost = (part: Part, parts: readonly Part[]): boolean =>
  2 * part.stopped > parts.reduce((sum, { stopped }) => sum + stopped, 0)

/** What the figures of a medium say, in one or two sentences; empty where they say nothing. */
export function sayParts({ figures, parts }: MediumStatistics, intl: IntlShape): string {
  const { formatMessage } = intl
  const rate = figures?.completionRate ?? null
  if (rate === null) return ''
  const share = writeRate(rate, intl)
  const loss = largestLoss(parts)
  return loss === null || !isMost(loss, parts)
    ? formatMessage(mediumMessages.finished, { share })
    : formatMessage(mediumMessages.finishedAndStopped, { share, part: loss.title })
}
