import type { UserError } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { CallContext } from '../../../access/callContext.ts'
import { isUuid } from '../../../database/uuid.ts'
import { scopeOf } from '../../scope.ts'
import type { PeopleDeps } from '../peopleDeps.ts'
import type { PersonRow } from './personRow.ts'
import { mayChange } from './rolePermissions.ts'
import { userError } from '../../userError.ts'

const lock = 'select uuid from person where uuid = $1 for no key update'

/** Locks a person whom the caller may change and reads them; else the error. */
export async function lockPerson(
  { store }: PeopleDeps,
  client: PoolClient,
  call: CallContext,
  uuid: string,
): Promise<PersonRow | UserError> {
  if (!isUuid(uuid)) return userError('UNKNOWN', 'uuid')
  await client.query(lock, [uuid])
  const present = await store.find(uuid, scopeOf(call), client)
  if (present === null) return userError('UNKNOWN', 'uuid')
  if (present.status === 'ANONYMISED') return userError('WRONG_STATE', 'uuid')
  return mayChange(call, present.roles) ? present : userError('OUT_OF_SCOPE', 'uuid')
}
