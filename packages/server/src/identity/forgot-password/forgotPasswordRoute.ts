import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from '../../log.ts'
import type { SettingReader } from '../../modules/system/settings.ts'
import { cleanLogin } from '../accounts/loginName.ts'
import type { Addresses } from '../addresses.ts'
import { clientAddress, readForm, sendPage } from '../http.ts'
import type { PageContexts } from '../pages/pageContext.ts'
import { textsOf, type PageContext } from '../pages/layout.ts'
import { failurePage } from '../pages/messagePages.ts'
import { keyOf } from '../sign-in/limiter.ts'
import { requestIdOf } from '../sign-in/visit.ts'
import { formToken, isFormToken, isFromElsewhere } from '../sign-in/formToken.ts'
import { fillCount } from '../pages/pageTexts.ts'
import { forgotPasswordPage, linkSentPage, type ForgotPasswordForm } from './forgotPasswordPages.ts'
import type { ResetLimiter } from './resetLimiter.ts'
import type { ResetRequests } from './resetRequests.ts'
import { forgotPasswordTexts } from './texts.ts'

/** What the pages for a forgotten password need. */
export interface ForgotPasswordDeps {
  readonly addresses: Addresses
  readonly contexts: PageContexts
  readonly headers: Readonly<Record<string, string>>
  /** Key of the form's token. */
  readonly key: string
  readonly limiter: Pick<ResetLimiter, 'countAddress'>
  readonly requests: Pick<ResetRequests, 'add'>
  readonly settings: SettingReader
  readonly hasMailServer: boolean
  readonly log: Pick<Logger, 'warn'>
}

/** Answers a request; `uid` is the interaction whose sign-in page led here, null where none did. */
export type ForgotPasswordRoute = (
  request: IncomingMessage,
  response: ServerResponse,
  uid: string | null,
) => Promise<void>

interface Visit {
  readonly deps: ForgotPasswordDeps
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly context: PageContext
  readonly uid: string | null
}

const longestLogin = 254
const formName = 'forgot-password'

/** The page for a forgotten password, reached from the sign-in page of an interaction. */
export const forgotPasswordPath = (mountPath: string, uid: string | null, locale: string): string =>
  `${mountPath}/forgot-password${uid === null ? '' : `/${uid}`}?lang=${locale}`

/** The sign-in page again, in the language chosen meanwhile. An interaction that has ended leads on to the app by itself. */
function backOf({ deps: { addresses }, context, uid }: Visit): string {
  return uid === null ? addresses.app : `${addresses.mountPath}/interaction/${uid}?lang=${context.locale}`
}

async function showForm(
  visit: Visit,
  status: number,
  change: Partial<ForgotPasswordForm>,
  retryAfter?: number,
): Promise<void> {
  const { deps, response, context, uid } = visit
  const { supportEmail } = await deps.settings.read()
  const action = forgotPasswordPath(deps.addresses.mountPath, uid, context.locale)
  const form = {
    action,
    token: formToken(deps.key, formName),
    login: '',
    problem: null,
    back: backOf(visit),
    supportEmail,
    ...change,
  }
  const more = retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }
  sendPage(response, status, forgotPasswordPage(context, form), { ...deps.headers, ...more })
}

async function handleForm(visit: Visit): Promise<void> {
  const { deps, request, response, context } = visit
  const form = await readForm(request)
  const isOurs = form !== null && isFormToken(deps.key, formName, form.get('token'))
  if (!isOurs || isFromElsewhere(request, new URL(deps.addresses.issuer).origin)) return showForm(visit, 403, {})
  // PostgreSQL refuses this character in texts.
  const login = (form.get('login') ?? '').replaceAll('\0', '').trim().slice(0, longestLogin)
  if (login === '') return showForm(visit, 422, { problem: textsOf(context).loginMissing })
  const retryAfter = await deps.limiter.countAddress(clientAddress(request, deps.addresses))
  if (retryAfter !== null) {
    deps.log.warn(
      { event: 'RATE_LIMITED', requestId: requestIdOf(response), login: keyOf(cleanLogin(login).toLowerCase()) },
      'Too many password links were requested from an address',
    )
    const problem = fillCount(forgotPasswordTexts[context.locale].tooMany, context.locale, Math.ceil(retryAfter / 60))
    return showForm(visit, 429, { login, problem }, retryAfter)
  }
  const { supportEmail } = await deps.settings.read()
  const sent = { login, supportEmail, back: backOf(visit), hasMailServer: deps.hasMailServer }
  sendPage(response, 200, linkSentPage(context, sent), deps.headers)
  deps.requests.add(login, context.locale)
}

/** The pages below `/forgot-password`: a form (GET) and the same answer for everyone (POST). */
export function createForgotPasswordRoute(deps: ForgotPasswordDeps): ForgotPasswordRoute {
  return async (request, response, uid) => {
    const context = await deps.contexts(request)
    const visit = { deps, request, response, context, uid }
    if (request.method === 'POST') return handleForm(visit)
    if (request.method === 'GET' || request.method === 'HEAD') return showForm(visit, 200, {})
    sendPage(response, 405, failurePage(context, 'invalid', deps.addresses.app, null), {
      ...deps.headers,
      Allow: 'GET, HEAD, POST',
    })
  }
}
