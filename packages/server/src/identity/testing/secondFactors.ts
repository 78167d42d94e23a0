import type { Pool } from 'pg'
import { loadSecret } from '../../database/secrets.ts'
import { confirmApp, keepNewApp, keepPasskey, replaceRecoveryCodes } from '../second-factor/factorStore.ts'
import { createRecoveryCodes, hashRecoveryCode } from '../second-factor/recoveryCodes.ts'
import { createSecretBox } from '../second-factor/secretBox.ts'
import { createTotpSecret } from '../second-factor/totp.ts'
import type { PasskeyDevice } from './passkeyDevice.ts'
import type { RunningIdentity } from './startIdentity.ts'

interface Place extends Pick<RunningIdentity, 'embedded'> {
  readonly database: { readonly pool: Pool }
}

async function accountOf({ embedded }: Place, username: string): Promise<string> {
  const account = await embedded.accounts.findByLogin(username)
  if (account === null) throw new Error(`There is no account "${username}".`)
  return account.uuid
}

/** Gives an account an authenticator app; answers its secret (base 32). */
export async function addAppTo(at: Place, username: string): Promise<string> {
  const { pool } = at.database
  const account = await accountOf(at, username)
  const secret = createTotpSecret()
  const sealed = createSecretBox(await loadSecret(pool, 'second-factor')).seal(secret, account)
  await keepNewApp(pool, account, sealed)
  await confirmApp(pool, account, sealed, 0)
  return secret
}

/** Gives an account recovery codes; answers them. */
export async function addCodesTo(at: Place, username: string): Promise<readonly string[]> {
  const account = await accountOf(at, username)
  const codes = createRecoveryCodes()
  await replaceRecoveryCodes(
    at.database.pool,
    account,
    codes.flatMap((code) => hashRecoveryCode(account, code) ?? []),
  )
  return codes
}

/** Gives an account the passkey of a device. */
export async function addPasskeyTo(at: Place, username: string, { credential }: PasskeyDevice): Promise<void> {
  const passkey = {
    account: await accountOf(at, username),
    credentialId: credential.id,
    publicKey: credential.publicKey,
    counter: 0,
    transports: [],
    isSynced: false,
  }
  await keepPasskey(at.database.pool, passkey, 'Test device')
}
