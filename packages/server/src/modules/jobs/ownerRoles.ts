import type { Role } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { CallContext } from '../../access/callContext.ts'
import { JobError } from './jobs.ts'

/** Whether a role that reads or changes others was there when work was asked for, and is no more. An administrator may do all of it. */
export const hasLostRole = (requested: readonly Role[], present: readonly Role[]): boolean =>
  !present.includes('ADMIN') &&
  (['ADMIN', 'EDUCATION_MANAGER'] as const).some((role) => requested.includes(role) && !present.includes(role))

const presentRoles = `select roles from person where subject = $1 and status not in ('SUSPENDED', 'ANONYMISED')`

/**
 * Looks, before each step of a job, whether its owner may still have it done: the roles that count are those of now.
 * @throws JobError OUT_OF_SCOPE where the owner lost the role it was asked for with, or their access.
 */
export async function checkOwner(client: PoolClient, owner: CallContext | null): Promise<void> {
  if (owner === null || !hasLostRole(owner.roles, [])) return
  const { rows } = await client.query<{ roles: Role[] }>(presentRoles, [owner.subject])
  if (hasLostRole(owner.roles, rows[0]?.roles ?? [])) throw new JobError('OUT_OF_SCOPE')
}
