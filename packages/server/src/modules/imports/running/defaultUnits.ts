import type { PoolClient } from 'pg'
import { createUuid } from '../../../database/uuid.ts'
import { type Traces } from '../importTypes.ts'
import type { DueRow } from './rowWriter.ts'

const readHomes = `select person, uuid from unit_membership where person = any($1::uuid[]) and is_default`
const leaveHomes = `update unit_membership set is_default = false, revision = revision + 1, updated_at = now()
  where person = any($1::uuid[]) and is_default`
const enterUnits = `insert into unit_membership as m (uuid, unit, person, role, source, is_default)
  select v.uuid, v.unit, v.person, 'MEMBER', 'IMPORT', true from jsonb_to_recordset($1::jsonb) as v(uuid uuid, unit uuid, person uuid)
  on conflict (unit, person) do update set is_default = true, revision = m.revision + 1, updated_at = now()
  returning uuid, person, revision, xmax = 0 as "isNew"`

/** Gives people their default units; answers what was there before and what is now, by person. */
export async function moveIn(
  client: PoolClient,
  moves: readonly { readonly person: string; readonly unit: string }[],
): Promise<ReadonlyMap<string, Traces>> {
  if (moves.length === 0) return new Map()
  const persons = moves.map(({ person }) => person)
  const homes = await client.query<{ person: string; uuid: string }>(readHomes, [persons])
  const homeOf = new Map(homes.rows.map(({ person, uuid }) => [person, uuid]))
  await client.query(leaveHomes, [persons])
  const entries = JSON.stringify(moves.map((move) => ({ ...move, uuid: createUuid() })))
  const { rows } = await client.query<{ uuid: string; person: string; revision: number; isNew: boolean }>(enterUnits, [
    entries,
  ])
  return new Map(rows.map(({ person, ...membership }) => [person, { home: homeOf.get(person) ?? null, membership }]))
}

const leaveAgain = `delete from unit_membership m using jsonb_to_recordset($1::jsonb) as v(uuid uuid, revision int, "isNew" boolean)
  where m.uuid = v.uuid and v."isNew" and m.revision = v.revision`
const leaveHomeAgain = `update unit_membership set is_default = false, revision = revision + 1, updated_at = now()
  where uuid = any($1::uuid[]) and is_default`
// Where somebody chose another default unit since, that one stays.
const comeHome = `update unit_membership m set is_default = true, revision = revision + 1, updated_at = now()
  where uuid = any($1::uuid[]) and not exists (select from unit_membership o where o.person = m.person and o.is_default)`

/** Takes default units back that an import gave. */
export async function moveBack(client: PoolClient, rows: readonly DueRow[]): Promise<void> {
  const memberships = rows.flatMap(({ traces }) => (traces?.membership ? [traces.membership] : []))
  if (memberships.length === 0) return
  await client.query(leaveAgain, [JSON.stringify(memberships)])
  await client.query(leaveHomeAgain, [memberships.map(({ uuid }) => uuid)])
  await client.query(comeHome, [rows.flatMap(({ traces }) => (traces?.home ? [traces.home] : []))])
}
