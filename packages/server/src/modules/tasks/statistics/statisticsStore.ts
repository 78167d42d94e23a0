import type {
  TaskStatisticsFilter,
  TaskStatisticsOverview,
  TaskStatisticsPeriod,
  TaskStatisticsRow,
} from '@somo/graphql/schema'
import type { Queryable } from '../../../database/transaction.ts'
import { isUuid } from '../../../database/uuid.ts'
import { nameInSql } from '../../list/keysetPage.ts'
import { isAmongPeopleInScope, isUnitInScope, scopeOf } from '../../scope.ts'
import type { Reviewer } from '../review/reviewStore.ts'

/** Fewer people would be recognised in a rate (decision 0160). */
const fewestPeople = 5

const days: Readonly<Record<TaskStatisticsPeriod, number | null>> = {
  DAYS_30: 30,
  DAYS_90: 90,
  DAYS_365: 365,
  ALL: null,
}

const nowhere = '00000000-0000-0000-0000-000000000000'
const known = (uuid: string | null | undefined): string | null => {
  if (uuid === null || uuid === undefined) return null
  return isUuid(uuid) ? uuid : nowhere
}

const valuesOf = (reviewer: Reviewer, { period, task, unit }: TaskStatisticsFilter): unknown[] => [
  reviewer.subject,
  days[period],
  known(task),
  known(unit),
]

const inUnit = (person: string): string => `($4::uuid is null or ${person} in (select m.person from unit_ancestor ua
  join unit_membership m on m.unit = ua.unit where ua.ancestor = $4))`

/** What the figures are of: answers handed in since the beginning of the period, to tasks and of people whom the caller manages. */
const chosen = (reviewer: Reviewer): string => {
  const scope = scopeOf(reviewer)
  return `chosen as materialized (
    select s.*, k.title from task_submission s join task k on k.uuid = s.task
    where s.version > 0 and $1::text is not null and ($2::int is null or s.first_handed_in_at >= now() - $2 * interval '1 day')
      and ($3::uuid is null or s.task = $3) and ${isUnitInScope(scope, 'k.owner_unit', '$1')}
      and ${isAmongPeopleInScope(scope, 's.person', '$1')} and ${inUnit('s.person')}),
  answer as materialized (
    select v.*, c.task, c.person, c.unit, extract(epoch from v.reviewed_at - v.handed_in_at) / 3600 as hours
    from task_version v join chosen c on c.uuid = v.submission where v.decision is not null)`
}

const masked = (people: string, value: string): string => `case when ${people} >= ${fewestPeople} then ${value} end`

/** Figures as JSON over grouped rows `c` of `chosen` and `a`, the sums of `answer`. */
const figuresOf = (c: string, a: string): string => `jsonb_build_object(
  'handedIn', ${masked(`${c}.people`, `${c}.handed_in`)}, 'answered', ${masked(`${c}.people`, `coalesce(${a}.answered, 0)`)},
  'medianHours', ${masked(`${a}.people`, `${a}.median`)},
  'returnedRate', ${masked(`${a}.people`, `${c}.returned::float8 / nullif(${a}.people, 0)`)},
  'passRate', ${masked(`${c}.decided`, `${c}.passed::float8 / nullif(${c}.decided, 0)`)},
  'lateRate', ${masked(`${c}.people`, `${c}.late::float8 / nullif(${c}.handed_in, 0)`)})`

const sums = (
  group: string,
): string => `select ${group === '' ? '' : `c.${group},`} count(distinct c.person) as people, count(*)::int as handed_in,
    count(*) filter (where c.returned_count > 0) as returned, count(*) filter (where c.state = 'PASSED') as passed,
    count(*) filter (where c.state in ('PASSED', 'FAILED')) as decided, count(*) filter (where c.is_late) as late,
    count(*) filter (where c.state = 'SUBMITTED')::int as waiting, min(c.handed_in_at) filter (where c.state = 'SUBMITTED') as oldest
  from chosen c ${group === '' ? '' : `group by c.${group}`}`

const answers = (
  group: string,
): string => `select ${group === '' ? '' : `a.${group},`} count(distinct a.person) as people,
    count(*)::int as answered, percentile_cont(0.5) within group (order by a.hours) as median
  from answer a ${group === '' ? '' : `group by a.${group}`}`

// Days are whole ones between the two moments; the last number is of everything longer than a week.
const perDay = `array(select count(a.number)::int from generate_series(0, 8) d
  left join answer a on least(floor(a.hours / 24), 8) = d group by d order by d)`

