import type { Dates } from '../platform/locale/dates/useDates.ts'

const parts = (moment: Date): readonly [string, string, string] => {
  const [year = '', month = '', day = ''] = moment.toISOString().slice(0, 10).split('-')
  return [year, month, day]
}
const written = (moment: Date): string => {
  const [year, month, day] = parts(moment)
  return `${day}.${month}.${year}`
}

/** Dates as most write them, by the clocks of UTC, so that stories are the same everywhere. */
export const datesFixture: Dates = {
  date: written,
  time: (moment) => moment.toISOString().slice(11, 16),
  day: (day) => written(new Date(`${day}T00:00:00Z`)),
  pattern: 'dd.MM.yyyy',
}
