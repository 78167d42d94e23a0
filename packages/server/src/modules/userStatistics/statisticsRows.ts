import type { ComplianceState, StatisticsFilter } from '@somo/graphql/schema'
import type { Pool, PoolClient } from 'pg'
import { SomoError } from '../../access/somoError.ts'
import { isUuid } from '../../database/uuid.ts'
import { dueSoonDays } from '../learning/complianceState.ts'
import { createParameters, writePredicates, type FilterTable, type Parameters } from '../list/keysetList.ts'
import { isAmongPeopleInScope, type Scope } from '../scope.ts'
import { patternsOf } from '../searching.ts'

type Sql = Pick<Pool | PoolClient, 'query'>

const nowhere = '00000000-0000-0000-0000-000000000000'
/** A uuid that finds nothing where it is none. */
export const known = (uuid: string): string => (isUuid(uuid) ? uuid : nowhere)
const longestSearch = 200

const readMoment = `select day_end($1::date, z.name)::text as moment
  from (select case when $2::uuid is null then installation_zone() else unit_zone($2) end as name) z
  where day_end($1::date, z.name) < now()`

/** The end of a past day, by the clocks of the unit, else of the installation; null for today and later days. */
export async function momentOf(sql: Sql, asOf: string | null, unit: string | null = null): Promise<string | null> {
  if (asOf === null) return null
  const { rows } = await sql.query<{ moment: string }>(readMoment, [asOf, unit === null ? null : known(unit)])
  return rows[0]?.moment ?? null
}

