import type { SettingReader } from '../../modules/system/settings.ts'
import type { Account } from '../accounts/accountStore.ts'
import { demoPassword, demoPeople } from '../accounts/demoAccounts.ts'
import { hasFactor, readFactors } from '../second-factor/factorStore.ts'
import type { PendingSignIns } from '../second-factor/pendingSignIns.ts'
import type { SecondFactorDeps } from '../second-factor/secondFactorDeps.ts'
import { finishSignIn, pathOf, redirect, type Visit } from './visit.ts'

/** What decides what follows the right password. */
export interface AfterPasswordDeps {
  readonly factors: SecondFactorDeps
  readonly pending: PendingSignIns
  readonly settings: SettingReader
  readonly hasDemoAccounts: boolean
}

/** What was typed, once it proved right. */
export interface RightPassword {
  readonly account: Account
  readonly password: string
  /** Whether the browser is to stay signed in. */
  readonly remember: boolean
}

/** Goes on with a sign-in whose password was right. */
export type AfterPassword = (visit: Visit, typed: RightPassword) => Promise<void>

/** Everybody may read the password of a demo account, so a second factor there would protect nobody. */
const isDemo = ({ account, password }: RightPassword): boolean =>
  password === demoPassword && demoPeople.some(({ username }) => username === account.username)

/**
 * Lets in whoever needs no more than a password; others go to the second step, or to the set-up that their role requires.
 * Nothing is told to the provider before: its own pages still ask for a sign-in.
 */
export function createAfterPassword({ factors, pending, settings, hasDemoAccounts }: AfterPasswordDeps): AfterPassword {
  return async (visit, typed) => {
    const { account, remember } = typed
    const isProtected = hasFactor(await readFactors(factors.pool, account.uuid))
    const { secondFactorRoles } = await settings.read()
    const isRequired =
      account.roles.some((role) => secondFactorRoles.includes(role)) && !(hasDemoAccounts && isDemo(typed))
    if (!isProtected && !isRequired) return finishSignIn(visit, { account: account.uuid, methods: ['pwd'], remember })
    await pending.begin(visit.interaction.uid, account.uuid, remember)
    redirect(visit, `${pathOf(visit)}/${isProtected ? 'second' : 'set-up'}`)
  }
}
