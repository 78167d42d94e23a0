const day = 24 * 3600 * 1000

/** The number of a week by ISO 8601: that of its Thursday within the year. @param monday yyyy-mm-dd */
export function weekNumber(monday: string): number {
  const thursday = Date.parse(monday) + 3 * day
  const year = new Date(thursday).getUTCFullYear()
  return 1 + Math.floor((thursday - Date.UTC(year, 0, 1)) / (7 * day))
}
