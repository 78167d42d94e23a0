import type { PoolClient } from 'pg'
import { scopeOf } from '../../scope.ts'
import type { CallContext } from '../../../access/callContext.ts'
import { writeAudit } from '../../audit/auditLog.ts'
import { lockTree } from '../../../database/unitTree.ts'
import { readUnit } from '../tree/unitDetailStore.ts'
import type { Written } from './unitWriter.ts'
import { userError } from '../../userError.ts'

const clear = `update unit set takes_new = false, revision = revision + 1, updated_at = now() where takes_new and uuid <> $1 returning uuid`
const put = `update unit set takes_new = not is_general, revision = revision + 1, updated_at = now() where uuid = $1`

/** Says where people come in from now on for whom nobody names a unit; the general unit needs no mark for that. */
export async function setUnitOfNewPeople(client: PoolClient, call: CallContext, uuid: string): Promise<Written> {
  // Two administrators at once: the second waits, and the last one stands.
  await client.query(lockTree)
  const unit = await readUnit(client, scopeOf(call), uuid)
  if (unit === null) return { uuid: null, userErrors: [userError('UNKNOWN')] }
  if (unit.isArchived || !unit.isActive) return { uuid, userErrors: [userError('WRONG_STATE')] }
  if (unit.takesNew) return { uuid, userErrors: [] }
  const { rows } = await client.query<{ uuid: string }>(clear, [uuid])
  await client.query(put, [uuid])
  const change = (object: string, takesNew: boolean) =>
    ({
      action: 'unit.newPeople',
      objectKind: 'unit',
      object,
      before: { takesNew: !takesNew },
      after: { takesNew },
    }) as const
  await writeAudit(client, call, [...rows.map((row) => change(row.uuid, false)), change(uuid, true)])
  return { uuid, userErrors: [] }
}
