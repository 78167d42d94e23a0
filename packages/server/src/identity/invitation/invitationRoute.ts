import type { IncomingMessage, ServerResponse } from 'node:http'
import { writeInvitationCookie } from '../../http/security/invitationCookie.ts'
import { checkPassword } from '../../modules/profile/password.ts'
import type { Addresses } from '../addresses.ts'
import { readForm, sendPage } from '../http.ts'
import type { PageContexts } from '../pages/pageContext.ts'
import {
  codePage,
  passwordPage,
  passwordSetPage,
  usedLinkPage,
  type PasswordProblem,
} from '../pages/invitationPages.ts'
import { formToken, isFormToken, isFromElsewhere } from '../sign-in/formToken.ts'
import type { Invitations, OpenLink } from './invitations.ts'

/** What the pages of invitations work with. */
export interface InvitationDeps {
  readonly invitations: Invitations
  readonly addresses: Pick<Addresses, 'app' | 'mountPath' | 'isSecure'>
  readonly contexts: PageContexts
  readonly headers: Readonly<Record<string, string>>
  /** Key of the form's token. */
  readonly key: string
  /** Whether the password is set here; else the link only shows who comes next from the outside provider. */
  readonly setsPasswords: boolean
}

/** Answers one request below `/invitation`; the secret is null where the page asks for the code of a letter. */
export type InvitationRoute = (
  request: IncomingMessage,
  response: ServerResponse,
  secret: string | null,
) => Promise<void>

interface Visit {
  readonly deps: InvitationDeps
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

const longestCode = 100

const pathOf = ({ addresses }: InvitationDeps, secret: string): string =>
  `${addresses.mountPath}/invitation/${encodeURIComponent(secret)}`

/** A language chosen on the page stays chosen when its form comes back. */
const langOf = ({ url = '/' }: IncomingMessage, locale: string): string =>
  new URL(url, 'http://localhost').searchParams.has('lang') ? `?lang=${locale}` : ''

function redirect({ deps, response }: Visit, location: string, headers: Readonly<Record<string, string>> = {}): void {
  response.writeHead(303, { ...deps.headers, ...headers, Location: location, 'Cache-Control': 'no-store' })
  response.end()
}

async function showUsed({ deps, request, response }: Visit): Promise<void> {
  sendPage(response, 410, usedLinkPage(await deps.contexts(request), deps.addresses.app), deps.headers)
}

async function showPassword(
  visit: Visit,
  secret: string,
  link: OpenLink,
  problem: PasswordProblem | null,
): Promise<void> {
  const { deps, request, response } = visit
  const context = await deps.contexts(request, link.locale ?? undefined)
  const form = {
    action: pathOf(deps, secret) + langOf(request, context.locale),
    token: formToken(deps.key, `invitation:${secret}`),
    isNew: link.kind !== 'PASSWORD_RESET',
    login: link.username ?? link.email,
    name: link.givenName,
    problem,
  }
  sendPage(response, problem === null ? 200 : 422, passwordPage(context, form), deps.headers)
}

const problems = { TOO_SHORT: 'passwordTooShort', TOO_LONG: 'passwordTooLong' } as const satisfies Record<
  string,
  PasswordProblem
>

function checkNewPassword(password: string, link: OpenLink): PasswordProblem | null {
  const code = checkPassword(password, '', link)
  if (code === null) return null
  return code === 'TOO_SHORT' || code === 'TOO_LONG' ? problems[code] : 'passwordWeak'
}

async function setPassword(visit: Visit, secret: string, link: OpenLink): Promise<void> {
  const { deps, request, response } = visit
  const form = await readForm(request)
  const isOurs = form !== null && isFormToken(deps.key, `invitation:${secret}`, form.get('token'))
  if (!isOurs || isFromElsewhere(request, new URL(deps.addresses.app).origin)) return showUsed(visit)
  const password = form.get('password') ?? ''
  const problem = checkNewPassword(password, link)
  if (problem !== null) return showPassword(visit, secret, link, problem)
  if (!(await deps.invitations.redeem(secret, password))) return showUsed(visit)
  const context = await deps.contexts(request, link.locale ?? undefined)
  sendPage(response, 200, passwordSetPage(context, deps.addresses.app), deps.headers)
}

async function askForCode(visit: Visit): Promise<void> {
  const { deps, request, response } = visit
  const isPost = request.method === 'POST'
  const form = isPost ? await readForm(request) : null
  const code = (form?.get('code') ?? '').trim().slice(0, longestCode)
  const context = await deps.contexts(request)
  const lang = langOf(request, context.locale)
  const isFound = isPost && /^[\w -]+$/.test(code) && (await deps.invitations.find(code)) !== null
  if (isFound) return redirect(visit, pathOf(deps, code.replaceAll(' ', '')) + lang)
  const page = codePage(context, { action: `${deps.addresses.mountPath}/invitation${lang}`, code, isWrong: isPost })
  sendPage(response, isPost ? 422 : 200, page, deps.headers)
}

/** The secret stays with the browser until its person comes back from the outside provider; nothing else can read it. */
function keepForSignIn(visit: Visit, secret: string): void {
  const { addresses } = visit.deps
  redirect(visit, addresses.app, { 'Set-Cookie': writeInvitationCookie(secret, addresses.isSecure) })
}

/**
 * The pages behind the links of invitations, letters and forgotten passwords: one asks for the code of a letter, one for
 * the new password. Looking at a link uses nothing up, since mail programs look at links too.
 */
export function createInvitationRoute(deps: InvitationDeps): InvitationRoute {
  return async (request, response, secret) => {
    const visit = { deps, request, response }
    if (secret === null) return askForCode(visit)
    const link = await deps.invitations.find(secret)
    if (link === null) return showUsed(visit)
    if (!deps.setsPasswords) return keepForSignIn(visit, secret)
    return request.method === 'POST' ? setPassword(visit, secret, link) : showPassword(visit, secret, link, null)
  }
}
