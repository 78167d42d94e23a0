import type {
  AssignmentChange,
  AssignmentChangeCounts,
  AssignmentCheck,
  AssignmentCheckPage,
  AssignmentCheckRow,
  AssignmentExample,
} from '@somo/graphql/schema'
import type { Queryable } from '../../../database/transaction.ts'
import { deadlineDay } from '../../dates/days.ts'
import { personInSql, readKeysetPage } from '../../list/keysetPage.ts'
import type { PagePlan } from '../../paging.ts'
import { mostEmailsADay } from '../../notifications/emailNotifications.ts'
import { isAmongPeopleInScope, isUnitInScope, type Scope } from '../../scope.ts'
import { stepOf } from '../../units/statements.ts'
import type { AssignmentRow } from '../assignmentStore.ts'
import { nextDueDays } from '../recurrence.ts'
import { nearestManagers } from '../reminders.ts'
import { planTables } from './plan.ts'

// What other sources than that of the assignment say of the same enrolment.
const others = `lateral (select min(s.due_at) as due_at,
    (array_agg(s.assignment order by s.due_at, s.uuid) filter (where s.due_at is not null))[1] as assignment, count(*) as open
    from enrolment_source s where s.enrolment = p.latest and s.ended_at is null and s.uuid is distinct from p.source)`

/** `check_row`: the plan in the words of the check. */
const checkTables = `with ${planTables},
  told as (
    select p.*, o.open, o.due_at as other_due, o.assignment as other,
      case p.action when 'OPEN' then p.due_at
        when 'LEAVE' then case when o.open > 0 and p.completed_at is null then coalesce(p.own_due_at, o.due_at) end
        when 'NONE' then null when 'COUNT' then null
        else case when p.action = 'KEEP' and p.is_held_done then null else coalesce(p.own_due_at, least(p.due_at, o.due_at)) end end as due_then
    from plan p left join ${others} o on true),
  check_row as (
    select md5(p.person::text || p.target::text)::uuid as uuid, n.sort_name, p.*, case
      when p.action = 'NONE' then case when p.is_excluded then 'EXEMPT' else 'LEFT_OUT' end
      when p.action = 'LEAVE' then 'LEAVES'
      when p.waived_until > now() then 'EXEMPT'
      when p.action = 'COUNT' or p.is_held_done and p.action = 'KEEP' then 'DONE'
      when p.action = 'OPEN' or p.access <> 'OPEN' then 'NEW'
      when coalesce(p.due_then, 'infinity') < coalesce(p.due_now, 'infinity') then 'EARLIER'
      when coalesce(p.due_then, 'infinity') > coalesce(p.due_now, 'infinity') then 'LATER'
      else 'UNCHANGED' end as change
    from told p join person n on n.uuid = p.person)`

const count = (change: AssignmentChange): string => `count(distinct person) filter (where change = '${change}')::int`

// A date by the rule moves on with every day, and the revision of the draft stands for the rule.
const dateOfDigest = `case when due_then = due_at and renews_at is null then case (select due_rule from a) when 'AFTER_JOINING' then coalesce(joined_on::text, '') else '' end
  else coalesce(to_char(due_then at time zone 'UTC', 'YYYY-MM-DD'), '') end`

const summary = `${checkTables}
  select count(distinct person) filter (where change not in ('LEAVES', 'LEFT_OUT', 'EXEMPT'))::int as people,
    jsonb_build_object('new', ${count('NEW')}, 'earlier', ${count('EARLIER')}, 'later', ${count('LATER')}, 'done', ${count('DONE')},
      'leaves', ${count('LEAVES')}, 'unchanged', ${count('UNCHANGED')}, 'exempt', ${count('EXEMPT')}, 'leftOut', ${count('LEFT_OUT')}) as counts,
    (select to_char(a.starts_on, 'YYYY-MM-DD') from a where a.starts_on > installation_day()) as "startsOn",
    (select count(distinct r.person)::int from check_row r join person n on n.uuid = r.person where r.change = 'NEW' and n.email is null) as "withoutAddress",
    md5(coalesce(string_agg(person::text || target::text || change || ${dateOfDigest}, ',' order by person, target), '')) as digest
  from check_row`

// What leaves at once: to whom an email may be sent, as long as the limit of the day is not reached.
const emails = `${checkTables}
  select coalesce(sum(least(x.fresh, greatest(0, ${mostEmailsADay} - x.sent))), 0)::int as emails from (
    select r.person, count(*) as fresh, (select count(*) from notification n where n.person = r.person and n.email = 'SENT'
        and n.emailed_at > now() - interval '2 days' and installation_day(n.emailed_at) = installation_day()) as sent
    from check_row r join person p on p.uuid = r.person and p.status = 'ACTIVE' and p.email is not null
      left join notification_preference f on f.person = r.person and f.event_group = 'LEARNING'
    where r.action in ('OPEN', 'JOIN') and coalesce(r.waived_until < now(), true) and coalesce(f.email, 'AT_ONCE') = 'AT_ONCE'
      and (select is_announced from a) and not exists (select from mail_template t where t.event = 'ASSIGNED' and not t.is_active)
      and not exists (select from notification n where n.event = 'ASSIGNED' and n.subject = r.target and n.person = r.person
        and n.cycle = coalesce(r.cycle, 0) + case r.action when 'OPEN' then 1 else 0 end)
    group by r.person) x`

// Who is done, or does not get it, is on no list.
const managers = `${checkTables}
  select count(distinct w.person)::int as managers
  from (select distinct c.person from check_row c where c.change in ('NEW', 'EARLIER', 'LATER', 'UNCHANGED')
    and (select is_list_sent and due_rule <> 'NONE' from a)) r ${nearestManagers}`

