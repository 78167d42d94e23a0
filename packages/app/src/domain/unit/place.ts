import type { UnitRole } from '@somo/graphql/schema'
import { isoDay } from '@somo/ui/locale/dates/plainDate'

/** A role in a unit, with its last day. */
export interface UnitPlace {
  readonly role: UnitRole
  readonly until: string | null
}

/** A place in a unit that may begin later: with its first day, or null for at once. */
export interface ComingPlace extends UnitPlace {
  readonly from: string | null
}

/** Whether somebody lacks a last day who cannot be without one. */
export const lacksDay = ({ role, until }: UnitPlace): boolean => role === 'DEPUTY' && until === null

/** Whether the first day lies behind the last one. */
export const isTurned = ({ until, from }: ComingPlace): boolean => from !== null && until !== null && until < from

/** Whether a first day (`yyyy-MM-dd`) still lies ahead by the calendar of whoever reads it. */
export const isAhead = (firstDay: string, now: Date): boolean => firstDay > isoDay(now)
