import { createPlural } from '../../plural.ts'

const plural = createPlural('en')

/** What the parts of this room say by themselves, in English. */
export const choosers = {
  /** The button beside a typed date; `label` is the field's. */
  openCalendar: (label: string) => `Calendar: ${label}`,
  /** What a pattern asks for, in the words of CLDR; together the shape of `dateHint`. */
  dateUnits: {
    year: 'year',
    month: 'month',
    day: 'day',
    weekday: 'day of the week',
    hour: 'hour',
    minute: 'minute',
    second: 'second',
    dayPeriod: 'AM/PM',
  },
  /** Below the field; `shape` is the pattern in words, such as day.month.year. */
  dateHint: (shape: string, example: string) => `${shape}, such as ${example}`,
  dateUnreadable: (shape: string, example: string) =>
    `This cannot be read as a date. Enter ${shape}, such as ${example}.`,
  dateIncomplete: (example: string) => `Enter day, month and year, such as ${example}.`,
  yearTooShort: (example: string) => `Enter the year with four digits, such as ${example}.`,
  /** `month` with its year, such as "February 2026". */
  monthEnds: (month: string, days: number) =>
    `${month} has ${plural(days, { one: '# day', other: '# days' })}. Enter one of them.`,
  noSuchDay: 'The calendar has no such day. Check day and month.',
  notBefore: (date: string) => `Enter ${date} or a later date.`,
  notAfter: (date: string) => `Enter ${date} or an earlier date.`,
  /** Over a column of days: the browser's own short name, or a shorter one where that is no abbreviation. */
  weekday: (name: string): string => name,
  today: 'Today',
  from: 'From',
  until: 'Until',
  /** `start` is the first day, as it is shown. */
  endsTooEarly: (start: string) => `The end is before the start. Enter ${start} or a later date.`,
  timeHint: (example: string) => `Hours and minutes, such as ${example}`,
  timeUnreadable: (example: string) => `This cannot be read as a time. Enter hours and minutes, such as ${example}.`,
  timeNotBefore: (time: string) => `Enter ${time} or a later time.`,
  timeNotAfter: (time: string) => `Enter ${time} or an earlier time.`,
  search: (label: string) => `Search: ${label}`,
  chooseAll: 'Choose all',
  chooseNone: 'Choose none',
  chosen: (count: number) => plural(count, { zero: 'none chosen', other: '# chosen' }),
  noMatch: (text: string) => `No match for “${text}”`,
  nothingHere: 'Nothing to choose from',
  results: (count: number) => plural(count, { zero: 'No results', one: '# result', other: '# results' }),
  searching: 'Searching',
  tryAgain: 'Try again',
  loadMore: 'Load more',
  showOptions: (label: string) => `Show options: ${label}`,
}
