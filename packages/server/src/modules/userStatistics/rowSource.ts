import { dueSoonDays } from '../learning/complianceState.ts'
import type { Parameters } from '../list/keysetList.ts'

/** Enrolments as they are now, or were at the end of a past day. */
export interface RowSource {
  /** What stands behind `from`: the enrolment `t` and its person `n`. */
  readonly from: string
  /** The enrolments alone, to be named `t`. */
  readonly table: string
  /** When it is, as SQL. */
  readonly moment: string
  readonly state: string
  readonly isPast: boolean
  /** Whether a row is the latest open cycle of its person and item. */
  readonly isCurrent: string
}

/** The columns of an enrolment that `past_enrolment_term` keeps. */
const terms = [
  'access',
  'is_mandatory',
  'due_at',
  'grace_days',
  'valid_until',
  'renewal_days',
  'failed_at',
  'waived_until',
]

/** The medium or learning path of an enrolment `t`. */
export const target = 'coalesce(t.medium, t.path)'
/** Its title and kind, as `m`; for the rows of a page alone. */
export const joinTarget = `join learning_target m on m.uuid = ${target}`

const termOf = (term: string): string => `case when p.enrolment is null then e.${term} else p.${term} end as ${term}`
// The oldest terms that were valid after the moment.
const withTerms = (moment: string): string => `enrolment e left join lateral (select x.* from past_enrolment_term x
    where x.enrolment = e.uuid and x.until_at > ${moment} order by x.until_at limit 1) p on true
  where e.created_at <= ${moment}`

const pastTable = (
  moment: string,
): string => `(select e.uuid, e.person, e.medium, e.path, e.cycle, e.is_latest, null::int as progress, e.score, e.created_at,
    case when e.started_at <= ${moment} then e.started_at end as started_at,
    case when e.completed_at <= ${moment} then e.completed_at end as completed_at,
    e.own_due_at, e.waived_at, e.waived_reason, ${terms.map(termOf).join(', ')} from ${withTerms(moment)})`

// A renewal that waits for an answer does not replace the cycle before it. What is the latest today was so on every day before.
const wasCurrent = (moment: string): string => `t.access = 'OPEN' and (t.is_latest or not exists (select from
  (select e.person, coalesce(e.medium, e.path) as target, e.cycle, ${termOf('access')} from ${withTerms(moment)}) l
  where l.person = t.person and l.target = ${target} and l.cycle > t.cycle and l.access = 'OPEN'))`

/** @param past the end of a past day; null: now */
export function rowSource(past: string | null, { add }: Parameters): RowSource {
  const moment = past === null ? 'now()' : `${add(past)}::timestamptz`
  const table = past === null ? 'enrolment' : pastTable(moment)
  return {
    table,
    from: `${table} t join person n on n.uuid = t.person`,
    moment,
    state: `compliance_state(t.started_at, t.completed_at, t.failed_at, t.due_at, t.grace_days, t.valid_until, t.renewal_days,
      t.waived_until, ${moment}, ${dueSoonDays})`,
    isPast: past !== null,
    isCurrent: past === null ? 't.is_current' : wasCurrent(moment),
  }
}
