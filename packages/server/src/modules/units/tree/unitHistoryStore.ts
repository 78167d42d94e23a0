import type { AuditEvent, AuditPage } from '@somo/graphql/schema'
import { isOwnEntry } from '../../audit/auditLog.ts'
import { readChanges, type Fields } from '../../audit/changesInEntries.ts'
import { isEntryInScope, unitInEntry } from '../../audit/unitsInEntries.ts'
import type { PagePlan } from '../../paging.ts'
import { isPersonInScope, type Scope } from '../../scope.ts'
import { nameInSql, readKeysetPage, type KeysetList } from '../../list/keysetPage.ts'
import { nameOf } from '../memberSql.ts'
import type { Connection } from '../statements.ts'

interface Row extends Omit<AuditEvent, 'changes'> {
  readonly before: Fields
  readonly after: Fields
  /** How many people the whole act concerned; null where the entry counts none. */
  readonly count: number | null
}

const mostNamed = 3

/** The steps of one act, such as a job's, write one entry each, alike but for how many people it was. */
const isSameAct = `o.object = t.object and o.action = t.action and o.origin = t.origin and o.after ? 'people'
  and o.after - 'people' = t.after - 'people' and o.before is not distinct from t.before`

/** Whether an entry is the last of its act, which then stands for all of them. */
const isLastOfAct = `(t.origin is null or not exists (select from audit_event o where ${isSameAct} and (o.at, o.uuid) > (t.at, t.uuid)))`

const count = `coalesce((select sum((o.after ->> 'people')::int)::int from audit_event o where ${isSameAct}), (t.after ->> 'people')::int)`

/**
 * Whom an entry about the people of a unit concerned, as JSON: what was written of each of them in the same moment. Null where they
 * are more than a few, or one of them is not the reader's to see.
 */
const peopleOf = (scope: Scope, parameter: string): string => `case when t.action like 'unit.members.%' then (
  select case when count(*) = coalesce(${count}, 1) and count(*) <= ${mostNamed} and bool_and(w."isSeen") then jsonb_agg(w.name order by w.name) end
  from (
    select ${nameOf('w')} as name, coalesce(w.status <> 'ANONYMISED' and ${isPersonInScope(scope, 'w.uuid', parameter)}, false) as "isSeen"
    from audit_event e left join person_pointer m on m.uuid = e.object left join person w on w.uuid = coalesce(m.person, e.object)
    where e.at = t.at and e.object_kind = 'user' and e.action like 'membership.%' and t.object::text in (e.after ->> 'unit', e.before ->> 'unit')
    limit ${mostNamed + 1}) w) end`

const listOf = (unit: string, scope: Scope): KeysetList => ({
  columns: `t.uuid, t.at, ${nameInSql('p')} as actor, ${nameInSql('b')} as "onBehalfOf", t.action, ${isOwnEntry('t')} as "isOwn",
    t.object_kind as "objectKind", t.object, u.name as "objectName", ${unitInEntry('t')} as unit, t.before, t.after, t.request_id as "requestId",
    ${count} as count, ${peopleOf(scope, '$2')} as people`,
  from: `audit_event t left join person p on p.uuid = t.actor left join person b on b.uuid = t.on_behalf_of
    left join unit u on u.uuid = t.object`,
  key: 't.at',
  where: ['t.object = $1', isEntryInScope(scope, 't', '$2'), isLastOfAct],
  values: scope.manager === null ? [unit] : [unit, scope.manager],
})

/** Of an act in steps each entry counts only the people of its own. */
const wholeOf = (after: Fields, people: number | null): Fields =>
  after === null || people === null ? after : { ...after, people }

/**
 * A page of what was changed about a unit, as far as the reader's scope reaches; an act in many steps stands there once. Finding the
 * calls in the log is the administrators' business: nobody else is told their numbers.
 */
export async function readHistory(
  connection: Connection,
  plan: PagePlan<'AT'>,
  unit: string,
  scope: Scope,
): Promise<AuditPage> {
  const { items, pageInfo } = await readKeysetPage<Row, 'AT'>(connection, plan, listOf(unit, scope))
  return {
    pageInfo,
    items: items.map(({ before, after, count: people, ...event }) => ({
      ...event,
      requestId: scope.manager === null ? (event.requestId ?? null) : null,
      changes: readChanges({ action: event.action, before, after: wholeOf(after, people) }),
    })),
  }
}
