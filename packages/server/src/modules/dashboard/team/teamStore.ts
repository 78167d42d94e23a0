import type { DashboardUnit, UnitStep } from '@somo/graphql/schema'
import type { Queryable } from '../../../database/transaction.ts'
import { deadlineDay } from '../../dates/days.ts'
import { nameInSql } from '../../list/keysetPage.ts'
import { isUnitInScope, type Scope } from '../../scope.ts'
import { stepOf } from '../../units/statements.ts'
import { figures } from './complianceCounts.ts'

/** The unit a team is; `id` is 0 for everyone. */
export interface TeamUnit {
  readonly id: number
  readonly unit: UnitStep | null
}

const valuesOf = (scope: Scope, ...values: readonly unknown[]): unknown[] =>
  scope.manager === null ? [...values] : [...values, scope.manager]

/** A unit of a scope; null for any other. */
export async function readTeamUnit(sql: Queryable, scope: Scope, uuid: string): Promise<TeamUnit | null> {
  const { rows } = await sql.query<TeamUnit>(
    `select u.id, ${stepOf('u')} as unit from unit u where u.uuid = $1 and ${isUnitInScope(scope, 'u.uuid', '$2')}`,
    valuesOf(scope, uuid),
  )
  return rows[0] ?? null
}

const granted = `select u.id, ${stepOf('u')} as unit from unit u
  where u.uuid in (select granted_unit($1)) and u.archived_at is null order by u.name, u.uuid limit 20`

/** The units that somebody is manager or deputy of, by name. */
export const readGrantedUnits = async (sql: Queryable, subject: string): Promise<TeamUnit[]> =>
  (await sql.query<TeamUnit>(granted, [subject])).rows

/** A unit right below a team; for everyone those at the top. */
const isBelow = `(u.parent = (select p.uuid from unit p where p.id = $1) or ($1 = 0 and u.parent in (select g.uuid from unit g where g.parent is null)))
  and u.archived_at is null`

const surroundings = (scope: Scope): string => `select
    (select coalesce(sum(s.people), 0)::int from unit_people s where s.unit = c.uuid) as people,
    array(select ${stepOf('u')} from unit u where u.uuid = c.parent and ${isUnitInScope(scope, 'u.uuid', '$2')}) as above,
    array(select ${stepOf('u')} from unit u where ${isBelow} order by u.name, u.uuid limit 50) as below
  from (select $1::int as id) t left join unit c on c.id = t.id`

interface Surroundings {
  readonly people: number
  readonly above: readonly UnitStep[]
  readonly below: readonly UnitStep[]
}

/** How many people a team has, and the units above and right below it. */
export async function readSurroundings(sql: Queryable, scope: Scope, id: number): Promise<Surroundings> {
  const { rows } = await sql.query<Surroundings>(surroundings(scope), valuesOf(scope, id))
  return rows[0] ?? { people: 0, above: [], below: [] }
}

const units = `select ${stepOf('u')} as unit, to_jsonb(c) as counts from unit u
  cross join lateral (select ${figures} from unit_compliance s where s.unit = u.id and s.is_mandatory and s.at <= now()) c
  where ${isBelow} and c.compliant + c."dueSoon" + c.overdue + c.expired + c.waived + c.open > 0
  order by c.overdue desc, u.name, u.uuid limit $2`

/** The units right below a team that have enrolments, those with the most that is overdue first. */
export const readUnitCounts = async (sql: Queryable, id: number, most: number): Promise<DashboardUnit[]> =>
  (await sql.query<DashboardUnit>(units, [id, most])).rows

/** An enrolment of the team as the database answers it. */
export interface TeamEnrolmentRow {
  readonly uuid: string
  readonly name: string
  readonly unit: string | null
  readonly titles: Readonly<Record<string, string>>
  readonly mainLocale: string
  readonly moment: string
}

export interface OverdueRow extends TeamEnrolmentRow {
  readonly dueOn: string
  readonly remindedAt: string | null
}

const columns = (moment: string): string => `e.uuid, coalesce(${nameInSql('p')}, '') as name,
  (select u.name from unit_membership o join unit u on u.uuid = o.unit where o.person = e.person and o.is_default) as unit,
  m.titles, m.main_locale as "mainLocale", ${moment} as moment`

const inTeam = `l.status in ('ACTIVE', 'INVITED') and ($1 = 0 or l.unit_ids @> array[$1::int])`
const members = `enrolment e join person_list_entry l on l.person = e.person and ${inTeam}`

const remindedAt = `(select max(n.created_at) from notification n where n.event in ('DUE_REMINDER', 'OVERDUE')
  and n.subject = coalesce(e.medium, e.path) and n.person = e.person and n.cycle = e.cycle) as "remindedAt"`

const overdue = `select ${columns('e.due_at')}, ${deadlineDay('e.due_at', 'e.uuid')} as "dueOn", ${remindedAt} from ${members}
  join person p on p.uuid = e.person join learning_target m on m.uuid = coalesce(e.medium, e.path)
  where e.is_mandatory and e.is_current and e.completed_at is null
    and e.due_at < now() and (e.waived_until is null or e.waived_until <= now())
  order by e.due_at, e.uuid limit $2`

/** The enrolments of a team that are overdue the longest. */
export const readOverdue = async (sql: Queryable, id: number, most: number): Promise<OverdueRow[]> =>
  (await sql.query<OverdueRow>(overdue, [id, most])).rows

const requests = `select ${columns('e.created_at')} from ${members}
  join person p on p.uuid = e.person join medium m on m.uuid = e.medium
  where e.access = 'REQUESTED' order by e.created_at, e.uuid limit $2`
const requestCount = `select count(*)::int as total from (select from ${members} where e.access = 'REQUESTED' limit 1000) r`

/** Requests for media by people of a team, the oldest first, and how many there are, counted to 1000. */
export async function readRequests(
  sql: Queryable,
  id: number,
  most: number,
): Promise<{ readonly rows: readonly TeamEnrolmentRow[]; readonly total: number }> {
  const { rows } = await sql.query<TeamEnrolmentRow>(requests, [id, most])
  if (rows.length < most) return { rows, total: rows.length }
  const counted = await sql.query<{ total: number }>(requestCount, [id])
  return { rows, total: counted.rows[0]?.total ?? rows.length }
}

const certificates = `select count(*)::int as count from (select from external_certificate t
  join person_list_entry l on l.person = t.person and ${inTeam}
  where t.state = 'SUBMITTED' and t.person is distinct from (select p.uuid from person p where p.subject = $2) limit 1000) c`

/** Certificates of other organisations of people of a team, without the caller's own, that wait for a decision, counted to 1000. */
export const countCertificates = async (sql: Queryable, id: number, subject: string): Promise<number> =>
  (await sql.query<{ count: number }>(certificates, [id, subject])).rows[0]?.count ?? 0
