import type { UnitRole } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import { type Actor, type AuditEntry, writeAudit } from '../../audit/auditLog.ts'
import { hasBegun, isNotOver } from '../../dates/days.ts'
import type { JobWorker } from '../../jobs/jobs.ts'
import { holdTree } from '../../../database/unitTree.ts'
import { stronger } from './membershipWriter.ts'

const perStep = 500

// In a unit that is switched off or put away nobody begins: it waits, and is told where it is listed.
const due = `from coming_membership c join unit u on u.uuid = c.unit
  where u.is_active and u.archived_at is null and c.begins_on <= (now() at time zone 'UTC')::date + 1 and ${hasBegun('c')}`

const isAnyDue = `select exists (select ${due}) as "isAny"`

// People before what is theirs, as adding them does it; what another process has in hand is left to it.
const holdPeople = `select p.uuid from person p where p.uuid in (select c.person ${due} and ($1::uuid is null or c.uuid = $1) order by c.person limit ${perStep})
  order by p.uuid for no key update`
const take = `delete from coming_membership t where t.uuid in (select c.uuid ${due} and c.person = any($1::uuid[]) and ($2::uuid is null or c.uuid = $2)
    order by c.uuid for update of c) returning t.uuid, t.unit, t.person, t.role, t.until::text, t.source, t.revision, ${isNotOver('t')} as "isLeft"`

// It stays the same membership, so that an import that wrote it down can still take it back.
const begin = `insert into unit_membership as m (uuid, unit, person, role, until, source, revision, is_default)
  select n.uuid, n.unit, n.person, n.role, n.until, n.source, n.revision,
    row_number() over (partition by n.person order by n.uuid) = 1 and not exists (select from unit_membership d where d.person = n.person and d.is_default)
  from jsonb_to_recordset($1::jsonb) as n(uuid uuid, unit uuid, person uuid, role text, until date, source text, revision int)
  on conflict (unit, person) do update set role = excluded.role, until = excluded.until, revision = m.revision + 1, updated_at = now()
  where ${stronger} or (excluded.role = m.role and excluded.role <> 'MEMBER' and excluded.until is distinct from m.until)
  returning m.unit, m.person`

interface Due {
  readonly uuid: string
  readonly unit: string
  readonly person: string
  readonly role: UnitRole
  readonly until: string | null
  /** Whether its last day is not over. */
  readonly isLeft: boolean
}

const placeOf = ({ unit, person }: Pick<Due, 'unit' | 'person'>): string => `${unit} ${person}`

function describe(rows: readonly Due[], begun: ReadonlySet<string>, origin: string | null): AuditEntry[] {
  const isIn = (row: Due): boolean => begun.has(placeOf(row))
  const ofPeople = rows.map((row): AuditEntry => {
    const { unit, person, role, until } = row
    const after = { unit, role, ...(until === null ? {} : { until }) }
    return {
      action: isIn(row) ? 'membership.add' : 'membership.lapse',
      objectKind: 'user',
      object: person,
      after,
      origin,
    }
  })
  const ofUnits = [...Map.groupBy(rows.filter(isIn), ({ unit }) => unit)].map(([unit, people]): AuditEntry => ({
    action: 'unit.members.add',
    objectKind: 'unit',
    object: unit,
    after: { people: people.length },
    origin,
  }))
  return [...ofPeople, ...ofUnits]
}

/**
 * Lets begin what has its day, or only one of it; answers how many places it looked at. Whoever is in the unit already is only
 * raised; what would change nothing, or is over already, lapses, and the log tells it.
 */
export async function beginDue(
  client: PoolClient,
  actor: Actor,
  origin: string | null,
  only: string | null = null,
): Promise<number> {
  await client.query(holdTree)
  const { rows: people } = await client.query<{ uuid: string }>(holdPeople, [only])
  const { rows } = await client.query<Due>(take, [people.map(({ uuid }) => uuid), only])
  if (rows.length === 0) return 0
  const begun = await client.query<Pick<Due, 'unit' | 'person'>>(begin, [
    JSON.stringify(rows.filter(({ isLeft }) => isLeft)),
  ])
  await writeAudit(client, actor, describe(rows, new Set(begun.rows.map(placeOf)), origin))
  return rows.length
}

/** Lets memberships begin on their day: somewhere it begins at each quarter of an hour (decision 0061). */
export const beginMembershipsWorker: JobWorker<unknown, number> = {
  kind: 'units.beginMemberships',
  cron: '*/15 * * * *',
  isNeeded: async (client) => (await client.query<{ isAny: boolean }>(isAnyDue)).rows[0]?.isAny === true,
  async step(_, position, { client, uuid }) {
    const looked = await beginDue(client, { subject: null, requestId: null }, uuid)
    const done = (position ?? 0) + looked
    return { position: looked === 0 ? null : done, done, total: null }
  },
}
