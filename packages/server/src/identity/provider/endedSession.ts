import type { KoaContextWithOIDC, Provider } from 'oidc-provider'
import { browserStateCookie } from './sessionState.ts'

/** A context of the provider's; outside its own routes it has no `oidc`. */
interface AnyContext {
  readonly oidc?: KoaContextWithOIDC['oidc']
  readonly response: { get(field: string): string | readonly string[] }
  set(field: string, values: string[]): void
}

const routes: ReadonlySet<string> = new Set(['authorization', 'resume'])

/**
 * Takes the cookies of a session out of an answer that comes too late: a silent renewal may begin before a sign-out and
 * end after the next sign-in in the same browser, whose cookies it would replace by those of a session that is gone.
 */
export function forgetEndedSession(provider: Provider): Parameters<Provider['use']>[0] {
  return async (ctx: AnyContext, next) => {
    await next()
    const session = ctx.oidc?.session
    const cookies = [ctx.response.get('set-cookie')].flat().filter((cookie) => cookie !== '')
    if (session?.accountId === undefined || cookies.length === 0 || !routes.has(ctx.oidc?.route ?? '')) return
    if ((await provider.Session.find(session.jti)) !== undefined) return
    const name = provider.cookieName('session')
    const own = [`${name}=`, `${name}.sig=`, `${browserStateCookie}=`]
    ctx.set(
      'set-cookie',
      cookies.filter((cookie) => !own.some((start) => cookie.startsWith(start))),
    )
  }
}
