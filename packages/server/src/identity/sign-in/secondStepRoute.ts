import type { IncomingMessage, ServerResponse } from 'node:http'
import { clientAddress, sendPage } from '../http.ts'
import type { PasskeyForm } from '../pages/passkeyForm.ts'
import { secondStepPage, type SecondStep } from '../pages/secondStepPages.ts'
import { hasFactor, readFactors } from '../second-factor/factorStore.ts'
import { passkeyRequest, usePasskey } from '../second-factor/passkeys.ts'
import { type CodeResult, useCode } from '../second-factor/useCode.ts'
import { secondFactorTexts } from '../pages/secondFactorTexts.ts'
import { fillCount } from '../pages/pageTexts.ts'
import {
  finishPending,
  type PendingVisit,
  purposeOf,
  type SecondStepDeps,
  type SecondStepName,
} from './pendingVisit.ts'
import { showSetUp, takeSetUp } from './setUpStep.ts'
import {
  finishSignIn,
  findInteraction,
  pathOf,
  readOwnForm,
  redirect,
  requestIdOf,
  showError,
  tokenOf,
  type Visit,
} from './visit.ts'

/** Answers one request to such a page. */
export type SecondStepRoute = (
  request: IncomingMessage,
  response: ServerResponse,
  uid: string,
  step: SecondStepName,
) => Promise<void>

interface Shown {
  readonly status: number
  readonly kind?: 'app' | 'recovery'
  readonly problem?: string
  readonly isRefused?: boolean
  readonly retryAfterSeconds?: number
}

async function passkeyOf(visit: PendingVisit, isRefused: boolean): Promise<PasskeyForm | null> {
  const { deps, account, summary } = visit
  if (summary.passkeys === 0 || !deps.factors.party.isAble) return null
  const options = await passkeyRequest(deps.factors, purposeOf('second', visit), account.uuid)
  return {
    action: `${pathOf(visit)}/second`,
    token: tokenOf(visit),
    options,
    kind: 'sign',
    isPrimary: !summary.hasApp,
    isRefused,
  }
}

async function showSecond(
  visit: PendingVisit,
  { status, kind, problem, isRefused = false, retryAfterSeconds }: Shown,
): Promise<void> {
  const { deps, response, context, summary, request } = visit
  const wantsRecovery = new URL(request.url ?? '/', 'http://localhost').searchParams.get('with') === 'recovery'
  const chosen = kind ?? (wantsRecovery ? 'recovery' : 'app')
  const path = `${pathOf(visit)}/second`
  const step: SecondStep = {
    kind: chosen === 'app' && !summary.hasApp ? 'passkey' : chosen,
    action: chosen === 'recovery' ? `${path}?with=recovery` : path,
    token: tokenOf(visit),
    problem: problem ?? null,
    passkey: await passkeyOf(visit, isRefused),
    otherWay: chosen === 'recovery' ? path : `${path}?with=recovery`,
    startOver: pathOf(visit),
  }
  const wait = retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) }
  sendPage(response, status, secondStepPage(context, step), { ...deps.headers, ...wait })
}

function explain(
  visit: PendingVisit,
  kind: 'app' | 'recovery',
  result: Exclude<CodeResult, { kind: 'accepted' }>,
): Promise<void> {
  const texts = secondFactorTexts[visit.context.locale]
  if (result.kind === 'limited') {
    const { retryAfterSeconds } = result
    const problem = fillCount(texts.tooManyCodes, visit.context.locale, Math.ceil(retryAfterSeconds / 60))
    return showSecond(visit, { status: 429, kind, problem, retryAfterSeconds })
  }
  const problem = result.kind === 'used' ? texts.codeUsed : kind === 'app' ? texts.codeWrong : texts.recoveryWrong
  return showSecond(visit, { status: 422, kind, problem })
}

/** A wrong code is a failed sign-in: whoever types it knows the password. */
function noteRefusal({ deps, account, request, response }: PendingVisit, kind: 'refused' | 'limited'): void {
  const login = account.username ?? account.email ?? account.uuid
  deps.note({
    kind,
    login,
    account: account.uuid,
    address: clientAddress(request, deps.addresses),
    requestId: requestIdOf(response),
  })
}

