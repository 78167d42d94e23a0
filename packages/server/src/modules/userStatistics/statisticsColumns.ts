import { deadlineDay } from '../dates/days.ts'
import { nameInSql } from '../list/keysetPage.ts'
import { isUnitInScope, type Scope } from '../scope.ts'
import { stepOf } from '../units/statements.ts'
import { target, type RowSource } from './rowSource.ts'

/** One of the person's units in the scope, the default one first. @param person the column with their uuid */
const unitOf = (
  scope: Scope,
  manager: string,
): string => `(select ${stepOf('u')} from unit_membership b join unit u on u.uuid = b.unit
  where b.person = t.person and ${isUnitInScope(scope, 'b.unit', manager)} order by b.is_default desc, u.name, u.uuid limit 1)`

/** Why somebody has an item, as JSON. Titles of assignments are told to those who manage them. */
const sourcesOf = (scope: Scope, manager: string, { moment }: RowSource): string => {
  const isManaged = isUnitInScope(scope, 'a.owner_unit', manager)
  return `coalesce((select jsonb_agg(jsonb_build_object('uuid', s.uuid, 'kind', s.kind,
      'assignment', case when ${isManaged} then a.uuid end, 'title', case when ${isManaged} then a.title end,
      'isMandatory', coalesce(a.is_mandatory, t.is_mandatory), 'dueRule', a.due_rule, 'dueDays', a.due_days,
      'unit', case when u.uuid is not null then ${stepOf('u')} end, 'joinedOn', s.joined_on, 'since', s.since,
      'endedAt', case when s.ended_at <= ${moment} then s.ended_at end)
    order by s.since, s.uuid) from enrolment_source s left join assignment a on a.uuid = s.assignment left join unit u on u.uuid = s.unit
    where s.enrolment = t.uuid and s.since <= ${moment}), '[]'::jsonb)`
}

/** The columns of a row, made for the rows of a page alone. */
export const rowColumns = (scope: Scope, manager: string, source: RowSource): string => `t.uuid,
  jsonb_build_object('uuid', n.uuid, 'name', coalesce(${nameInSql('n')}, '')) as person, n.displayed_id as "displayedId",
  ${unitOf(scope, manager)} as unit, ${target} as medium, m.title as "mediumTitle", m.kind, t.cycle, t.access, ${source.state} as state,
  t.is_mandatory as "isMandatory", t.progress, case when t.completed_at is not null or not ${source.isPast} then t.score::float end as score,
  (select count(*)::int from attempt a where a.enrolment = t.uuid and a.item is null and a.started_at <= ${source.moment}) as attempts,
  (select coalesce(sum(a.seconds), 0)::int from attempt a where a.enrolment = t.uuid and a.started_at <= ${source.moment}) as seconds,
  ${source.isPast ? 'null::timestamptz' : 't.last_active_at'} as "lastActiveAt",
  t.due_at as "dueAt", ${deadlineDay('t.due_at', 't.uuid')} as "dueOn", t.own_due_at is not null as "hasOwnDate", t.created_at as "createdAt", t.started_at as "startedAt",
  t.completed_at as "completedAt", case when t.completed_at is not null then t.valid_until end as "validUntil",
  case when t.completed_at is not null then ${deadlineDay('t.valid_until', 't.uuid')} end as "validUntilDay",
  case when t.waived_until > ${source.moment} then t.waived_at end as "waivedAt",
  case when t.waived_until > ${source.moment} then nullif(t.waived_until, 'infinity') end as "waivedUntil",
  case when t.waived_until > ${source.moment} then ${deadlineDay(`nullif(t.waived_until, 'infinity')`, 't.uuid')} end as "waivedUntilDay",
  case when t.waived_until > ${source.moment} then t.waived_reason end as "waivedReason",
  ${sourcesOf(scope, manager, source)} as sources`
