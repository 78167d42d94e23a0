/** The part of the day a greeting names. */
export type DayPart = 'morning' | 'day' | 'evening'

/** By the device's clock: morning from 5, day from 11, evening from 18 o'clock until 5. */
export function dayPart(moment: Date): DayPart {
  const hour = moment.getHours()
  if (hour < 5 || hour >= 18) return 'evening'
  return hour < 11 ? 'morning' : 'day'
}
