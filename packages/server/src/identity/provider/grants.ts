import { errors, interactionPolicy, type Configuration, type Grant, type KoaContextWithOIDC } from 'oidc-provider'

/** The scopes the API's access token may carry; they are the ones every sign-in asks for (specification, section 9). */
const apiScope = 'openid profile email'

/** The name of the API as a resource; a resource indicator must be an address (RFC 8707). */
export const resourceOf = (api: string): string => `urn:somo:${api}`

/** Access tokens are always JWTs for the one API, whether a client asks for a resource or not. */
export function apiResource(api: string): NonNullable<NonNullable<Configuration['features']>['resourceIndicators']> {
  const resource = resourceOf(api)
  return {
    enabled: true,
    defaultResource: () => resource,
    useGrantedResource: () => true,
    getResourceServerInfo: (_ctx, indicator) => {
      if (indicator !== resource) throw new errors.InvalidTarget()
      return { scope: apiScope, audience: api, accessTokenFormat: 'jwt', jwt: { sign: { alg: 'RS256' } } }
    },
  }
}

/**
 * Answers the grant of the session for our own app and makes it where it is missing or narrower than what is asked
 * for: a first-party app needs no page of consent.
 */
export async function grantForApp(ctx: KoaContextWithOIDC, api: string): Promise<Grant | undefined> {
  const { provider, client, session, account } = ctx.oidc
  if (!client || !session || !account) return undefined
  const { accountId } = account
  const { clientId } = client
  const grantId = session.grantIdFor(clientId)
  const stored = grantId === undefined ? undefined : await provider.Grant.find(grantId)
  const isUsable = stored?.accountId === accountId && stored.clientId === clientId
  const grant = stored && isUsable ? stored : new provider.Grant({ accountId, clientId })
  const granted = new Set(grant.getOIDCScope().split(' '))
  const missing = [...ctx.oidc.requestParamOIDCScopes].filter((scope) => !granted.has(scope))
  if (grant === stored && missing.length === 0) return grant
  grant.addOIDCScope(missing.join(' '))
  grant.addResourceScope(resourceOf(api), apiScope)
  await grant.save()
  return grant
}

/** Signing in is the only page; it comes back when the account of a session is gone or no longer active. */
export function signInPolicy(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base()
  policy.remove('consent')
  const isAccountLost = (ctx: KoaContextWithOIDC) => ctx.oidc.session?.accountId !== undefined && !ctx.oidc.account
  const reason = 'End-User authentication is required'
  const check = new interactionPolicy.Check('account_lost', reason, 'login_required', isAccountLost)
  policy.get('login')?.checks.add(check)
  return policy
}
