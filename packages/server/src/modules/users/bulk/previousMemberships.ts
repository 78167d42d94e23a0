import type { UnitRole } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import { createUuid } from '../../../database/uuid.ts'
import type { KeptPlace, Replaced, ReplacedValues } from './bulkAction.ts'

/** What the log says of a place in a unit that an act took away or changed. */
interface Written extends KeptPlace {
  readonly person: string
  readonly role: UnitRole
  readonly until: string | null
  /** What the act made of it; null where it took them out. */
  readonly leftRole: UnitRole | null
  readonly leftUntil: string | null
}

// By the index on (object, at).
const read = `select distinct on (e.object) e.object as person, e.before ->> 'role' as role, e.before ->> 'until' as until,
    coalesce((e.before ->> 'isDefault')::boolean, false) as "isDefault", e.before ->> 'since' as since, e.before ->> 'source' as source,
    e.after ->> 'role' as "leftRole", e.after ->> 'until' as "leftUntil", e.at::text as at, e.at > now() - interval '1 hour' as "isRecent"
  from audit_event e where e.object = any($2::uuid[]) and e.origin = $1 and e.action in ('membership.remove', 'membership.update')
  order by e.object, e.at desc`

/** How these people stood in the unit of an act before it, and how it left them: from the log, which tells it of any act ever. */
export async function readEarlierPlaces(
  client: PoolClient,
  act: string,
  people: readonly string[],
): Promise<ReplacedValues> {
  const { rows } = await client.query<Written>(read, [act, people])
  return new Map(
    rows.map(({ person, role, until, leftRole, leftUntil, ...place }): [string, Replaced] => [
      person,
      { before: { role, until }, after: { role: leftRole, until: leftUntil }, place },
    ]),
  )
}

const given = `jsonb_to_recordset($2::jsonb) as g(uuid uuid, person uuid, role text, until date, "isDefault" boolean, since timestamptz,
  source text, at timestamptz)`

// Who had no other unit was given the general one by the same act: it goes again, unless somebody has changed it since.
const takeFallBack = `delete from unit_membership m using unit u, ${given}
  where u.is_general and u.uuid <> $1 and m.unit = u.uuid and m.person = g.person and m.created_at = g.at and m.revision = 1`

const freeDefault = `update unit_membership m set is_default = false, revision = m.revision + 1, updated_at = now() from ${given}
  where g."isDefault" and m.person = g.person and m.is_default and m.unit <> $1`

const putBack = `insert into unit_membership (uuid, unit, person, role, until, source, is_default, created_at)
  select g.uuid, $1, g.person, g.role, g.until, coalesce(g.source, 'MANUAL'),
    g."isDefault" or not exists (select from unit_membership d where d.person = g.person and d.is_default), coalesce(g.since, now())
  from ${given} on conflict (unit, person) do nothing`

/** A place that somebody had in a unit. */
export interface EarlierPlace extends UnitPlace, KeptPlace {
  readonly person: string
}

/** Puts people back into a unit exactly as they were in it. */
export async function restorePlaces(client: PoolClient, unit: string, places: readonly EarlierPlace[]): Promise<void> {
  const rows = JSON.stringify(places.map((place) => ({ ...place, uuid: createUuid() })))
  for (const text of [takeFallBack, freeDefault, putBack]) await client.query(text, [unit, rows])
}

const change = `update unit_membership m set role = g.role, until = g.until, revision = m.revision + 1, updated_at = now()
  from jsonb_to_recordset($2::jsonb) as g(person uuid, role text, until date) where m.unit = $1 and m.person = g.person`

/** A role that somebody has, or is to have, in a unit, with its last day. */
export interface UnitPlace {
  readonly role: UnitRole
  readonly until: string | null
}

/** Gives those who are in a unit other roles there. */
export async function changePlaces(
  client: PoolClient,
  unit: string,
  places: readonly (UnitPlace & { readonly person: string })[],
): Promise<void> {
  await client.query(change, [unit, JSON.stringify(places)])
}
