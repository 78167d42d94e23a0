import type {
  ComingMembership,
  ComingMembershipPage,
  ComingMembershipPatch,
  ComingMembershipPayload,
  PageInput,
  UserError,
} from '@somo/graphql/schema'
import type { Pool, PoolClient } from 'pg'
import type { CallContext } from '../../../access/callContext.ts'
import { isUuid } from '../../../database/uuid.ts'
import { writeAudit } from '../../audit/auditLog.ts'
import { readUnitToday } from '../../dates/days.ts'
import { planPage } from '../../paging.ts'
import { scopeOf, type Scope } from '../../scope.ts'
import { beginDue } from './beginMemberships.ts'
import { findComing, lockComingMembership, readComing, readComingOf } from './comingMembershipStore.ts'
import { isUnitSeen, readUnit } from '../tree/unitDetailStore.ts'
import { findChangedFields, checkMembership, readAuthority } from './membershipWriter.ts'
import { type UnitDeps } from '../unitDeps.ts'
import { userError } from '../../userError.ts'

/** Places in units that begin on a later day, for those who manage the units. Adding people is a bulk action of people. */
export interface ComingMemberships {
  /** Null where the unit is not there. @throws SomoError BAD_INPUT for a senseless page. */
  list(call: CallContext, unit: string, page: PageInput, search: string | null): Promise<ComingMembershipPage | null>
  update(
    call: CallContext,
    uuid: string,
    revision: number,
    patch: ComingMembershipPatch,
  ): Promise<ComingMembershipPayload>
  takeBack(call: CallContext, uuid: string, revision: number): Promise<ComingMembershipPayload>
}

type Coming = ComingMembership & { readonly isOwn: boolean }

const nearestFirst = { field: 'FROM', direction: 'ASCENDING' } as const

const write = `update coming_membership set role = $2, begins_on = $3::date, until = $4::date, revision = revision + 1, updated_at = now() where uuid = $1`

/** One of them that the call may know of and read as it stands. */
async function hold(
  client: PoolClient,
  call: CallContext,
  uuid: string,
  revision: number,
): Promise<Coming | UserError[]> {
  const found = isUuid(uuid) ? await lockComingMembership(client, uuid, call.subject) : null
  if (found === null || (await readUnit(client, scopeOf(call), found.unit.uuid)) === null) return [userError('UNKNOWN')]
  return found.revision === revision ? found : [userError('CHANGED_MEANWHILE')]
}

/** As with members: who may not appoint makes no managers and deputies, and unmakes none. */
async function checkRoleChange(
  client: PoolClient,
  call: CallContext,
  unit: string,
  isPlain: boolean,
  isOwn: boolean,
): Promise<UserError[]> {
  const scope = scopeOf(call)
  if (scope.manager === null || isPlain) return []
  return !isOwn && (await readAuthority(client, scope, unit)).mayAppoint ? [] : [userError('OUT_OF_SCOPE', 'role')]
}

async function update(
  call: CallContext,
  uuid: string,
  revision: number,
  patch: ComingMembershipPatch,
  client: PoolClient,
): Promise<UserError[]> {
  const before = await hold(client, call, uuid, revision)
  if (!('uuid' in before)) return before
  const unit = before.unit.uuid
  const [role, from, until] = [
    patch.role ?? before.role,
    patch.from ?? before.from,
    patch.until === undefined ? (before.until ?? null) : patch.until,
  ]
  if (role === before.role && from === before.from && until === (before.until ?? null)) return []
  const errors = [
    ...(await checkMembership(client, { unit, role, until })),
    ...(until !== null && until < from ? [userError('WRONG_ORDER', 'from')] : []),
  ]
  if (errors.length > 0) return errors
  const refusals = await checkRoleChange(
    client,
    call,
    unit,
    before.role === 'MEMBER' && role === 'MEMBER',
    before.isOwn,
  )
  if (refusals.length > 0) return refusals
  await client.query(write, [uuid, role, from, until])
  const { before: was, after: is } = findChangedFields(
    { role: before.role, begins: before.from, until: before.until ?? null },
    { role, begins: from, until },
  )
  await writeAudit(client, call, [
    {
      action: 'membership.replan',
      objectKind: 'user',
      object: before.person,
      before: { unit, ...was },
      after: { unit, ...is },
    },
    { action: 'unit.members.replan', objectKind: 'unit', object: unit, before: was, after: is },
  ])
  if (from <= (await readUnitToday(client, unit))) await beginDue(client, call, null, uuid)
  return []
}

async function takeBack(call: CallContext, uuid: string, revision: number, client: PoolClient): Promise<UserError[]> {
  const before = await hold(client, call, uuid, revision)
  if (!('uuid' in before)) return before
  const { person, role, from, until } = before
  const refusals = await checkRoleChange(client, call, before.unit.uuid, role === 'MEMBER' || before.isOwn, false)
  if (refusals.length > 0) return refusals
  await client.query('delete from coming_membership where uuid = $1', [uuid])
  const was = { role, begins: from, ...(until === null ? {} : { until }) }
  const unit = before.unit.uuid
  await writeAudit(client, call, [
    { action: 'membership.unplan', objectKind: 'user', object: person, before: { unit, ...was } },
    { action: 'unit.members.unplan', objectKind: 'unit', object: unit, before: was },
  ])
  return []
}

/** Where a person, whom the call sees, is to come into units of a scope; the nearest day first. */
export const listComingOf = (pool: Pool, person: string, scope: Scope): Promise<ComingMembership[]> =>
  readComingOf(pool, person, scope)

/** The rules about places that begin later, over the database. */
export function createComingMemberships({ pool, transact }: UnitDeps): ComingMemberships {
  const answer = async (uuid: string, userErrors: UserError[]): Promise<ComingMembershipPayload> => {
    const isUnknown = userErrors.some(({ code }) => code === 'UNKNOWN')
    return { coming: isUnknown ? null : await findComing(pool, uuid), userErrors }
  }
  return {
    async list(call, unit, page, search) {
      const plan = planPage(page, nearestFirst)
      return (await isUnitSeen(pool, scopeOf(call), unit)) ? readComing(pool, plan, unit, search?.trim() ?? '') : null
    },
    update: async (call, uuid, revision, patch) =>
      answer(uuid, await transact((client) => update(call, uuid, revision, patch, client))),
    takeBack: async (call, uuid, revision) =>
      answer(uuid, await transact((client) => takeBack(call, uuid, revision, client))),
  }
}
