import type { ComingPartsFragment } from '@somo/graphql/coming'
import type { IntlShape } from 'react-intl'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
import { comingMessages } from './comingMessages.ts'
import { unitMessages } from './unitMessages.ts'

/** Somebody's place in a unit that begins on a later day. */
export type Coming = ComingPartsFragment

/** What somebody will be in a unit, and when. */
export function comingText(
  { role, from, until }: Pick<Coming, 'role' | 'from' | 'until'>,
  dates: Dates,
  formatMessage: IntlShape['formatMessage'],
): string {
  const [word, date] = [formatMessage(unitMessages[role]), dates.day(from)]
  return until === null
    ? formatMessage(comingMessages.from, { role: word, date })
    : formatMessage(comingMessages.fromUntil, { role: word, date, end: dates.day(until) })
}
