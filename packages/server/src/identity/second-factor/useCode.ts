import { inTransaction } from '../../database/transaction.ts'
import { noteFactorChange } from './factorNotices.ts'
import { readApp, useRecoveryCode, useStep } from './factorStore.ts'
import { hashRecoveryCode } from './recoveryCodes.ts'
import type { SecondFactorDeps } from './secondFactorDeps.ts'
import { findTotpStep } from './totp.ts'

/** What came of a code that was typed as the second step. */
export type CodeResult =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'wrong' }
  /** It was right, and has been accepted before. */
  | { readonly kind: 'used' }
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number }

async function checkAppCode(
  { pool, box }: SecondFactorDeps,
  account: string,
  code: string,
): Promise<'accepted' | 'wrong' | 'used'> {
  const sealed = await readApp(pool, account, true)
  const step = sealed === null ? null : findTotpStep(box.open(sealed, account), code, Date.now())
  if (step === null) return 'wrong'
  return (await useStep(pool, account, step)) ? 'accepted' : 'used'
}

async function checkRecoveryCode(deps: SecondFactorDeps, account: string, code: string): Promise<'accepted' | 'wrong'> {
  const hash = hashRecoveryCode(account, code)
  if (hash === null) return 'wrong'
  return inTransaction(deps.pool, async (client) => {
    if (!(await useRecoveryCode(client, account, hash))) return 'wrong'
    await noteFactorChange(deps, client, account, 'CODE_USED', { subject: account, requestId: null })
    return 'accepted'
  })
}

/** Judges a code of the app, or a recovery code. Every attempt counts before the code is looked at. */
export async function useCode(
  deps: SecondFactorDeps,
  account: string,
  kind: 'app' | 'recovery',
  code: string,
): Promise<CodeResult> {
  const retryAfterSeconds = await deps.limiter.begin(account)
  if (retryAfterSeconds !== null) return { kind: 'limited', retryAfterSeconds }
  const result = await (kind === 'app' ? checkAppCode(deps, account, code) : checkRecoveryCode(deps, account, code))
  if (result === 'accepted') await deps.limiter.succeed(account)
  return { kind: result }
}
