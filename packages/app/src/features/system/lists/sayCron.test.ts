import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { sayCron } from './sayCron.ts'

const intl = createIntl({ locale: 'en', timeZone: 'UTC', onError: () => undefined })
const dates = { date: String, day: String, pattern: '', time: (moment: Date) => moment.toISOString().slice(11, 16) }

test.each([
  ['* * * * *', 'Every minute'],
  ['*/15 * * * *', 'Every 15 minutes'],
  ['7 * * * *', 'Every hour, 7 minutes past'],
  ['5 0 * * *', 'Every day at 00:05'],
  ['0 6 * * 1', 'Every Monday at 06:00'],
  ['0 6 1 * *', 'Schedule: 0 6 1 * * (UTC)'],
])('%s is said as %s', (cron, words) =>
  expect(sayCron(cron, intl, dates, new Date('2026-11-22T12:00:00Z'))).toBe(words),
)
