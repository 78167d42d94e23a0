import type { Pool } from 'pg'
import type { Caller } from '../../access/caller.ts'
import type { FactorGateway, SecondFactorFacts } from '../../access/factorGateway.ts'
import { isUuid } from '../../database/uuid.ts'
import type { Actor } from '../../modules/audit/auditLog.ts'
import type { SettingReader } from '../../modules/system/settings.ts'
import type { Account, AccountStore } from '../accounts/accountStore.ts'
import { beginApp, finishApp, takeAppAway } from '../second-factor/authenticatorApp.ts'
import { confirmIdentity, hasRecentSignIn } from '../second-factor/confirmIdentity.ts'
import { noteFactorChange } from '../second-factor/factorNotices.ts'
import { listPasskeys, readFactors, removeAllFactors, renamePasskey } from '../second-factor/factorStore.ts'
import { addPasskey, passkeyCreation, takePasskeyAway } from '../second-factor/passkeys.ts'
import { renewRecoveryCodes } from '../second-factor/recovery.ts'
import type { SecondFactorDeps } from '../second-factor/secondFactorDeps.ts'
import type { SignInLimiter } from '../sign-in/limiter.ts'
import { endEverySession } from './sessions.ts'

/** What the gateway to second factors needs. */
export interface FactorGatewayDeps {
  readonly pool: Pool
  readonly accounts: AccountStore
  readonly limiter: SignInLimiter
  readonly factors: SecondFactorDeps
  readonly settings: SettingReader
}

// An answer to the challenge of one session is of no use in another.
const purposeOf = ({ subject, sessionId }: Caller): string => `register:${subject}:${sessionId ?? ''}`

async function read(
  { pool, accounts, factors, settings }: FactorGatewayDeps,
  caller: Caller,
): Promise<SecondFactorFacts | null> {
  const account = await accounts.findBySubject(caller.subject)
  if (!account?.isActive) return null
  const { hasApp, recoveryCodesLeft } = await readFactors(pool, account.uuid)
  const { secondFactorRoles } = await settings.read()
  return {
    hasApp,
    recoveryCodesLeft,
    passkeys: await listPasskeys(pool, account.uuid),
    isRequired: account.roles.some((role) => secondFactorRoles.includes(role)),
    hasRecentSignIn: await hasRecentSignIn(pool, caller),
    canUsePasskeys: factors.party.isAble,
  }
}

async function reset(
  { factors }: FactorGatewayDeps,
  subject: string,
  actor: Actor,
  client: Parameters<FactorGateway['reset']>[2],
): Promise<boolean> {
  if (!isUuid(subject) || !(await removeAllFactors(client, subject))) return false
  await noteFactorChange(factors, client, subject, 'RESET', actor)
  await endEverySession(client, [subject])
  return true
}

/** The gateway to the second factors of the provider inside this server. */
export function createFactorGateway(deps: FactorGatewayDeps): FactorGateway {
  const { pool, accounts, factors } = deps
  const find = async ({ subject }: Caller): Promise<Account | null> => {
    const account = await accounts.findBySubject(subject)
    return account?.isActive === true ? account : null
  }
  const withAccount = async <T>(caller: Caller, work: (account: Account) => Promise<T>): Promise<T | null> => {
    const account = await find(caller)
    return account === null ? null : work(account)
  }
  const orWrong = { kind: 'wrong' } as const
  return {
    read: (caller) => read(deps, caller),
    confirm: async (caller, password) =>
      (await withAccount(caller, (account) => confirmIdentity(deps, caller, account, password))) ?? 'wrong',
    beginApp: (caller) => withAccount(caller, (account) => beginApp(factors, account)),
    finishApp: async (call, code) =>
      (await withAccount(call, ({ uuid }) => finishApp(factors, uuid, code, call))) ?? orWrong,
    removeApp: async (call) => (await withAccount(call, ({ uuid }) => takeAppAway(factors, uuid, call))) ?? false,
    beginPasskey: async (caller) =>
      factors.party.isAble
        ? withAccount(caller, async (account) =>
            JSON.stringify(await passkeyCreation(factors, purposeOf(caller), account)),
          )
        : null,
    finishPasskey: async (call, response, name) =>
      (await withAccount(call, ({ uuid }) => addPasskey(factors, purposeOf(call), uuid, { response, name }, call))) ??
      orWrong,
    renamePasskey: async (caller, uuid, name) =>
      isUuid(uuid) &&
      ((await withAccount(caller, (account) => renamePasskey(pool, account.uuid, uuid, name))) ?? false),
    removePasskey: async (call, uuid) =>
      isUuid(uuid) &&
      ((await withAccount(call, (account) => takePasskeyAway(factors, account.uuid, uuid, call))) ?? false),
    renewCodes: (call) => withAccount(call, ({ uuid }) => renewRecoveryCodes(factors, uuid, call)),
    reset: (subject, actor, client) => reset(deps, subject, actor, client),
  }
}
