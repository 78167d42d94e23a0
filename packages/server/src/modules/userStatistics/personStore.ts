import type { StatisticsEvent, StatisticsPerson, StatisticsRow } from '@somo/graphql/schema'
import type { Pool, PoolClient } from 'pg'
import { createParameters } from '../list/keysetList.ts'
import { nameInSql } from '../list/keysetPage.ts'
import { isPersonInScope, isUnitInScope, type Scope } from '../scope.ts'
import { stepOf } from '../units/statements.ts'
import { rowColumns } from './statisticsColumns.ts'
import { readDetail, withDetail } from './statisticsDetail.ts'
import { joinTarget, rowSource } from './rowSource.ts'
import { known } from './statisticsRows.ts'

type Sql = Pick<Pool | PoolClient, 'query'>

const mostRows = 500
const mostEvents = 200

/** What people learn and learned. */
export type PersonRecord = Omit<StatisticsPerson, 'certificates' | 'badges'>

interface PersonHead extends Pick<StatisticsPerson, 'uuid' | 'name' | 'displayedId' | 'units'> {
  readonly locale: string | null
}

async function readHead(sql: Sql, person: string, scope: Scope): Promise<PersonHead | null> {
  const { rows } = await sql.query<PersonHead>(
    `select p.uuid, coalesce(${nameInSql('p')}, '') as name, p.displayed_id as "displayedId", p.locale,
      coalesce((select jsonb_agg(jsonb_build_object('unit', ${stepOf('u')}, 'since', (b.created_at at time zone unit_zone(b.unit))::date)
          order by b.is_default desc, u.name, u.uuid)
        from unit_membership b join unit u on u.uuid = b.unit where b.person = p.uuid and ${isUnitInScope(scope, 'b.unit', '$2')}), '[]'::jsonb) as units
      from person p where p.uuid = coalesce((select e.person from enrolment e where e.uuid = $1), $1) and p.status <> 'ANONYMISED' and ${isPersonInScope(scope, 'p.uuid', '$2')}`,
    [known(person), ...(scope.manager === null ? [] : [scope.manager])],
  )
  return rows[0] ?? null
}

async function readRows(sql: Sql, person: string, scope: Scope, past: string | null): Promise<StatisticsRow[]> {
  const parameters = createParameters()
  const source = rowSource(past, parameters)
  const manager = scope.manager === null ? '' : parameters.add(scope.manager)
  const own = parameters.add(person)
  const { rows } = await sql.query<StatisticsRow>(
    `select ${rowColumns(scope, manager, source)} from ${source.from} ${joinTarget} where t.person = ${own}::uuid
      order by m.title, m.uuid, t.cycle desc limit ${mostRows}`,
    [...parameters.values],
  )
  return rows
}

const told = `select 'n' || o.uuid as id, o.created_at as at, case o.event when 'ASSIGNED' then 'TOLD' when 'OVERDUE' then 'TOLD_OVERDUE' else 'REMINDED' end as kind,
    o.subject as medium, coalesce(o.cycle, 1) as cycle, null as actor, null as text
  from notification o where o.person = $1 and o.event in ('ASSIGNED', 'DUE_REMINDER', 'OVERDUE') and o.created_at <= $2`

const happened = `select 'e' || l.id as id, l.at, l.kind, coalesce(l.medium, l.path) as medium, coalesce(l.cycle, 1) as cycle, ${nameInSql('a')} as actor, coalesce(l.data ->> 'reason', l.data ->> 'evidence') as text
  from learning_event l left join person a on a.uuid = l.actor
  where l.person = $1 and coalesce(l.medium, l.path) is not null and l.at <= $2 and l.kind in
    ('REQUESTED', 'ENROLLED', 'CLOSED', 'DECLINED', 'STARTED', 'COMPLETED', 'FAILED', 'DUE_CHANGED', 'WAIVED', 'WAIVER_ENDED')`

async function readEvents(sql: Sql, person: string, past: string | null): Promise<StatisticsEvent[]> {
  const { rows } = await sql.query<StatisticsEvent>(
    `select * from (${happened} union all ${told}) h order by at desc, id desc limit ${mostEvents}`,
    [person, past ?? new Date(Date.now() + 60_000)],
  )
  return rows
}

/** Everything about one person, as they are now or were at the end of a past day; null outside the scope. */
export async function readPerson(
  sql: Sql,
  uuid: string,
  scope: Scope,
  past: string | null,
): Promise<(PersonRecord & { readonly locale: string | null }) | null> {
  const head = await readHead(sql, uuid, scope)
  if (head === null) return null
  const detail = await readDetail(sql)
  const rows = await readRows(sql, head.uuid, scope, past)
  return {
    ...head,
    rows: rows.map((row) => withDetail(row, detail)),
    events: await readEvents(sql, head.uuid, past),
    detail,
  }
}
