import type { PoolClient } from 'pg'
import { createUuid, isUuid } from '../../../database/uuid.ts'
import { isUnitInScope, newPeopleUnit, type Scope } from '../../scope.ts'

/** A unit that people may be added to. */
export interface TargetUnit {
  readonly uuid: string
  readonly isGeneral: boolean
  readonly isOpen: boolean
  readonly isInScope: boolean
}

const columns = (scope: Scope): string => `u.uuid, u.is_general as "isGeneral",
  u.is_active and u.archived_at is null as "isOpen", ${isUnitInScope(scope, 'u.uuid', '$1')} as "isInScope"`

const parameter = (scope: Scope): string => (scope.manager === null ? '$1::text is null and ' : '')

/** The unit with that uuid, null where there is none; without a uuid the unit of new people. */
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

const insert = `insert into unit_membership (uuid, unit, person, role, until, source, is_default)
  select n.uuid, $3, n.person, $4, $5::date, $6,
    not exists (select from unit_membership d where d.person = n.person and d.is_default)
  from unnest($1::uuid[], $2::uuid[]) as n (uuid, person)
  on conflict (unit, person) do update set role = excluded.role, until = excluded.until,
    revision = unit_membership.revision + 1, updated_at = now()`

/** A membership to add. */
export interface NewMembership {
  readonly unit: string
  readonly role: 'MEMBER' | 'MANAGER' | 'DEPUTY'
  readonly until: string | null
  readonly source: 'MANUAL' | 'SELF'
}

/** Adds people to a unit, or replaces their role in it. It becomes the default unit of people without one. */
export async function addMembers(
  client: PoolClient,
  people: readonly string[],
  { unit, role, until, source }: NewMembership,
): Promise<void> {
  if (people.length === 0) return
  await client.query(insert, [people.map(() => createUuid()), people, unit, role, until, source])
}

const schedule = `insert into coming_membership as c (uuid, unit, person, role, begins_on, until, source)
  select n.uuid, $3, n.person, $4, $5::date, $6::date, 'MANUAL' from unnest($1::uuid[], $2::uuid[]) as n (uuid, person)
  on conflict (unit, person) do update set role = excluded.role, begins_on = excluded.begins_on, until = excluded.until,
    source = excluded.source, revision = c.revision + 1, updated_at = now()`

/** Schedules memberships that begin on a later day; each replaces the one that was scheduled before. */
export async function scheduleMembers(
  client: PoolClient,
  people: readonly string[],
  { unit, role, until, from }: NewMembership & { readonly from: string },
): Promise<void> {
  if (people.length === 0) return
  await client.query(schedule, [people.map(() => createUuid()), people, unit, role, from, until])
}

// Everybody belongs to a unit: people without any belong to the general one.
const insertGeneral = `insert into unit_membership (uuid, unit, person, is_default)
  select n.uuid, u.uuid, n.person, true from unnest($1::uuid[], $2::uuid[]) as n (uuid, person) cross join unit u
  where u.is_general and not exists (select from unit_membership m where m.person = n.person)
  on conflict do nothing`

// By name, so that the choice is always the same; the general unit comes last.
const chooseDefault = `update unit_membership m set is_default = true, revision = m.revision + 1, updated_at = now()
  from (select distinct on (o.person) o.uuid from unit_membership o join unit u on u.uuid = o.unit
    where o.person = any($1::uuid[])
      and not exists (select from unit_membership d where d.person = o.person and d.is_default)
    order by o.person, u.is_general, u.name, u.uuid) c
  where m.uuid = c.uuid`

/** Gives each of these people a default unit: one of theirs, else the general one. */
export async function ensureDefaultUnit(client: PoolClient, people: readonly string[]): Promise<void> {
  if (people.length === 0) return
  await client.query(insertGeneral, [people.map(() => createUuid()), people])
  await client.query(chooseDefault, [people])
}

/** Removes people from a unit. */
export async function removeMembers(client: PoolClient, people: readonly string[], unit: string): Promise<void> {
  await client.query('delete from unit_membership where person = any($1::uuid[]) and unit = $2', [people, unit])
  await ensureDefaultUnit(client, people)
}
