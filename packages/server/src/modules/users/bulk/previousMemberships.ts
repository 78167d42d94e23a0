import type { UnitRole } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import { createUuid } from '../../../database/uuid.ts'
import type { MembershipDetails, PreviousValues, PreviousValuesById } from './previousValues.ts'

/** A membership before a bulk action, as the audit log has it. */
interface AuditedMembership extends MembershipDetails {
  readonly person: string
  readonly role: UnitRole
  readonly until: string | null
  /** What the action made of it; null where it removed them. */
  readonly leftRole: UnitRole | null
  readonly leftUntil: string | null
}

// Uses the index on (object, at).
const read = `select distinct on (e.object) e.object as person, e.before ->> 'role' as role, e.before ->> 'until' as until,
    coalesce((e.before ->> 'isDefault')::boolean, false) as "isDefault", e.before ->> 'since' as since, e.before ->> 'source' as source,
    e.after ->> 'role' as "leftRole", e.after ->> 'until' as "leftUntil", e.at::text as at, e.at > now() - interval '1 hour' as "isRecent"
  from audit_event e where e.object = any($2::uuid[]) and e.origin = $1 and e.action in ('membership.remove', 'membership.update')
  order by e.object, e.at desc`

/** The memberships of these people before an action and after it. The audit log keeps them for good. */
export async function readPreviousMemberships(
  client: PoolClient,
  act: string,
  people: readonly string[],
): Promise<PreviousValuesById> {
  const { rows } = await client.query<AuditedMembership>(read, [act, people])
  return new Map(
    rows.map(({ person, role, until, leftRole, leftUntil, ...membership }): [string, PreviousValues] => [
      person,
      { before: { role, until }, after: { role: leftRole, until: leftUntil }, membership },
    ]),
  )
}

const given = `jsonb_to_recordset($2::jsonb) as g(uuid uuid, person uuid, role text, until date, "isDefault" boolean, since timestamptz,
  source text, at timestamptz)`

// The removal gave people without another unit the general one. Takes it away again, unless somebody has changed it since.
const removeFallback = `delete from unit_membership m using unit u, ${given}
  where u.is_general and u.uuid <> $1 and m.unit = u.uuid and m.person = g.person and m.created_at = g.at and m.revision = 1`

const clearDefault = `update unit_membership m set is_default = false, revision = m.revision + 1, updated_at = now() from ${given}
  where g."isDefault" and m.person = g.person and m.is_default and m.unit <> $1`

const insert = `insert into unit_membership (uuid, unit, person, role, until, source, is_default, created_at)
  select g.uuid, $1, g.person, g.role, g.until, coalesce(g.source, 'MANUAL'),
    g."isDefault" or not exists (select from unit_membership d where d.person = g.person and d.is_default), coalesce(g.since, now())
  from ${given} on conflict (unit, person) do nothing`

/** A membership to restore. */
export interface RestoredMembership extends MembershipTerms, MembershipDetails {
  readonly person: string
}

/** Restores memberships of a unit exactly as they were. */
export async function restoreMemberships(
  client: PoolClient,
  unit: string,
  memberships: readonly RestoredMembership[],
): Promise<void> {
  const rows = JSON.stringify(memberships.map((membership) => ({ ...membership, uuid: createUuid() })))
  for (const text of [removeFallback, clearDefault, insert]) await client.query(text, [unit, rows])
}

const update = `update unit_membership m set role = g.role, until = g.until, revision = m.revision + 1, updated_at = now()
  from jsonb_to_recordset($2::jsonb) as g(person uuid, role text, until date) where m.unit = $1 and m.person = g.person`

/** A role in a unit, with its last day. */
export interface MembershipTerms {
  readonly role: UnitRole
  readonly until: string | null
}

/** Changes roles and last days in a unit. */
export async function updateMemberships(
  client: PoolClient,
  unit: string,
  memberships: readonly (MembershipTerms & { readonly person: string })[],
): Promise<void> {
  await client.query(update, [unit, JSON.stringify(memberships)])
}
