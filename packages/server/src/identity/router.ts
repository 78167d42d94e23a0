import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Provider } from 'oidc-provider'
import type { Addresses } from './addresses.ts'
import type { EmailChangeRoute } from './email-change/emailChangeRoute.ts'
import type { ForgotPasswordRoute } from './forgot-password/forgotPasswordRoute.ts'
import { errorAnswerOf } from './errors.ts'
import { sendPage } from './http.ts'
import type { InvitationRoute } from './invitation/invitationRoute.ts'
import type { PageContexts } from './pages/pageContext.ts'
import type { Assets } from './pages/assets.ts'
import { failurePage } from './pages/messagePages.ts'
import { sendSessionPage } from './pages/sessionPage.ts'
import { secondSteps } from './sign-in/pendingVisit.ts'
import type { SecondStepRoute } from './sign-in/secondStepRoute.ts'
import type { SignInRoute } from './sign-in/signInRoute.ts'

/** What answers the paths below the provider's. */
export interface RouterDeps {
  readonly provider: Provider
  readonly addresses: Addresses
  readonly contexts: PageContexts
  readonly headers: Readonly<Record<string, string>>
  readonly assets: Assets
  readonly clientId: string
  readonly signInRoute: SignInRoute
  readonly secondStepRoute: SecondStepRoute
  readonly invitationRoute: InvitationRoute
  readonly forgotPasswordRoute: ForgotPasswordRoute
  readonly emailChangeRoute: EmailChangeRoute
  readonly report: (error: unknown) => void
}

/** The secret in the path of an invitation, null in it for the page that asks for a code; null for another path. */
export function readInvitationPath(path: string): { readonly secret: string | null } | null {
  const [, whole, secret = null] = /^(\/invitation)(?:\/([\w-]{1,200}))?$/.exec(path) ?? []
  return whole === undefined ? null : { secret }
}

type ProviderCallback = ReturnType<Provider['callback']>

/** Answers the path below the mount, with its leading slash; null where the request is not for the provider. */
function ownPath(request: IncomingMessage, mountPath: string): string | null {
  const path = (request.url ?? '').split(/[?#]/)[0] ?? ''
  if (path === mountPath) return '/'
  return path.startsWith(`${mountPath}/`) ? path.slice(mountPath.length) : null
}

/**
 * The provider writes its own addresses from the host a request names. That is anybody's word, and behind a proxy or
 * by another name of this machine it is the wrong one: the public address decides (specification, section 9: https).
 */
function nameHost(request: IncomingMessage, { issuer, isSecure }: Addresses): void {
  request.headers.host = new URL(issuer).host
  delete request.headers['x-forwarded-host']
  if (isSecure) request.headers['x-forwarded-proto'] = 'https'
}

/** oidc-provider reads its mount from the difference between `originalUrl` and `url`. */
async function askProvider(
  mountPath: string,
  callback: ProviderCallback,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = request.url ?? mountPath
  const rest = url.slice(mountPath.length)
  await callback(Object.assign(request, { originalUrl: url, url: rest.startsWith('/') ? rest : `/${rest}` }), response)
}

async function route(
  deps: RouterDeps,
  callback: ProviderCallback,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const asset = /^\/assets\/([\w.-]+)$/.exec(path)?.[1]
  if (asset !== undefined && isRead) return deps.assets.serve(request, response, asset)
  if (path === '/session/check' && isRead) {
    return sendSessionPage(response, deps.addresses, deps.assets, deps.clientId)
  }
  const [, uid, cancel] = /^\/interaction\/([\w-]+)(\/cancel)?$/.exec(path) ?? []
  if (uid !== undefined) return deps.signInRoute(request, response, uid, cancel !== undefined)
  const forgotten = /^\/forgot-password(?:\/([\w-]{1,100}))?$/.exec(path)
  if (forgotten !== null) return deps.forgotPasswordRoute(request, response, forgotten[1] ?? null)
  const [, interaction, name] = /^\/interaction\/([\w-]+)\/([\w-]+)$/.exec(path) ?? []
  const step = secondSteps.find((one) => one === name)
  if (interaction !== undefined && step !== undefined) return deps.secondStepRoute(request, response, interaction, step)
  const invitation = readInvitationPath(path)
  if (invitation !== null) return deps.invitationRoute(request, response, invitation.secret)
  const email = /^\/email\/([\w-]{1,200})$/.exec(path)?.[1]
  if (email !== undefined) return deps.emailChangeRoute(request, response, email)
  return askProvider(deps.addresses.mountPath, callback, request, response)
}

/** Answers a handler of every path at or below the provider's; an error in it becomes a page without inner detail. */
export function createRouter(deps: RouterDeps) {
  const { addresses, contexts, headers, report } = deps
  const callback = deps.provider.callback()
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const path = ownPath(request, addresses.mountPath)
    if (path === null) return false
    nameHost(request, addresses)
    try {
      await route(deps, callback, request, response, path)
    } catch (error) {
      report(error)
      const { error: foundError, status } = errorAnswerOf(error)
      if (response.headersSent) response.destroy()
      else sendPage(response, status, failurePage(await contexts(request), foundError, addresses.app, null), headers)
    }
    return true
  }
}
