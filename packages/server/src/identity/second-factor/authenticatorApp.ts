import type { FactorAdded, NewApp } from '../../access/factorGateway.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Actor } from '../../modules/audit/auditLog.ts'
import { readProductName } from '../../modules/users/sign-in/signInLinks.ts'
import type { Account } from '../accounts/accountStore.ts'
import { noteFactorChange } from './factorNotices.ts'
import { confirmApp, keepNewApp, readApp, removeApp } from './factorStore.ts'
import { createQrCode } from './qrCode.ts'
import { addRecoveryCodes, dropUnneededCodes } from './recovery.ts'
import type { SecondFactorDeps } from './secondFactorDeps.ts'
import { createTotpSecret, findTotpStep, totpUri } from './totp.ts'

const describe = async (
  { pool }: SecondFactorDeps,
  { username, email, uuid }: Account,
  secret: string,
): Promise<NewApp> => ({
  secret,
  qr: createQrCode(totpUri(secret, await readProductName(pool), username ?? email ?? uuid)),
})

/** Begins the set-up of an app with a new secret; null where the account has one already. */
export async function beginApp(deps: SecondFactorDeps, account: Account): Promise<NewApp | null> {
  const secret = createTotpSecret()
  const isStored = await keepNewApp(deps.pool, account.uuid, deps.box.seal(secret, account.uuid))
  return isStored ? describe(deps, account, secret) : null
}

/** Goes on with a set-up that has begun, else begins one: a page that comes back shows the same code again. */
export async function continueApp(deps: SecondFactorDeps, account: Account): Promise<NewApp | null> {
  const sealed = await readApp(deps.pool, account.uuid, false)
  return sealed === null ? beginApp(deps, account) : describe(deps, account, deps.box.open(sealed, account.uuid))
}

/** Makes the app count, once a code of it proves that it is set up. */
export async function finishApp(
  deps: SecondFactorDeps,
  account: string,
  code: string,
  actor: Actor,
): Promise<FactorAdded> {
  return inTransaction(deps.pool, async (client) => {
    const sealed = await readApp(client, account, false)
    const step = sealed === null ? null : findTotpStep(deps.box.open(sealed, account), code, Date.now())
    if (sealed === null || step === null || !(await confirmApp(client, account, sealed, step))) return { kind: 'wrong' }
    await noteFactorChange(deps, client, account, 'APP_ADDED', actor)
    return { kind: 'added', recoveryCodes: await addRecoveryCodes(client, account) }
  })
}

/** Takes the app of an account away; false where there was none. */
export async function takeAppAway(deps: SecondFactorDeps, account: string, actor: Actor): Promise<boolean> {
  return inTransaction(deps.pool, async (client) => {
    if (!(await removeApp(client, account))) return false
    await dropUnneededCodes(client, account)
    await noteFactorChange(deps, client, account, 'APP_REMOVED', actor)
    return true
  })
}
