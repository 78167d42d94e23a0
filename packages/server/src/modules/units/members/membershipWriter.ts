import type { MembershipSource, UnitRole, UserError } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { CallContext } from '../../../access/callContext.ts'
import { createUuid } from '../../../database/uuid.ts'
import type { AuditAction } from '../../audit/auditActions.ts'
import { writeAudit, type AuditEntry } from '../../audit/auditLog.ts'
import { isNotOver, readUnitToday } from '../../dates/days.ts'
import type { Scope } from '../../scope.ts'
import { userError } from '../../userError.ts'

/** A place somebody is to have in a unit. */
export interface Place {
  readonly unit: string
  readonly role: UnitRole
  /** The last day, as an ISO day. */
  readonly until: string | null
}

/** What a caller may do with the roles of a unit. */
export interface Authority {
  /** Whether they may make managers and deputies here: deputies themselves may not. */
  readonly mayAppoint: boolean
  /** Whether they may take the place of a manager here: only who manages from above. */
  readonly mayReplace: boolean
}

const authority = `select coalesce(bool_or(true), false) as "mayAppoint", coalesce(bool_or(a.distance > 0), false) as "mayReplace"
  from person p join unit_membership g on g.person = p.uuid and g.role = 'MANAGER' and ${isNotOver('g')}
  join unit_ancestor a on a.ancestor = g.unit where p.subject = $1 and a.unit = $2`

/** Reads it; administrators may everything. */
export async function readAuthority(client: PoolClient, { manager }: Scope, unit: string): Promise<Authority> {
  if (manager === null) return { mayAppoint: true, mayReplace: true }
  const { rows } = await client.query<Authority>(authority, [manager, unit])
  return rows[0] ?? { mayAppoint: false, mayReplace: false }
}

/** Checks role and last day (decision of the schema: a deputy needs one), which must not be over by the clocks of the unit. */
export async function checkMembership(client: PoolClient, { unit, role, until }: Place): Promise<UserError[]> {
  if (until === null) return role === 'DEPUTY' ? [userError('REQUIRED', 'until')] : []
  return until < (await readUnitToday(client, unit)) ? [userError('IN_THE_PAST', 'until')] : []
}

/** Whether a place `excluded` is a stronger one than the present `m`. */
export const stronger = `((excluded.role = 'MANAGER' and m.role <> 'MANAGER') or (excluded.role = 'DEPUTY' and m.role = 'MEMBER'))`

// A membership that is there already is only ever raised: to a stronger role, or to another last day of the same one.
const add = `insert into unit_membership as m (uuid, unit, person, role, until, source, is_default)
  select n.uuid, $1, n.person, $2, $3::date, $7,
    not exists (select from unit_membership d where d.person = n.person and d.is_default)
  from unnest($4::uuid[], $5::uuid[]) as n(uuid, person)
  on conflict (unit, person) do update set role = excluded.role, until = excluded.until, revision = m.revision + 1, updated_at = now()
  where ${stronger}
    or (excluded.role = m.role and excluded.role <> 'MEMBER' and excluded.until is distinct from m.until and $6)
  returning m.person`

/** Brings people into a unit; answers how many of them it concerned. `source`: who wanted it. */
export async function addPeople(
  client: PoolClient,
  call: CallContext,
  place: Place,
  people: readonly string[],
  source: MembershipSource,
): Promise<number> {
  const { unit, role, until } = place
  const uuids = people.map(() => createUuid())
  const { rows } = await client.query<{ person: string }>(add, [
    unit,
    role,
    until,
    uuids,
    people,
    role === 'DEPUTY',
    source,
  ])
  const after = { unit, role, ...(until === null ? {} : { until }) }
  await writeAudit(client, call, [
    ...rows.map(({ person }): AuditEntry => ({
      action: 'membership.add',
      objectKind: 'user',
      object: person,
      after,
      origin: call.job ?? null,
    })),
    ...summarise('unit.members.add', unit, rows.length, { role }, call),
  ])
  return rows.length
}

/** What of a place was changed, as it is written down: the fields that are not as they were. */
export function findChangedFields<Fields extends object>(
  present: Fields,
  next: Fields,
): { readonly before: Record<string, unknown>; readonly after: Record<string, unknown> } {
  const was = new Map<string, unknown>(Object.entries(present))
  const changed = Object.entries(next).filter(([field, value]) => value !== was.get(field))
  return {
    before: Object.fromEntries(changed.map(([field]) => [field, was.get(field)])),
    after: Object.fromEntries(changed),
  }
}

/** What a unit's own history tells of many memberships. */
export function summarise(
  action: AuditAction,
  unit: string,
  people: number,
  more: Record<string, unknown>,
  call: CallContext,
): AuditEntry[] {
  return people === 0
    ? []
    : [{ action, objectKind: 'unit', object: unit, after: { people, ...more }, origin: call.job ?? null }]
}

// The general unit, where nothing else is left; it may have to be joined first.
const fallBack = `insert into unit_membership as m (uuid, unit, person, role, source, is_default)
  select n.uuid, g.uuid, n.person, 'MEMBER', 'MANUAL', true
  from unit g cross join unnest($1::uuid[], $2::uuid[]) as n(uuid, person)
  where g.is_general and not exists (select from unit_membership d where d.person = n.person and d.is_default)
  on conflict (unit, person) do update set is_default = true, revision = m.revision + 1, updated_at = now()
  returning m.uuid, m.person, m.revision = 1 as "isNew"`

// Of the units that are left the oldest membership but the general one's comes first; `assignDefaultUnit` does the rest.
const passDefault = `update unit_membership m set is_default = true, revision = revision + 1, updated_at = now()
  from (select distinct on (o.person) o.uuid from unit_membership o join unit g on g.is_general
    where o.person = any($1::uuid[]) and $2 and o.unit <> g.uuid and not exists (
      select from unit_membership d where d.person = o.person and d.is_default)
    order by o.person, o.created_at, o.uuid) n where m.uuid = n.uuid`

/** A membership that goes. */
export interface Leaver {
  readonly uuid: string
  readonly person: string
  readonly role: UnitRole
}

/** Takes people out of a unit; whose default one it was falls back to another, at last to the general one. */
export async function removePeople(
  client: PoolClient,
  call: CallContext,
  unit: { readonly uuid: string; readonly isGeneral: boolean },
  gone: readonly Leaver[],
): Promise<void> {
  const people = gone.map(({ person }) => person)
  await client.query('delete from unit_membership where uuid = any($1::uuid[])', [gone.map(({ uuid }) => uuid)])
  await client.query(passDefault, [people, unit.isGeneral])
  await assignDefaultUnit(client, people)
  await writeAudit(client, call, [
    ...gone.map(({ person, role }): AuditEntry => ({
      action: 'membership.remove',
      objectKind: 'user',
      object: person,
      before: { unit: unit.uuid, role },
    })),
    ...summarise('unit.members.remove', unit.uuid, gone.length, {}, call),
  ])
}

/** A membership of the general unit that has become somebody's default one. */
export interface FallBack {
  readonly uuid: string
  readonly person: string
  /** Whether it was made for that. */
  readonly isNew: boolean
}

/** Gives each of these people who has none their default unit back: the general one. */
export async function assignDefaultUnit(client: PoolClient, people: readonly string[]): Promise<FallBack[]> {
  const { rows } = await client.query<FallBack>(fallBack, [people.map(() => createUuid()), people])
  return rows
}
