import type { BulkPayload, MembershipPatch, MembershipPayload, UnitRole, UserError } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import { scopeOf } from '../../scope.ts'
import type { CallContext } from '../../../access/callContext.ts'
import { isUuid } from '../../../database/uuid.ts'
import { writeAudit } from '../../audit/auditLog.ts'
import { readUnit } from '../tree/unitDetailStore.ts'
import { findChangedFields, checkMembership, readAuthority } from './membershipWriter.ts'
import { type UnitDeps } from '../unitDeps.ts'
import { userError } from '../../userError.ts'

/** One membership, changed by those who manage the unit or by its own person; many at once are the bulk actions of people. */
export interface Memberships {
  update(call: CallContext, uuid: string, revision: number, patch: MembershipPatch): Promise<MembershipPayload>
  /** Makes one of the caller's own units their default one. */
  setDefault(call: CallContext, unit: string): Promise<BulkPayload>
}

const nothing = (userErrors: UserError[]): BulkPayload => ({ changed: 0, job: null, userErrors })

interface Membership {
  readonly unit: string
  readonly person: string
  readonly role: UnitRole
  readonly until: string | null
  readonly revision: number
  readonly isOwn: boolean
}

const findOne = `select m.unit, m.person, m.role, m.until::text, m.revision, p.subject is not distinct from $2 as "isOwn"
  from unit_membership m join person p on p.uuid = m.person where m.uuid = $1 for update of m`

const updateOne = `update unit_membership set role = $2, until = $3::date, revision = revision + 1, updated_at = now() where uuid = $1`

async function checkRoleChange(
  client: PoolClient,
  call: CallContext,
  before: Membership,
  role: UnitRole,
): Promise<UserError[]> {
  const scope = scopeOf(call)
  if (scope.manager === null || (before.role === 'MEMBER' && role === 'MEMBER')) return []
  const { mayAppoint, mayReplace } = await readAuthority(client, scope, before.unit)
  // Nobody prolongs or raises their own place; a deputy appoints nobody.
  const isFree = !before.isOwn && (before.role === 'MANAGER' ? mayReplace : mayAppoint)
  return isFree ? [] : [userError('OUT_OF_SCOPE', 'role')]
}

async function update(
  call: CallContext,
  uuid: string,
  revision: number,
  patch: MembershipPatch,
  client: PoolClient,
): Promise<UserError[]> {
  const { rows } = await client.query<Membership>(findOne, [uuid, call.subject])
  const [before] = rows
  if (before === undefined || (await readUnit(client, scopeOf(call), before.unit)) === null)
    return [userError('UNKNOWN')]
  if (before.revision !== revision) return [userError('CHANGED_MEANWHILE')]
  const role = patch.role ?? before.role
  const until = patch.until === undefined ? before.until : patch.until
  if (role === before.role && until === before.until) return []
  const errors = await checkMembership(client, { unit: before.unit, role, until })
  if (errors.length > 0) return errors
  const refusals = await checkRoleChange(client, call, before, role)
  if (refusals.length > 0) return refusals
  await client.query(updateOne, [uuid, role, until])
  const { before: was, after: is } = findChangedFields({ role: before.role, until: before.until }, { role, until })
  // What is told of a person names the unit on both sides: it is not what was changed, and who does not manage it is not told.
  const { unit } = before
  await writeAudit(client, call, [
    {
      action: 'membership.update',
      objectKind: 'user',
      object: before.person,
      before: { unit, ...was },
      after: { unit, ...is },
    },
    { action: 'unit.members.update', objectKind: 'unit', object: unit, before: was, after: is },
  ])
  return []
}

const findOwn = `select m.uuid, m.person, m.is_default as "isDefault", u.archived_at is not null as "isArchived"
  from person p join unit_membership m on m.person = p.uuid join unit u on u.uuid = m.unit
  where p.subject = $1 and m.unit = $2 for update of m`

interface Own {
  readonly uuid: string
  readonly person: string
  readonly isDefault: boolean
  readonly isArchived: boolean
}

async function setDefault(call: CallContext, unit: string, client: PoolClient): Promise<BulkPayload> {
  const { rows } = isUuid(unit) ? await client.query<Own>(findOwn, [call.subject, unit]) : { rows: [] }
  const [own] = rows
  if (own === undefined) return nothing([userError('UNKNOWN', 'unit')])
  if (own.isArchived) return nothing([userError('WRONG_STATE', 'unit')])
  if (own.isDefault) return nothing([])
  const touch = 'revision = revision + 1, updated_at = now()'
  await client.query(`update unit_membership set is_default = false, ${touch} where person = $1 and is_default`, [
    own.person,
  ])
  await client.query(`update unit_membership set is_default = true, ${touch} where uuid = $1`, [own.uuid])
  await writeAudit(client, call, [
    { action: 'membership.default', objectKind: 'user', object: own.person, after: { unit } },
  ])
  return { changed: 1, job: null, userErrors: [] }
}

/** The rules about people in units over the database. */
export function createMemberships({ pool, transact, members }: UnitDeps): Memberships {
  return {
    async update(call, uuid, revision, patch) {
      if (!isUuid(uuid)) return { member: null, userErrors: [userError('UNKNOWN')] }
      const userErrors = await transact((client) => update(call, uuid, revision, patch, client))
      const isUnknown = userErrors.some(({ code }) => code === 'UNKNOWN')
      return { member: isUnknown ? null : await members.find(pool, scopeOf(call), uuid), userErrors }
    },
    setDefault: (call, unit) => transact((client) => setDefault(call, unit, client)),
  }
}
