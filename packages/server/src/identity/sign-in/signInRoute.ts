import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Provider } from 'oidc-provider'
import { demoPassword, demoPeople } from '../accounts/demoAccounts.ts'
import type { Addresses } from '../addresses.ts'
import { forgotPasswordPath } from '../forgot-password/forgotPasswordRoute.ts'
import { clientAddress, readForm, sendPage } from '../http.ts'
import { localeCookieHeader, type PageContexts } from '../pages/pageContext.ts'
import { type PageContext, textsOf } from '../pages/layout.ts'
import { type FieldError, failurePage } from '../pages/messagePages.ts'
import { type SignInForm, signInPage, type SignInProblem } from '../pages/signInPage.ts'
import { fillCount } from '../pages/pageTexts.ts'
import type { PasskeyButton } from './passkeyButton.ts'
import { formToken, isFormToken, isFromElsewhere } from './formToken.ts'
import type { AfterPassword } from './afterPassword.ts'
import type { SignIn } from './signIn.ts'
import type { NoteSignIn } from './signInNotes.ts'
import { findInteraction, requestIdOf } from './visit.ts'

/** What the sign-in page works with. */
export interface SignInDeps {
  readonly provider: Provider
  readonly addresses: Addresses
  readonly contexts: PageContexts
  readonly signIn: SignIn
  readonly afterPassword: AfterPassword
  /** The button for a passkey; null where this address can have none. */
  readonly passkey: PasskeyButton
  /** Key of the form's token. */
  readonly key: string
  readonly hasDemoAccounts: boolean
  readonly headers: Readonly<Record<string, string>>
  readonly noteSignIn: NoteSignIn
}

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>

/** One request to the sign-in page of one interaction. */
interface Visit {
  readonly deps: SignInDeps
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly context: PageContext
  readonly interaction: Interaction
}

/** Answers one request to the page of the interaction `uid`, or to its way back. */
export type SignInRoute = (
  request: IncomingMessage,
  response: ServerResponse,
  uid: string,
  isCancel: boolean,
) => Promise<void>

const longestLogin = 254

function showError(visit: Omit<Visit, 'interaction'>, status: number, error: FieldError): void {
  const { deps, response, context } = visit
  sendPage(response, status, failurePage(context, error, deps.addresses.app, null), deps.headers)
}

function goToApp({ addresses, headers }: SignInDeps, response: ServerResponse): void {
  response.writeHead(303, { ...headers, Location: addresses.app, 'Cache-Control': 'no-store' })
  response.end()
}

type Headers = Readonly<Record<string, string>>

async function showForm(
  visit: Visit,
  status: number,
  change: Partial<SignInForm>,
  headers: Headers = {},
): Promise<void> {
  const { deps, response, context, interaction, request } = visit
  const path = `${deps.addresses.mountPath}/interaction/${interaction.uid}`
  // A language chosen on the page stays chosen when the form comes back with a problem.
  const query = new URL(request.url ?? '/', 'http://localhost').searchParams
  const chosen = query.has('lang') ? `?lang=${context.locale}` : ''
  const form = {
    action: `${path}${chosen}`,
    cancel: `${path}/cancel`,
    forgotPassword: forgotPasswordPath(deps.addresses.mountPath, interaction.uid, context.locale),
    token: formToken(deps.key, interaction.uid),
    login: '',
    password: '',
    isRemembered: false,
    problems: [],
    hasDemoAccounts: deps.hasDemoAccounts,
    passkey: await deps.passkey(visit),
    ...change,
  }
  const localeHeader = chosen === '' ? {} : { 'Set-Cookie': localeCookieHeader(context, deps.addresses.isSecure) }
  sendPage(response, status, signInPage(context, form), { ...deps.headers, ...localeHeader, ...headers })
}

function hintOf(interaction: Interaction): string {
  const hint = interaction.params.login_hint
  return typeof hint === 'string' ? hint.slice(0, longestLogin) : ''
}

async function checkPassword(visit: Visit, login: string, password: string, isRemembered: boolean): Promise<void> {
  const { deps, request, context } = visit
  const texts = textsOf(context)
  const result = await deps.signIn(login, password, clientAddress(request, deps.addresses), requestIdOf(visit.response))
  if (result.kind === 'accepted') {
    return deps.afterPassword(visit, { account: result.account, password, remember: isRemembered })
  }
  if (result.kind === 'refused') {
    return showForm(visit, 422, { login, isRemembered, problems: [{ field: null, text: texts.refused }] })
  }
  const minutes = Math.ceil(result.retryAfterSeconds / 60)
  const problems = [{ field: null, text: fillCount(texts.tooMany, context.locale, minutes) }]
  const change = { login, isRemembered, problems, problemsTitle: texts.tooManyTitle }
  return showForm(visit, 429, change, { 'Retry-After': String(result.retryAfterSeconds) })
}

async function handleForm(visit: Visit): Promise<void> {
  const { deps, request, context, interaction } = visit
  const form = await readForm(request)
  if (!form || isFromElsewhere(request, new URL(deps.addresses.issuer).origin)) return showError(visit, 403, 'expired')
  if (!isFormToken(deps.key, interaction.uid, form.get('token'))) return showError(visit, 403, 'expired')
  const demo = deps.hasDemoAccounts ? demoPeople.find(({ username }) => username === form.get('demo')) : undefined
  if (demo) return showForm(visit, 200, { login: demo.username, password: demoPassword })
  // PostgreSQL has no text with this character in it; nobody types one.
  const login = (form.get('login') ?? '').replaceAll('\0', '').trim().slice(0, longestLogin)
  const password = form.get('password') ?? ''
  const isRemembered = form.get('keep') !== null
  const texts = textsOf(context)
  const problems: SignInProblem[] = []
  if (login === '') problems.push({ field: 'login', text: texts.loginMissing })
  if (password === '') problems.push({ field: 'password', text: texts.passwordMissing })
  return problems.length > 0
    ? showForm(visit, 422, { login, isRemembered, problems })
    : checkPassword(visit, login, password, isRemembered)
}

/** True where this browser is signed in: its page was left by signing in, and it came back with the Back button. */
async function isSignedIn({ provider }: SignInDeps, request: IncomingMessage, response: ServerResponse) {
  const session = await provider.Session.get(provider.createContext(request, response))
  return session.accountId !== undefined
}

/**
 * Answers the requests below `/interaction/<uid>`: the page (GET), an attempt (POST) and the way back without one
 * (`/cancel`). An interaction that has ended, or belongs to another browser, gets a page that says so; who is signed in
 * goes on to the app instead, for nothing has expired there.
 */
export function createSignInRoute(deps: SignInDeps): SignInRoute {
  return async (request, response, uid, isCancel) => {
    const interaction = await findInteraction(deps, request, response, uid)
    const context = await deps.contexts(request, interaction?.params.ui_locales)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!interaction) {
      if (isRead && (await isSignedIn(deps, request, response))) return goToApp(deps, response)
      return showError({ deps, request, response, context }, 410, 'expired')
    }
    const visit = { deps, request, response, context, interaction }
    if (request.method === 'POST' && !isCancel) return handleForm(visit)
    if (!isRead) return showError(visit, 405, 'invalid')
    const isRemembered = new URL(request.url ?? '/', 'http://localhost').searchParams.get('keep') === 'yes'
    if (!isCancel) return showForm(visit, 200, { login: hintOf(interaction), isRemembered })
    const answer = { error: 'access_denied', error_description: 'End-User aborted interaction' }
    return deps.provider.interactionFinished(request, response, answer, { mergeWithLastSubmission: false })
  }
}
