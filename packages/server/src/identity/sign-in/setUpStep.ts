import type { FactorAdded } from '../../access/factorGateway.ts'
import { sendPage } from '../http.ts'
import type { PasskeyForm } from '../pages/passkeyForm.ts'
import { recoveryCodesPage, setUpPage } from '../pages/secondStepPages.ts'
import { continueApp, finishApp } from '../second-factor/authenticatorApp.ts'
import { addPasskey, passkeyCreation } from '../second-factor/passkeys.ts'
import { secondFactorTexts } from '../pages/secondFactorTexts.ts'
import { finishPending, type PendingVisit, purposeOf } from './pendingVisit.ts'
import { pathOf, redirect, tokenOf } from './visit.ts'

const actionOf = (visit: PendingVisit): string => `${pathOf(visit)}/set-up`

async function passkeyOf(visit: PendingVisit, isRefused: boolean): Promise<PasskeyForm | null> {
  const { factors } = visit.deps
  if (!factors.party.isAble) return null
  const options = await passkeyCreation(factors, purposeOf('set-up', visit), visit.account)
  return { action: actionOf(visit), token: tokenOf(visit), options, kind: 'create', isRefused }
}

function showCodes(visit: PendingVisit, codes: readonly string[] | null): void {
  const { deps, response, context } = visit
  const form = { action: actionOf(visit), token: tokenOf(visit), codes }
  sendPage(response, 200, recoveryCodesPage(context, form), deps.headers)
}

/** Shows what is to be set up; once it is done, the way on. */
export async function showSetUp(
  visit: PendingVisit,
  error: { readonly problem?: string; readonly isRefused?: boolean } = {},
): Promise<void> {
  const { deps, response, context, account, pending } = visit
  if (pending.isComplete) return showCodes(visit, null)
  const app = await continueApp(deps.factors, account)
  // It was confirmed at another place since this page was asked for.
  if (app === null) return redirect(visit, pathOf(visit))
  const { problem = null, isRefused = false } = error
  const passkey = await passkeyOf(visit, isRefused)
  const form = { action: actionOf(visit), token: tokenOf(visit), problem, app, passkey, startOver: pathOf(visit) }
  sendPage(response, problem === null && !isRefused ? 200 : 422, setUpPage(context, form), deps.headers)
}

async function complete(
  visit: PendingVisit,
  added: Extract<FactorAdded, { kind: 'added' }>,
  methods: readonly string[],
): Promise<void> {
  await visit.deps.pending.complete(visit.interaction.uid, methods)
  showCodes(visit, added.recoveryCodes)
}

/** Takes the first code of an app, or a new passkey, and after it the word that the recovery codes are saved. */
export async function takeSetUp(visit: PendingVisit, form: URLSearchParams): Promise<void> {
  const { deps, account, context, pending } = visit
  if (pending.isComplete) return form.get('done') === 'yes' ? finishPending(visit, pending.methods) : showSetUp(visit)
  const texts = secondFactorTexts[context.locale]
  const actor = { subject: account.uuid, requestId: null }
  const made = form.get('passkey')
  if (made !== null) {
    const added = await addPasskey(
      deps.factors,
      purposeOf('set-up', visit),
      account.uuid,
      { response: made, name: texts.passkeyName },
      actor,
    )
    // Making a passkey proves nothing yet: without attestation the new key has signed nothing.
    return added.kind === 'added' ? complete(visit, added, ['pwd']) : showSetUp(visit, { isRefused: true })
  }
  const code = (form.get('code') ?? '').trim().slice(0, 100)
  if (code === '') return showSetUp(visit, { problem: texts.codeMissing })
  const added = await finishApp(deps.factors, account.uuid, code, actor)
  return added.kind === 'added'
    ? complete(visit, added, ['pwd', 'otp', 'mfa'])
    : showSetUp(visit, { problem: texts.codeWrong })
}