/** Enrolments as they are now, or were at the end of a past day. */
export interface RowSource {
  /** What stands behind `from`: the enrolment `t`, its person `n` and its medium `m`. */
  readonly from: string
  /** The enrolments alone, to be named `t`. */
  readonly table: string
  /** When it is, as SQL. */
  readonly moment: string
  readonly state: string
  readonly isPast: boolean
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

const pastTable = (
  moment: string,
): string => `(select e.uuid, e.person, e.medium, e.cycle, null::int as progress, e.score, e.created_at,
    case when e.started_at <= ${moment} then e.started_at end as started_at,
    case when e.completed_at <= ${moment} then e.completed_at end as completed_at,
    e.own_due_at, e.waived_at, e.waived_reason,
    ${terms.map((term) => `case when p.enrolment is null then e.${term} else p.${term} end as ${term}`).join(', ')}
  from enrolment e left join lateral (select x.* from past_enrolment_term x
    where x.enrolment = e.uuid and x.until_at > ${moment} order by x.until_at limit 1) p on true
  where e.created_at <= ${moment})`

/** @param past the end of a past day; null: now */
export function rowSource(past: string | null, { add }: Parameters): RowSource {
  const moment = past === null ? 'now()' : `${add(past)}::timestamptz`
  const table = past === null ? 'enrolment' : pastTable(moment)
  return {
    table,
    from: `${table} t join person n on n.uuid = t.person join medium m on m.uuid = t.medium`,
    moment,
    state: `compliance_state(t.started_at, t.completed_at, t.failed_at, t.due_at, t.grace_days, t.valid_until, t.renewal_days,
      t.waived_until, ${moment}, ${dueSoonDays})`,
    isPast: past !== null,
  }
}

/** What an index knows of some states, so that few are found among many; null where none does. */
const hints: readonly (readonly [readonly ComplianceState[], (moment: string) => string])[] = [
  [['OVERDUE', 'IN_GRACE'], (moment) => `t.completed_at is null and t.due_at < ${moment}`],
  [
    ['OVERDUE', 'IN_GRACE', 'DUE_SOON'],
    (moment) => `t.completed_at is null and t.due_at < ${moment} + interval '${dueSoonDays} days'`,
  ],
  [['EXPIRED'], (moment) => `t.valid_until <= ${moment}`],
  [['EXPIRED', 'EXPIRING'], (moment) => `t.valid_until <= ${moment} + interval '366 days'`],
  [['WAIVED'], (moment) => `t.waived_until > ${moment}`],
  [['FAILED'], (moment) => `t.failed_at <= ${moment}`],
  [['COMPLETED', 'EXPIRING', 'EXPIRED'], () => `t.completed_at is not null`],
]

/** Whether a row is in one of these states, as SQL. */
export function isInStates(states: readonly ComplianceState[], { state, moment, isPast }: RowSource): string {
  const hint = isPast ? undefined : hints.find(([of]) => states.every((one) => of.includes(one)))?.[1](moment)
  const list = states.map((one) => `'${one}'`).join(', ')
  return `${hint === undefined ? '' : `${hint} and `}${state} in (${list})`
}

const expiredBefore = (
  moment: string,
): string => `select c.uuid from enrolment c where c.completed_at <= ${moment} and c.valid_until <= ${moment}
  union select x.enrolment from past_enrolment_term x where x.until_at > ${moment} and x.valid_until <= ${moment}`

/** States that few were in on a past day, and who can have been. */
const pastHints: readonly (readonly [readonly ComplianceState[], (moment: string) => string])[] = [
  [['EXPIRED'], expiredBefore],
  [
    ['EXPIRED', 'EXPIRING'],
    (
      moment,
    ) => `select c.uuid from enrolment c where c.completed_at <= ${moment} and c.valid_until <= ${moment} + interval '366 days'
      union select x.enrolment from past_enrolment_term x where x.until_at > ${moment} and x.valid_until <= ${moment} + interval '366 days'`,
  ],
  [
    ['WAIVED'],
    (moment) => `select c.uuid from enrolment c where c.waived_until > ${moment}
      union select x.enrolment from past_enrolment_term x where x.until_at > ${moment} and x.waived_until > ${moment}`,
  ],
  [
    ['FAILED'],
    (moment) => `select c.uuid from enrolment c where c.failed_at is not null
      union select x.enrolment from past_enrolment_term x where x.until_at > ${moment} and x.failed_at <= ${moment}`,
  ],
]

/** The enrolments that can be in one of these states, as SQL that an index answers; null where none does. */
export function candidatesOf(states: readonly ComplianceState[], { moment, isPast }: RowSource): string | null {
  const find = (table: typeof hints) => table.find(([of]) => states.every((one) => of.includes(one)))?.[1](moment)
  if (isPast) return find(pastHints) ?? null
  const hint = find(hints.slice(0, -1))
  return hint === undefined ? null : `select t.uuid from enrolment t where t.access = 'OPEN' and ${hint}`
}

interface FilterContext extends Parameters {
  readonly source: RowSource
}

type RowFilter = Omit<StatisticsFilter, 'asOf' | 'withSubunits' | 'unit'>

const predicates: FilterTable<RowFilter, string, FilterContext> = {
  search: (search, { add }) =>
    patternsOf(search)
      .map(add)
      .map((pattern) => `(n.search_text like ${pattern} or m.search_text like ${pattern})`)
      .join(' and ') || 'true',
  medium: (medium, { add }) => `t.medium = ${add(known(medium))}::uuid`,
  assignment: (assignment, { add }) => `exists (select from enrolment_source s
    where s.enrolment = t.uuid and s.assignment = ${add(known(assignment))}::uuid and s.ended_at is null)`,
  state: (states, { source }) => isInStates(states, source),
  isMandatory: (is) => (is ? 't.is_mandatory' : 'not t.is_mandatory'),
  dueFrom: (from, { add }) => `t.due_at >= ${add(from)}::timestamptz`,
  dueBefore: (before, { add }) => `t.due_at < ${add(before)}::timestamptz`,
  completedFrom: (from, { add }) => `t.completed_at >= ${add(from)}::timestamptz`,
  completedBefore: (before, { add }) => `t.completed_at < ${add(before)}::timestamptz`,
}

/** Which rows: those a caller may see that match a filter. */
export interface RowChoice {
  readonly scope: Scope
  readonly filter: StatisticsFilter
  /** The end of a past day (`momentOf`); null: now. */
  readonly past: string | null
}

/** Rows as SQL. */
export interface ChosenRows {
  readonly source: RowSource
  /** All conditions, on `source.from`. */
  readonly where: readonly string[]
  /** Those on the person, whose table has this alias. */
  readonly personWhere: (person: string) => readonly string[]
  /** The rows of each person, to be read in the order of people: `from`, with the conditions of `personWhere('n')` left. */
  readonly byPerson: string
  /** Whether the person whose table has this alias has such a row; `personWhere` is left. */
  readonly hasRow: (person: string, ...more: readonly string[]) => string
  readonly parameters: Parameters
  /** The placeholder of the manager; '' for administrators. */
  readonly manager: string
}

// A renewal that waits for an answer does not replace the cycle before it.
const isLatest = ({
  moment,
  isPast,
}: RowSource): string => `not exists (select from enrolment l where l.person = t.person
  and l.medium = t.medium and l.cycle > t.cycle and ${isPast ? `l.created_at <= ${moment}` : `l.access = 'OPEN'`})`

const isInUnit = (person: string, place: string, withSubunits: boolean): string =>
  withSubunits
    ? `${person} in (select b.person from unit_ancestor ua join unit_membership b on b.unit = ua.unit where ua.ancestor = ${place}::uuid)`
    : `${person} in (select b.person from unit_membership b where b.unit = ${place}::uuid)`

/**
 * The rows that a filter chooses; each person and item once, in its latest cycle.
 * @param parameters of a statement that chooses rows twice
 */
export function chooseRows({ scope, filter, past }: RowChoice, parameters = createParameters()): ChosenRows {
  if ((filter.search?.length ?? 0) > longestSearch) throw new SomoError('BAD_INPUT', { argument: 'filter.search' })
  const source = rowSource(past, parameters)
  const manager = scope.manager === null ? '' : parameters.add(scope.manager)
  const unit = filter.unit ? parameters.add(known(filter.unit)) : null
  const asked = writePredicates(predicates, filter, { ...parameters, source })
  const rowWhere = [`t.access = 'OPEN'`, ...asked, isLatest(source)]
  const personWhere = (person: string): readonly string[] => [
    past === null ? `${person}.status in ('ACTIVE', 'INVITED')` : `${person}.status <> 'ANONYMISED'`,
    isAmongPeopleInScope(scope, `${person}.uuid`, manager),
    ...(unit === null ? [] : [isInUnit(`${person}.uuid`, unit, filter.withSubunits ?? true)]),
  ]
  // `offset 0` keeps PostgreSQL from reading all rows and sorting them: it expects far fewer to match than do.
  const rowsOfPerson = (more: readonly string[] = []): string => `cross join lateral (select t.* from ${source.table} t
    join medium m on m.uuid = t.medium where t.person = n.uuid and ${[...rowWhere, ...more].join(' and ')} offset 0) t`
  return {
    ...{ source, parameters, manager, personWhere },
    where: [...rowWhere, ...personWhere('n')],
    byPerson: `person n ${rowsOfPerson()} join medium m on m.uuid = t.medium`,
    hasRow: (person, ...more) => `exists (select from (select ${person}.*) n ${rowsOfPerson(more)})`,
  }
}
