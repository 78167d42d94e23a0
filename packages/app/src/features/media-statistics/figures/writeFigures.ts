import type { MediaFiguresPartsFragment, MediaMediansPartsFragment } from '@somo/graphql/media-statistics'
import type { IntlShape } from 'react-intl'
import { figureMessages } from './figureMessages.ts'

/** What stands where there is no number. */
export const dash = '–'

/** A share from 0 to 1 in percent. */
export const writeRate = (rate: number | null, { formatNumber }: IntlShape): string =>
  rate === null ? dash : formatNumber(rate, { style: 'percent', maximumFractionDigits: 0 })

/** A score in percent. */
export const writeScore = (score: number | null, intl: IntlShape): string =>
  writeRate(score === null ? null : score / 100, intl)

/** A time in minutes, from an hour on in hours and minutes. */
export function writeTime(seconds: number | null, { formatMessage }: IntlShape): string {
  if (seconds === null) return dash
  const minutes = Math.round(seconds / 60)
  if (minutes < 1) return formatMessage(figureMessages.underMinute)
  return minutes < 60
    ? formatMessage(figureMessages.minutes, { minutes })
    : formatMessage(figureMessages.hours, { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
}

/** The six figures in their order, in words. */
export function writeFigures(figures: MediaFiguresPartsFragment | null, intl: IntlShape) {
  const count = (value: number | undefined): string => (value === undefined ? dash : intl.formatNumber(value))
  return {
    starts: count(figures?.starts),
    completions: count(figures?.completions),
    people: count(figures?.people),
    rate: writeRate(figures?.completionRate ?? null, intl),
    score: writeScore(figures?.meanScore ?? null, intl),
    time: writeTime(figures?.meanSeconds ?? null, intl),
  }
}

/** The medians beside the means, in words; null where there is none. */
export function writeMedians(medians: MediaMediansPartsFragment | null, intl: IntlShape) {
  const median = (value: string) => intl.formatMessage(figureMessages.median, { value })
  const { score = null, seconds = null } = medians ?? {}
  return {
    score: score === null ? null : median(writeScore(score, intl)),
    time: seconds === null ? null : median(writeTime(seconds, intl)),
  }
}

export type FigureName = keyof ReturnType<typeof writeFigures>
