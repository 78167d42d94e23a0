import type { ComplianceState } from '@somo/graphql/schema'
import { dueSoonDays } from '../learning/complianceState.ts'
import type { RowSource } from './rowSource.ts'

type Table = readonly (readonly [readonly ComplianceState[], (moment: string) => string])[]

const find = (table: Table, states: readonly ComplianceState[], moment: string): string | null =>
  table.find(([of]) => states.every((one) => of.includes(one)))?.[1](moment) ?? null

/** The key of the indexes by due date. */
export const dueKey = `coalesce(t.due_at, 'infinity'::timestamptz)`

const soon = (moment: string): string => `${moment} + interval '${dueSoonDays * 24} hours'`
const open = 't.completed_at is null'

/** What an index knows of some states, so that few are found among many. */
const hints: Table = [
  [['OVERDUE', 'IN_GRACE'], (moment) => `${open} and t.due_at < ${moment} and ${dueKey} < ${moment}`],
  [['DUE_SOON'], (moment) => `${open} and ${dueKey} >= ${moment} and ${dueKey} < ${soon(moment)}`],
  [['OVERDUE', 'IN_GRACE', 'DUE_SOON'], (moment) => `${open} and ${dueKey} < ${soon(moment)}`],
  [['EXPIRED'], (moment) => `t.completed_at is not null and t.valid_until is not null and t.valid_until <= ${moment}`],
  [
    ['EXPIRED', 'EXPIRING'],
    (moment) =>
      `t.completed_at is not null and t.valid_until is not null and t.valid_until <= ${moment} + interval '366 days'`,
  ],
  [['WAIVED'], (moment) => `t.waived_until > ${moment}`],
  [['FAILED'], (moment) => `${open} and t.failed_at <= ${moment}`],
  [['OVERDUE', 'IN_GRACE', 'DUE_SOON', 'NOT_STARTED', 'IN_PROGRESS', 'FAILED'], () => open],
  [['COMPLETED', 'EXPIRING', 'EXPIRED'], () => 't.completed_at is not null'],
]

/** What was so on a past day is among what is completed by now or not, whatever its terms were. */
const pastHints: Table = [
  [['OVERDUE', 'IN_GRACE', 'DUE_SOON', 'NOT_STARTED', 'IN_PROGRESS', 'FAILED'], () => open],
  [['COMPLETED', 'EXPIRING', 'EXPIRED'], () => 't.completed_at is not null'],
]

const overdue: readonly ComplianceState[] = ['OVERDUE', 'IN_GRACE']

/** Whether a row is in one of these states, as SQL that names no index: the rows of one person are read by another. */
export const isAnyOf = (states: readonly ComplianceState[], { state }: Pick<RowSource, 'state'>): string =>
  `${state} in (${states.map((one) => `'${one}'`).join(', ')})`

/** Whether a row is in one of these states, as SQL that finds few of them by an index. */
export function isInStates(states: readonly ComplianceState[], source: RowSource): string {
  const { moment, isPast } = source
  // Exactly what `compliance_state` says of the two together, from columns that an index has.
  if (!isPast && states.length === overdue.length && overdue.every((one) => states.includes(one)))
    return `${hints[0]?.[1](moment) ?? ''} and (t.waived_until is null or t.waived_until <= ${moment})`
  const hint = find(isPast ? pastHints : hints, states, moment)
  return `${hint === null ? '' : `${hint} and `}${isAnyOf(states, source)}`
}

const changedLater = (moment: string, condition: string): string =>
  `select x.enrolment from past_enrolment_term x where x.until_at > ${moment} and ${condition}`

/** Who can have been in a state on a past day, by indexes. */
const pastCandidates: Table = [
  [
    ['OVERDUE', 'IN_GRACE'],
    (moment) => `select c.uuid from enrolment c
      where (case when c.due_at < coalesce(c.completed_at, 'infinity'::timestamptz) then tstzrange(c.due_at, c.completed_at) end) @> ${moment}
      union select x.enrolment from past_enrolment_term x
      where (case when x.due_at < x.until_at then tstzrange(x.due_at, x.until_at) end) @> ${moment}`,
  ],
  [
    ['EXPIRED'],
    (moment) => `select c.uuid from enrolment c where c.completed_at <= ${moment} and c.valid_until <= ${moment}
      union ${changedLater(moment, `x.valid_until <= ${moment}`)}`,
  ],
  [
    ['EXPIRED', 'EXPIRING'],
    (
      moment,
    ) => `select c.uuid from enrolment c where c.completed_at <= ${moment} and c.valid_until <= ${moment} + interval '366 days'
      union ${changedLater(moment, `x.valid_until <= ${moment} + interval '366 days'`)}`,
  ],
  [
    ['WAIVED'],
    (moment) => `select c.uuid from enrolment c where c.waived_until > ${moment}
      union ${changedLater(moment, `x.waived_until > ${moment}`)}`,
  ],
  [
    ['FAILED'],
    (moment) => `select c.uuid from enrolment c where c.failed_at is not null
      union ${changedLater(moment, `x.failed_at <= ${moment}`)}`,
  ],
]

/** The enrolments that can be in one of these states, as SQL that an index answers; null where none does. */
export function candidatesOf(states: readonly ComplianceState[], { moment, isPast }: RowSource): string | null {
  if (isPast) return find(pastCandidates, states, moment)
  const hint = find(hints.slice(0, -2), states, moment)
  return hint === null ? null : `select t.uuid from enrolment t where t.is_current and ${hint}`
}
