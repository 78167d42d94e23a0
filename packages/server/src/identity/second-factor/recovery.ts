import type { PoolClient } from 'pg'
import { inTransaction } from '../../database/transaction.ts'
import type { Actor } from '../../modules/audit/auditLog.ts'
import { noteFactorChange } from './factorNotices.ts'
import { hasFactor, readFactors, replaceRecoveryCodes } from './factorStore.ts'
import { createRecoveryCodes, hashRecoveryCode } from './recoveryCodes.ts'
import type { SecondFactorDeps } from './secondFactorDeps.ts'

async function issue(client: PoolClient, account: string): Promise<readonly string[]> {
  const codes = createRecoveryCodes()
  const hashes = codes.flatMap((code) => hashRecoveryCode(account, code) ?? [])
  await replaceRecoveryCodes(client, account, hashes)
  return codes
}

/** Gives an account its first recovery codes; null where it has some, used or not. */
export async function addRecoveryCodes(client: PoolClient, account: string): Promise<readonly string[] | null> {
  const { rowCount } = await client.query('select from recovery_code where account = $1 limit 1', [account])
  return rowCount === 0 ? issue(client, account) : null
}

/** Takes the codes away with the last factor: they stand in for one and are worth nothing alone. */
export async function dropUnneededCodes(client: PoolClient, account: string): Promise<void> {
  if (!hasFactor(await readFactors(client, account)))
    await client.query('delete from recovery_code where account = $1', [account])
}

/** Gives an account new codes, and the old ones stop working; null where it has no factor that they could stand in for. */
export async function renewRecoveryCodes(
  deps: SecondFactorDeps,
  account: string,
  actor: Actor,
): Promise<readonly string[] | null> {
  return inTransaction(deps.pool, async (client) => {
    if (!hasFactor(await readFactors(client, account))) return null
    await noteFactorChange(deps, client, account, 'CODES_RENEWED', actor)
    return issue(client, account)
  })
}