const examplesOf = (scope: Scope): string => `${checkTables},
  wanted as (select distinct on (r.person) r.* from check_row r
    where r.change not in ('LEAVES', 'LEFT_OUT', 'EXEMPT') and ${isAmongPeopleInScope(scope, 'r.person', '$4')}
    order by r.person, r.due_at nulls last),
  placed as (select w.*, row_number() over (order by w.sort_name, w.person) as place, count(*) over () as total from wanted w)
  select ${personInSql('n')} as person, case when u.uuid is not null then ${stepOf('u')} end as unit,
    to_char(coalesce(p.due_at, p.valid_until) at time zone p.zone, 'YYYY-MM-DD') as due
  from placed p join person n on n.uuid = p.person left join unit u on u.uuid = p.unit
  where p.place in (1, (p.total + 1) / 2, p.total) order by p.place`

interface ExampleRow extends Omit<AssignmentExample, 'dueOn'> {
  readonly due: string | null
}

const most = 5

/** What the activation of a draft would change now. Examples are people of the scope alone. */
export async function checkAssignment(sql: Queryable, row: AssignmentRow, scope: Scope): Promise<AssignmentCheck> {
  const values = [row.uuid, null, true]
  const { rows } = await sql.query<Omit<AssignmentCheck, 'examples' | 'emails' | 'managers'>>(summary, values)
  const [counted] = rows
  if (counted === undefined) throw new Error('The check of an assignment has no row.')
  const { rows: mails } = await sql.query<{ emails: number }>(emails, values)
  const { rows: told } = await sql.query<{ managers: number }>(managers, values)
  const { rows: people } = await sql.query<ExampleRow>(examplesOf(scope), [
    ...values,
    ...(scope.manager === null ? [] : [scope.manager]),
  ])
  const rule = { ...row, everyMonths: row.everyMonths ?? 1, fixedFrom: row.fixedFrom ?? null }
  return {
    ...counted,
    emails: mails[0]?.emails ?? 0,
    managers: told[0]?.managers ?? 0,
    examples: people.map(({ due, ...example }) => ({
      ...example,
      dueOn: due === null ? [] : nextDueDays(rule, due, most),
    })),
  }
}

/** How many people a check concerns in any way. */
export const countConcerned = ({ new: added, earlier, later, leaves }: AssignmentChangeCounts): number =>
  added + earlier + later + leaves

const reason = `case
  when t.action = 'NONE' then case when t.is_excluded then 'EXCLUDED' when t.is_suspended then 'SUSPENDED' else 'NOT_A_LEARNER' end
  when t.action = 'LEAVE' then case when t.is_excluded then 'EXCLUDED' when t.is_suspended then 'SUSPENDED'
    when t.is_no_learner then 'NOT_A_LEARNER' else 'NOT_IN_AUDIENCE' end
  when t.change = 'EXEMPT' then 'WAIVED' when t.change = 'DONE' then 'COMPLETED'
  when t.action <> 'OPEN' and t.own_due_at is not null then 'OWN_DATE'
  when t.action <> 'OPEN' and t.other_due < coalesce(t.due_at, 'infinity') then
    case when t.other is null then 'OTHER_SOURCE' else 'OTHER_ASSIGNMENT' end
  when t.renews_at is not null then 'RENEWAL' else 'RULE' end`

/** The day of a moment by the clocks of the unit that brings the assignment. */
const dayInPlace = (moment: string): string => `(${moment} at time zone t.zone)::date::text`

const rowColumns = (scope: Scope, manager: string): string => `t.uuid, ${personInSql('n')} as person,
  case when u.uuid is not null then ${stepOf('u')} end as unit, t.target as medium, m.title as "mediumTitle", t.change,
  coalesce(t.access = 'OPEN' and t.completed_at is null, false) as "hasItNow", t.due_now as "dueNow", t.due_then as "dueThen",
  ${deadlineDay('t.due_now', 't.latest')} as "dueNowDay", case when (t.due_then at time zone t.zone)::time = '23:59:59' then ${dayInPlace('t.due_then')} else ${deadlineDay('t.due_then', 't.latest')} end as "dueThenDay",
  case when t.change = 'DONE' then t.completed_at end as "completedAt", case when t.change = 'DONE' then t.valid_until end as "validUntil",
  case when t.change = 'DONE' then ${dayInPlace('t.valid_until')} end as "validUntilDay",
  ${reason} as reason, case when ${isUnitInScope(scope, 'b.owner_unit', manager)} and t.action <> 'OPEN'
    and t.other_due < coalesce(t.due_at, 'infinity') then b.title end as "otherTitle", n.email is null as "hasNoAddress"`

/** Whom the activation of a draft would change, by name. */
export async function listCheckRows(
  sql: Queryable,
  plan: PagePlan<'NAME'>,
  {
    uuid,
    scope,
    changes,
  }: { readonly uuid: string; readonly scope: Scope; readonly changes: readonly AssignmentChange[] },
): Promise<AssignmentCheckPage> {
  const wanted = changes.length === 0 ? null : changes
  return readKeysetPage<AssignmentCheckRow, 'NAME'>(sql, plan, {
    columns: rowColumns(scope, '$5'),
    from: `(${checkTables} select * from check_row) t join person n on n.uuid = t.person join learning_target m on m.uuid = t.target
      left join unit u on u.uuid = t.unit left join assignment b on b.uuid = t.other`,
    key: 't.sort_name',
    type: 'text',
    where: [`($4::text[] is null or t.change = any($4))`, isAmongPeopleInScope(scope, 't.person', '$5')],
    values: [uuid, null, true, wanted, ...(scope.manager === null ? [] : [scope.manager])],
  })
}
