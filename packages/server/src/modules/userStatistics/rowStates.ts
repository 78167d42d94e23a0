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

/** States that are a range of due dates: what is in it is read in the order of the index from its first row on. */
const dueRanges: Table = [
  [['OVERDUE', 'IN_GRACE'], (moment) => `${open} and ${dueKey} < ${moment}`],
  [['DUE_SOON'], (moment) => `${open} and ${dueKey} >= ${moment} and ${dueKey} < ${soon(moment)}`],
  [['OVERDUE', 'IN_GRACE', 'DUE_SOON'], (moment) => `${open} and ${dueKey} < ${soon(moment)}`],
]
/** As those, of nearly everything that is open: too many to be gathered. */
const wideRanges: Table = [
  [['NOT_STARTED', 'IN_PROGRESS'], (moment) => `${open} and ${dueKey} >= ${soon(moment)}`],
  [['NOT_STARTED', 'IN_PROGRESS', 'DUE_SOON', 'FAILED'], (moment) => `${open} and ${dueKey} >= ${moment}`],
]

/** What other indexes know of some states, so that few are found among many. */
const rareStates: Table = [
  [['EXPIRED'], (moment) => `t.completed_at is not null and t.valid_until is not null and t.valid_until <= ${moment}`],
  [
    ['EXPIRED', 'EXPIRING'],
    (moment) =>
      `t.completed_at is not null and t.valid_until is not null and t.valid_until <= ${moment} + interval '366 days'`,
  ],
  [['WAIVED'], (moment) => `t.waived_until > ${moment}`],
  [['FAILED'], (moment) => `${open} and t.failed_at <= ${moment}`],
]

const hints: Table = [
  ...dueRanges,
  ...rareStates,
  ...wideRanges,
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
    return `${open} and t.due_at < ${moment} and ${dueKey} < ${moment} and (t.waived_until is null or t.waived_until <= ${moment})`
  const hint = find(isPast ? pastHints : hints, states, moment)
  if (hint === null) return isAnyOf(states, source)
  // PostgreSQL expects one row of two to match a case, and one of 200 an expression: then it sorts all instead of reading a page in order.
  return `${hint} and case when ${isAnyOf(states, source)} then true else false end`
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
  const hint = find([...dueRanges, ...rareStates], states, moment)
  return hint === null ? null : `select t.uuid from enrolment t where t.is_current and ${hint}`
}
