import { formatPercent } from './percent.ts'
import type { UiLocale } from './texts.ts'

const sizeUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** Steps of 1,000, as the units of Intl and of operating systems' file lists count. */
const step = 1000

/**
 * A number of bytes as people read it: three digits at most, in the unit and the way of writing of the language
 * ("7.8 MB", "7,8 MB").
 */
export function formatSize(bytes: number, locale: UiLocale): string {
  const known = Math.max(0, bytes)
  const index = known < step ? 0 : Math.min(sizeUnits.length - 1, Math.floor(Math.log10(known) / 3))
  const amount = known / step ** index
  // What would be rounded to a thousand belongs to the next unit.
  const isNext = Math.round(amount) >= step && index < sizeUnits.length - 1
  const unit = sizeUnits[isNext ? index + 1 : index] ?? 'byte'
  const digits = amount < 10 || isNext ? 1 : 0
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: index === 0 && !isNext ? 0 : digits }).format(
    isNext ? amount / step : amount,
  )
}

/** A share from 0 to 1 as a whole percentage. Never 100 before all of it is there. */
export const formatShare = (share: number, locale: UiLocale): string => {
  const known = Math.min(1, Math.max(0, share))
  const honest = known < 1 ? Math.min(0.99, Math.round(known * 100) / 100) : 1
  return formatPercent(honest, locale)
}

/** A number of seconds as a rough time: seconds in fives, minutes, then hours. */
export function formatTime(seconds: number, locale: UiLocale): string {
  const [unit, amount] =
    seconds < 55
      ? (['second', Math.max(5, Math.ceil(seconds / 5) * 5)] as const)
      : seconds < 55 * 60
        ? (['minute', Math.ceil(seconds / 60)] as const)
        : (['hour', Math.ceil(seconds / 3600)] as const)
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(amount)
}
