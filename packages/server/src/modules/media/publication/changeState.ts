import type { MediumState, UserError } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { RequestCall } from '../../../access/callContext.ts'
import { writeAudit } from '../../audit/auditLog.ts'
import { scopeOf } from '../../scope.ts'
import type { ChangeMedium } from '../editing/changeMedium.ts'
import { findMedium } from '../mediumStore.ts'
import { userError } from '../../userError.ts'
import type { Target } from '../../target.ts'

const steps: Readonly<Record<MediumState, readonly MediumState[]>> = {
  DRAFT: [],
  PUBLISHED: ['RETIRED'],
  RETIRED: ['PUBLISHED', 'ARCHIVED'],
  ARCHIVED: ['RETIRED'],
}

/** Takes a medium out of use, puts it away, or brings it back. */
export const changeState =
  (state: MediumState): ChangeMedium =>
  async (client, medium) => {
    if (medium.state === state) return null
    if (!steps[medium.state].includes(state)) return [userError('WRONG_STATE')]
    await client.query('update medium set state = $2 where uuid = $1', [medium.uuid, state])
    return { action: 'medium.changeState', before: { state: medium.state }, after: { state } }
  }

/** Removes a medium that was never published and that no course contains. */
export async function removeMedium(
  client: PoolClient,
  call: RequestCall,
  { uuid, revision }: Target,
): Promise<UserError[]> {
  const medium = await findMedium(client, scopeOf(call), uuid, true)
  if (medium === null) return [userError('UNKNOWN', 'uuid')]
  if (medium.revision !== revision) return [userError('CHANGED_MEANWHILE')]
  if (medium.currentVersion !== null) return [userError('WRONG_STATE')]
  const { rowCount } = await client.query('select from course_item where medium = $1 limit 1', [uuid])
  if (rowCount !== 0) return [userError('IN_USE')]
  await client.query('delete from medium where uuid = $1', [uuid])
  const title = medium.titles[medium.mainLocale] ?? ''
  await writeAudit(client, call, [{ action: 'medium.remove', objectKind: 'medium', object: uuid, before: { title } }])
  return []
}
