import { createHmac } from 'node:crypto'
import type { KoaContextWithOIDC, Provider } from 'oidc-provider'
import type { Addresses } from '../addresses.ts'
import { isRemembered, remainingSession, type Lifetimes } from './lifetimes.ts'

/**
 * OpenID Connect Session Management 1.0, which oidc-provider gave up in 7.0.0: the parameter and claim
 * `session_state`, and the cookie that the session page (check_session_iframe) compares it with. The value is the
 * same in parameter, claim and cookie, and stays the same as long as the session does (session.md 6, end).
 */

/** Name of the cookie that scripts of the session page read. It tells nothing but "same session or not". */
export const browserStateCookie = 'op_bs'

/** Answers the public name of a session from its secret-free id; without the key nobody can make one. */
export type SessionStates = (sessionUid: string) => string

/** Makes session names with the installation's key. Their letters are those of base64url, so never a space. */
export function createSessionStates(key: string): SessionStates {
  return (sessionUid) => createHmac('sha256', key).update(`session:${sessionUid}`).digest('base64url')
}

/** Makes a provider send `session_state` with each code and keep the browser's cookie in step with its session. */
export function manageSessions(
  provider: Provider,
  states: SessionStates,
  addresses: Addresses,
  lifetimes: Lifetimes,
): void {
  const options = {
    path: addresses.mountPath,
    httpOnly: false,
    sameSite: 'lax',
    secure: addresses.isSecure,
    signed: false,
    overwrite: true,
  } as const
  // As long as the session's own cookie: without it a browser that was closed would look signed out.
  const write = (ctx: KoaContextWithOIDC, value: string | null) => {
    const { session } = ctx.oidc
    const life =
      value !== null && isRemembered(session)
        ? { maxAge: remainingSession(lifetimes, session?.loginTs, session) * 1000 }
        : {}
    ctx.cookies.set(browserStateCookie, value, { ...options, ...life })
  }

  // The event comes right before the answer is written, with the very object that becomes its parameters.
  provider.on('authorization.success', (ctx, response) => {
    const uid = ctx.oidc.session?.uid
    if (uid === undefined || response?.code === undefined) return
    response.session_state = states(uid)
    write(ctx, states(uid))
  })
  provider.on('authorization.error', (ctx) => {
    if (ctx.oidc.session?.accountId === undefined) write(ctx, null)
  })
  provider.on('end_session.success', (ctx) => write(ctx, null))
  provider.on('grant.success', tellEnd)
}

/** Says how long renewals go on, under Keycloak's name for it, so that the app can warn before the end (session.md 2.1). */
function tellEnd({ body, oidc }: KoaContextWithOIDC): void {
  const { RefreshToken: token } = oidc.entities
  if (token !== undefined && body instanceof Object) Object.assign(body, { refresh_expires_in: token.remainingTTL })
}