async function takeSecond(visit: PendingVisit, form: URLSearchParams): Promise<void> {
  const { deps, account, context } = visit
  const signed = form.get('passkey')
  if (signed !== null) {
    const passkey = await usePasskey(deps.factors, purposeOf('second', visit), signed)
    if (passkey?.account !== account.uuid) {
      noteRefusal(visit, 'refused')
      return showSecond(visit, { status: 422, isRefused: true })
    }
    return finishPending(visit, ['pwd', ...passkey.methods])
  }
  const kind = form.has('recovery') ? 'recovery' : 'app'
  const code = (form.get(kind === 'app' ? 'code' : 'recovery') ?? '').trim().slice(0, 100)
  if (code === '')
    return showSecond(visit, { status: 422, kind, problem: secondFactorTexts[context.locale].codeMissing })
  const result = await useCode(deps.factors, account.uuid, kind, code)
  if (result.kind === 'accepted') return finishPending(visit, ['pwd', 'otp', 'mfa'])
  noteRefusal(visit, result.kind === 'limited' ? 'limited' : 'refused')
  return explain(visit, kind, result)
}

/** Signs in by a passkey alone: it is a second factor in itself, since the device asked who holds it. */
async function takePasskeyAlone(visit: Visit<SecondStepDeps>, form: URLSearchParams): Promise<void> {
  const { deps, interaction } = visit
  const isRemembered = form.get('keep') === 'yes'
  const passkey = await usePasskey(deps.factors, purposeOf('passkey', visit), form.get('passkey') ?? '')
  const account = passkey === null ? null : await deps.accounts.findBySubject(passkey.account)
  if (passkey === null || !account?.isActive) {
    return redirect(visit, `${pathOf(visit)}?passkey=refused${isRemembered ? '&keep=yes' : ''}`)
  }
  await deps.pending.end(interaction.uid)
  return finishSignIn(visit, { account: account.uuid, methods: passkey.methods, remember: isRemembered })
}

async function findPending(visit: Visit<SecondStepDeps>): Promise<PendingVisit | null> {
  const { deps, interaction } = visit
  const pending = await deps.pending.find(interaction.uid)
  const account = pending === null ? null : await deps.accounts.findBySubject(pending.account)
  if (pending === null || !account?.isActive) return null
  return { ...visit, pending, account, summary: await readFactors(deps.factors.pool, account.uuid) }
}

/** Whoever has a factor passes by it, and sets up nothing in its place: the set-up is for those who have none. */
async function step(visit: PendingVisit, name: SecondStepName, form: URLSearchParams | null): Promise<void> {
  const { pending, summary } = visit
  const isSetUp = pending.isComplete || !hasFactor(summary)
  if (isSetUp !== (name === 'set-up')) return redirect(visit, `${pathOf(visit)}/${isSetUp ? 'set-up' : 'second'}`)
  if (!isSetUp) return form === null ? showSecond(visit, { status: 200 }) : takeSecond(visit, form)
  return form === null ? showSetUp(visit) : takeSetUp(visit, form)
}

/**
 * Answers the requests below `/interaction/<uid>/`: the second step after the password, the set-up that a role requires,
 * and the sign-in by a passkey alone. Without the right password in this very interaction the first two lead back to it.
 */
export function createSecondStepRoute(deps: SecondStepDeps): SecondStepRoute {
  return async (request, response, uid, name) => {
    const interaction = await findInteraction(deps, request, response, uid)
    const context = await deps.contexts(request, interaction?.params.ui_locales)
    if (!interaction) return showError({ deps, response, context }, 410, 'expired')
    const visit = { deps, request, response, context, interaction }
    const isPost = request.method === 'POST'
    if (!isPost && request.method !== 'GET' && request.method !== 'HEAD') return showError(visit, 405, 'invalid')
    const form = isPost ? await readOwnForm(visit) : null
    if (isPost && form === null) return showError(visit, 403, 'expired')
    if (name === 'passkey') return form === null ? redirect(visit, pathOf(visit)) : takePasskeyAlone(visit, form)
    const pending = await findPending(visit)
    return pending === null ? redirect(visit, pathOf(visit)) : step(pending, name, form)
  }
}