/** The tiles. */
export async function readOverview(
  sql: Queryable,
  reviewer: Reviewer,
  filter: TaskStatisticsFilter,
): Promise<TaskStatisticsOverview> {
  const scope = scopeOf(reviewer)
  const { rows } = await sql.query<TaskStatisticsOverview>(
    `with ${chosen(reviewer)},
      waiting as (select count(*) filter (where s.version = 0 or s.uuid is null)::int as open from task k
        cross join lateral task_audience(k.uuid) as p (person) left join task_submission s on s.task = k.uuid and s.person = p.person
        where k.state = 'PUBLISHED' and (k.opens_at is null or k.opens_at <= now()) and ($3::uuid is null or k.uuid = $3)
          and ${isUnitInScope(scope, 'k.owner_unit', '$1')} and ${isAmongPeopleInScope(scope, 'p.person', '$1')} and ${inUnit('p.person')})
    select w.open, c.waiting, c.oldest as "oldestAt", ${figuresOf('c', 'a')} as figures,
      case when a.people >= ${fewestPeople} then ${perDay} else '{}'::int[] end as days, now() as "asOf"
    from (${sums('')}) c cross join (${answers('')}) a cross join waiting w`,
    valuesOf(reviewer, filter),
  )
  const [row] = rows
  if (row === undefined) throw new Error('An aggregate without a row.')
  return row
}

const order = 'order by waiting desc, name, uuid limit 200'

async function readRows(
  sql: Queryable,
  reviewer: Reviewer,
  filter: TaskStatisticsFilter,
  text: string,
): Promise<TaskStatisticsRow[]> {
  const { rows } = await sql.query<TaskStatisticsRow>(
    `with ${chosen(reviewer)} ${text} ${order}`,
    valuesOf(reviewer, filter),
  )
  return rows
}

/** By task. */
export const readByTask = (sql: Queryable, reviewer: Reviewer, filter: TaskStatisticsFilter) =>
  readRows(
    sql,
    reviewer,
    filter,
    `select k.uuid, k.title as name, c.waiting, c.oldest as "oldestAt", ${figuresOf('c', 'a')} as figures
      from (${sums('task')}) c join task k on k.uuid = c.task left join (${answers('task')}) a on a.task = c.task`,
  )

/** By unit; answers of people without one are left out. */
export const readByUnit = (sql: Queryable, reviewer: Reviewer, filter: TaskStatisticsFilter) =>
  readRows(
    sql,
    reviewer,
    filter,
    `select u.uuid, u.name, c.waiting, c.oldest as "oldestAt", ${figuresOf('c', 'a')} as figures
      from (${sums('unit')}) c join unit u on u.uuid = c.unit left join (${answers('unit')}) a on a.unit = c.unit
      where ${isUnitInScope(scopeOf(reviewer), 'u.uuid', '$1')}`,
  )

/** By reviewer: what they answered, and what they have claimed. Administrators see all, others themselves. */
export const readByReviewer = (sql: Queryable, reviewer: Reviewer, filter: TaskStatisticsFilter) =>
  readRows(
    sql,
    reviewer,
    filter,
    `select p.uuid, coalesce(${nameInSql('p')}, '') as name, coalesce(w.waiting, 0) as waiting, w.oldest as "oldestAt",
        jsonb_build_object('handedIn', null, 'answered', a.answered, 'medianHours', ${masked('a.people', 'a.median')},
          'returnedRate', ${masked('a.people', `a.returned::float8 / nullif(a.answered, 0)`)},
          'passRate', ${masked('a.people', `a.passed::float8 / nullif(a.decided, 0)`)}, 'lateRate', null) as figures
      from (select a.reviewed_by, count(distinct a.person) as people, count(*)::int as answered,
          percentile_cont(0.5) within group (order by a.hours) as median, count(*) filter (where a.decision = 'RETURNED') as returned,
          count(*) filter (where a.decision = 'PASSED') as passed, count(*) filter (where a.decision <> 'RETURNED') as decided
        from answer a where a.reviewed_by is not null group by a.reviewed_by) a
      join person p on p.uuid = a.reviewed_by
      left join (select c.claimed_by, count(*)::int as waiting, min(c.handed_in_at) as oldest from chosen c
        where c.state = 'SUBMITTED' and c.claimed_until > now() group by c.claimed_by) w on w.claimed_by = p.uuid
      where ${scopeOf(reviewer).manager === null ? 'true' : 'p.subject = $1'}`,
  )
