import { loadSecret } from '../../database/secrets.ts'
import type { IdentityOptions } from '../identity.ts'
import type { Lifetimes } from '../provider/lifetimes.ts'
import { relyingParty } from '../second-factor/passkeys.ts'
import { createPendingSignIns } from '../second-factor/pendingSignIns.ts'
import type { SecondFactorDeps } from '../second-factor/secondFactorDeps.ts'
import { createSecondStepLimiter } from '../second-factor/secondStepLimiter.ts'
import { createSecretBox } from '../second-factor/secretBox.ts'
import { type AfterPasswordDeps, createAfterPassword } from './afterPassword.ts'
import { createPasskeyButton } from './passkeyButton.ts'
import type { SecondStepDeps } from './pendingVisit.ts'
import { createSecondStepRoute } from './secondStepRoute.ts'
import { createSignInRoute, type SignInDeps } from './signInRoute.ts'

/** What the rules about second factors need; `key` signs the challenges of passkeys. */
export async function createFactorDeps(
  { config, database: { pool }, outbox }: IdentityOptions,
  key: string,
): Promise<SecondFactorDeps> {
  const { origin } = config.publicUrl
  const box = createSecretBox(await loadSecret(pool, 'second-factor'))
  return {
    pool,
    outbox,
    origin,
    box,
    limiter: createSecondStepLimiter(pool),
    party: relyingParty(config.publicUrl, key),
  }
}

/** What the pages of the sign-in need. */
export type SignInRoutesDeps = Omit<SignInDeps, 'afterPassword' | 'passkey'> &
  Pick<SecondStepDeps, 'accounts' | 'factors' | 'note'> &
  Pick<AfterPasswordDeps, 'settings'> & { readonly lifetimes: Lifetimes }

/** The pages of the sign-in: the password, and what follows it. */
export function createSignInRoutes({ accounts, note, factors, settings, lifetimes, ...deps }: SignInRoutesDeps) {
  const pending = createPendingSignIns(factors.pool, () => lifetimes.interaction)
  const afterPassword = createAfterPassword({ factors, pending, settings, hasDemoAccounts: deps.hasDemoAccounts })
  return {
    signInRoute: createSignInRoute({ ...deps, afterPassword, passkey: createPasskeyButton(factors) }),
    secondStepRoute: createSecondStepRoute({ ...deps, accounts, note, factors, pending }),
  }
}
