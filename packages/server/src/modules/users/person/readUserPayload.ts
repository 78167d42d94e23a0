import type { UserError, UserPayload } from '@somo/graphql/schema'
import type { CallContext } from '../../../access/callContext.ts'
import { scopeOf } from '../../scope.ts'
import type { PeopleDeps } from '../peopleDeps.ts'

/** The answer of a mutation of one person: the person as they are now, and its errors. */
export async function readUserPayload(
  { store, mapper }: PeopleDeps,
  call: CallContext,
  uuid: string,
  userErrors: UserError[],
): Promise<UserPayload> {
  const row = await store.find(uuid, scopeOf(call))
  return { user: row === null ? null : mapper(row, scopeOf(call)), userErrors }
}
