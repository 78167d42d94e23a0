const dayLength = 86_400_000

/** The beginning of a day: of `yyyy-MM-dd`, which is the same day for every reader, or of a moment by the reader's clocks. */
export const startOfDay = (day: string | Date): number =>
  new Date(typeof day === 'string' ? `${day}T00:00` : day).setHours(0, 0, 0, 0)

/** The number of days until a day: 0 is today, negative is past. */
export const daysUntil = (day: string | Date, now: Date): number =>
  Math.round((startOfDay(day) - startOfDay(now)) / dayLength)
