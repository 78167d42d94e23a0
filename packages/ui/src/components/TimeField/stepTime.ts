import { fromIsoTime, toIsoTime } from '../../locale/dates/plainDate.ts'

const day = 24 * 60

/**
 * The time a step away, going on past midnight: whole hours keep the minutes; minutes go to the next multiple of the
 * step. Without a time it starts at the first one that is possible.
 */
export function stepTime(
  value: string | null,
  unit: 'hour' | 'minute',
  direction: 1 | -1,
  minuteStep: number,
  first = '00:00',
): string {
  const time = fromIsoTime(value ?? '')
  if (time === null) return first
  const minutes = time.hour * 60 + time.minute
  const next = unit === 'hour' ? minutes + direction * 60 : nextMultiple(minutes, direction, minuteStep)
  const inDay = ((next % day) + day) % day
  return toIsoTime({ hour: Math.floor(inDay / 60), minute: inDay % 60 })
}

const nextMultiple = (minutes: number, direction: 1 | -1, step: number): number =>
  direction === 1 ? (Math.floor(minutes / step) + 1) * step : (Math.ceil(minutes / step) - 1) * step
