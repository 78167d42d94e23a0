import type { PoolClient } from 'pg'
import { createUuid, isUuid } from '../../../database/uuid.ts'
import { isUnitInScope, newPeopleUnit, type Scope } from '../../scope.ts'

/** A unit that people may be put into. */
export interface TargetUnit {
  readonly uuid: string
  readonly isGeneral: boolean
  readonly isOpen: boolean
  readonly isInScope: boolean
}

const columns = (scope: Scope): string => `u.uuid, u.is_general as "isGeneral",
  u.is_active and u.archived_at is null as "isOpen", ${isUnitInScope(scope, 'u.uuid', '$1')} as "isInScope"`

const parameter = (scope: Scope): string => (scope.manager === null ? '$1::text is null and ' : '')

/** The unit as a place for people, null where there is none; without a uuid the one that new people come into. */
export async function findTarget(
  client: Pick<PoolClient, 'query'>,
  uuid: string | null,
  scope: Scope,
): Promise<TargetUnit | null> {
  if (uuid !== null && !isUuid(uuid)) return null
  const which = `u.uuid = ${uuid === null ? newPeopleUnit : '$2'}`
  const text = `select ${columns(scope)} from unit u where ${parameter(scope)}${which}`
  const values = [scope.manager, ...(uuid === null ? [] : [uuid])]
  return (await client.query<TargetUnit>(text, values)).rows[0] ?? null
}

const place = `insert into unit_membership (uuid, unit, person, role, until, source, is_default)
  select n.uuid, $3, n.person, $4, $5::date, $6,
    not exists (select from unit_membership d where d.person = n.person and d.is_default)
  from unnest($1::uuid[], $2::uuid[]) as n (uuid, person)
  on conflict (unit, person) do update set role = excluded.role, until = excluded.until,
    revision = unit_membership.revision + 1, updated_at = now()`

/** How people belong to a unit. */
export interface Place {
  readonly unit: string
  readonly role: 'MEMBER' | 'MANAGER' | 'DEPUTY'
  readonly until: string | null
  readonly source: 'MANUAL' | 'SELF'
}

/** Puts people into a unit; who has no default unit yet gets this one. */
export async function placePeople(
  client: PoolClient,
  people: readonly string[],
  { unit, role, until, source }: Place,
): Promise<void> {
  if (people.length === 0) return
  await client.query(place, [people.map(() => createUuid()), people, unit, role, until, source])
}

const plan = `insert into coming_membership as c (uuid, unit, person, role, begins_on, until, source)
  select n.uuid, $3, n.person, $4, $5::date, $6::date, 'MANUAL' from unnest($1::uuid[], $2::uuid[]) as n (uuid, person)
  on conflict (unit, person) do update set role = excluded.role, begins_on = excluded.begins_on, until = excluded.until,
    source = excluded.source, revision = c.revision + 1, updated_at = now()`

/** Writes down that people come into a unit on a later day; what was to come before gives way. */
export async function planPeople(
  client: PoolClient,
  people: readonly string[],
  { unit, role, until, from }: Place & { readonly from: string },
): Promise<void> {
  if (people.length === 0) return
  await client.query(plan, [people.map(() => createUuid()), people, unit, role, from, until])
}

// Everybody belongs somewhere: who has no unit left belongs to the general one.
const catchLost = `insert into unit_membership (uuid, unit, person, is_default)
  select n.uuid, u.uuid, n.person, true from unnest($1::uuid[], $2::uuid[]) as n (uuid, person) cross join unit u
  where u.is_general and not exists (select from unit_membership m where m.person = n.person)
  on conflict do nothing`

// By name, so that the same people always get the same one; the general one last.
const chooseDefault = `update unit_membership m set is_default = true, revision = m.revision + 1, updated_at = now()
  from (select distinct on (o.person) o.uuid from unit_membership o join unit u on u.uuid = o.unit
    where o.person = any($1::uuid[])
      and not exists (select from unit_membership d where d.person = o.person and d.is_default)
    order by o.person, u.is_general, u.name, u.uuid) c
  where m.uuid = c.uuid`

/** Gives everybody among these a default unit: one of theirs, else the general one. */
export async function settlePeople(client: PoolClient, people: readonly string[]): Promise<void> {
  if (people.length === 0) return
  await client.query(catchLost, [people.map(() => createUuid()), people])
  await client.query(chooseDefault, [people])
}

/** Takes people out of a unit. */
export async function removePeople(client: PoolClient, people: readonly string[], unit: string): Promise<void> {
  await client.query('delete from unit_membership where person = any($1::uuid[]) and unit = $2', [people, unit])
  await settlePeople(client, people)
}
