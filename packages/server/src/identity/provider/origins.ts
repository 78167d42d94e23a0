import type { Provider } from 'oidc-provider'
import type { Addresses } from '../addresses.ts'

// What says how to sign in is for everybody (OpenID Connect Discovery 1.0, section 4).
const openPaths = new Set(['/.well-known/openid-configuration', '/jwks'])

/**
 * Lets scripts of the app's origins, and of those that may embed it, read the provider's answers, and no others: the
 * provider asks for a client's origins only once it knows the client, and until then says yes to everybody.
 */
export function admitOrigins({ clientOrigins, embedOrigins }: Addresses): Parameters<Provider['use']>[0] {
  const admitted = new Set([...clientOrigins, ...embedOrigins])
  return async (ctx, next) => {
    await next()
    const origin = ctx.get('origin')
    if (origin === '' || admitted.has(origin) || openPaths.has(ctx.path)) return
    for (const name of Object.keys(ctx.response.headers)) {
      if (name.startsWith('access-control-')) ctx.remove(name)
    }
  }
}
