const sizeUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** Steps of 1,000, as the units of Intl and of operating systems' file lists count. */
const step = 1000

/**
 * A number of bytes as people read it: three digits at most, in the unit and the way of writing of the language
 * ("7.8 MB", "7,8 MB").
 */
export function formatSize(bytes: number, locale: string): string {
  const known = Math.max(0, bytes)
  const index = known < step ? 0 : Math.min(sizeUnits.length - 1, Math.floor(Math.log10(known) / 3))
  const amount = known / step ** index
  // What would be rounded to a thousand belongs to the next unit.
  const isNext = Math.round(amount) >= step && index < sizeUnits.length - 1
  const unit = sizeUnits[isNext ? index + 1 : index] ?? 'byte'
  const digits = amount < 10 || isNext ? 1 : 0
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: index === 0 && !isNext ? 0 : digits,
  }).format(isNext ? amount / step : amount)
}
