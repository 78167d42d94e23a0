import type { UserError, UserPayload } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { CallContext } from '../../../access/callContext.ts'
import { isUuid } from '../../../database/uuid.ts'
import { writeAudit } from '../../audit/auditLog.ts'
import { isUnitInScope, scopeOf } from '../../scope.ts'
import type { PeopleDeps } from '../peopleDeps.ts'
import { lockPerson } from './lockPerson.ts'
import { readUserPayload } from './readUserPayload.ts'
import { userError } from '../../userError.ts'

const membershipIn = (inScope: string): string =>
  `select m.uuid, m.is_default as "isDefault" from unit_membership m where m.person = $1 and m.unit = $2 and ${inScope}`

const clearDefault = `update unit_membership set is_default = false, revision = revision + 1, updated_at = now()
  where person = $1 and is_default`
const setDefault = `update unit_membership set is_default = true, revision = revision + 1, updated_at = now() where uuid = $1`

async function changeDefault(
  deps: PeopleDeps,
  client: PoolClient,
  call: CallContext,
  uuid: string,
  unit: string,
): Promise<UserError[]> {
  const present = await lockPerson(deps, client, call, uuid)
  if ('code' in present) return [present]
  if (!isUuid(unit)) return [userError('UNKNOWN', 'unit')]
  const scope = scopeOf(call)
  const values = [uuid, unit, ...(scope.manager === null ? [] : [scope.manager])]
  const { rows } = await client.query<{ uuid: string; isDefault: boolean }>(
    membershipIn(isUnitInScope(scope, 'm.unit', '$3')),
    values,
  )
  const [membership] = rows
  if (membership === undefined) return [userError('UNKNOWN', 'unit')]
  if (membership.isDefault) return []
  await client.query(clearDefault, [uuid])
  await client.query(setDefault, [membership.uuid])
  await writeAudit(client, call, [{ action: 'user.defaultUnit', objectKind: 'user', object: uuid, after: { unit } }])
  return []
}

/** Makes another of a person's units their default one. */
export async function setDefaultUnit(
  deps: PeopleDeps,
  call: CallContext,
  uuid: string,
  unit: string,
): Promise<UserPayload> {
  const userErrors = await deps.transact((client) => changeDefault(deps, client, call, uuid, unit))
  return readUserPayload(deps, call, uuid, userErrors)
}
