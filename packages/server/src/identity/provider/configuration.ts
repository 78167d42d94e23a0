import type { Configuration, FindAccount } from 'oidc-provider'
import type { Pool } from 'pg'
import type { AccountStore } from '../accounts/accountStore.ts'
import type { Addresses } from '../addresses.ts'
import { pageLocales } from '../pages/pageTexts.ts'
import { accessTokenClaims, claimsByScope, idTokenClaims, type RealmDefaults, signInLevels } from './claims.ts'
import { appClient } from './client.ts'
import { apiResource, grantForApp, signInPolicy } from './grants.ts'
import type { ProviderKeys } from './keys.ts'
import { type Lifetimes, remainingSession, sessionLife } from './lifetimes.ts'
import { PayloadAdapter } from './payloadAdapter.ts'
import type { SessionStates } from './sessionState.ts'

/** What the provider is made of. */
export interface ProviderDeps {
  readonly addresses: Addresses
  readonly clientId: string
  /** Name of the API: the audience of access tokens and the entry that holds the roles. */
  readonly api: string
  readonly pool: Pool
  readonly keys: ProviderKeys
  readonly accounts: AccountStore
  readonly states: SessionStates
  readonly lifetimes: Lifetimes
  readonly pages: ProviderPages
  /** What counts for people who have chosen nothing. */
  readonly readRealm: () => Promise<RealmDefaults>
}

type LogoutFeature = NonNullable<NonNullable<Configuration['features']>['rpInitiatedLogout']>

/** The pages that the provider itself shows. */
export type ProviderPages = Required<
  Pick<Configuration, 'renderError'> & Pick<LogoutFeature, 'logoutSource' | 'postLogoutSuccessSource'>
>

/** Answers an account for a subject; an inactive one is none, at sign-in, silent refresh and refresh alike. */
function findAccount({ accounts, states, readRealm }: ProviderDeps): FindAccount {
  return async (ctx, subject, token) => {
    const account = await accounts.findBySubject(subject)
    if (!account?.isActive) return undefined
    const uid = token && 'sessionUid' in token ? token.sessionUid : undefined
    // Tokens live as long as their session; the function that says how long may not ask the database itself.
    if (ctx.oidc.route === 'token' && typeof uid === 'string')
      ctx.oidc.entity('Session', await ctx.oidc.provider.Session.findByUid(uid))
    const sessionState = typeof uid === 'string' ? states(uid) : null
    return { accountId: account.uuid, claims: async () => idTokenClaims(account, sessionState, await readRealm()) }
  }
}

function extraTokenClaims({ accounts, states, api, readRealm }: ProviderDeps): Configuration['extraTokenClaims'] {
  return async (_ctx, token) => {
    if (token.kind !== 'AccessToken') return undefined
    const account = await accounts.findBySubject(token.accountId)
    if (!account) return undefined
    return accessTokenClaims(
      account,
      token.sessionUid === undefined ? null : states(token.sessionUid),
      api,
      await readRealm(),
    )
  }
}

function cookies({ addresses, keys }: ProviderDeps): Configuration['cookies'] {
  const { isSecure, mountPath } = addresses
  const shared = { httpOnly: true, sameSite: 'lax', secure: isSecure, signed: true } as const
  // A __Host- cookie must have the path "/"; without https that name is not allowed, so the path can be narrower.
  const prefix = isSecure ? '__Secure-' : ''
  return {
    keys: keys.cookies,
    names: {
      session: isSecure ? '__Host-somo_session' : 'somo_session',
      interaction: `${prefix}somo_interaction`,
      resume: `${prefix}somo_resume`,
    },
    long: { ...shared, path: isSecure ? '/' : mountPath },
    short: shared,
  }
}

function features({ api, pages }: ProviderDeps): Configuration['features'] {
  const { logoutSource, postLogoutSuccessSource } = pages
  return {
    devInteractions: { enabled: false },
    dPoP: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    // Access tokens are for the API alone; what an app may know of a person stands in the ID token.
    userinfo: { enabled: false },
    revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId },
    rpInitiatedLogout: { enabled: true, logoutSource, postLogoutSuccessSource },
    resourceIndicators: apiResource(api),
  }
}

function ttl({ lifetimes }: ProviderDeps): Configuration['ttl'] {
  return {
    AccessToken: () => lifetimes.accessToken,
    AuthorizationCode: () => lifetimes.authorizationCode,
    IdToken: () => lifetimes.idToken,
    Interaction: () => lifetimes.interaction,
    Grant: (ctx) => sessionLife(lifetimes, ctx.oidc.session),
    // Rotation never lengthens a life: it ends with the session that began at the sign-in (ASVS 5.0, 10.4.8).
    RefreshToken: (ctx, token) => remainingSession(lifetimes, token.authTime, ctx.oidc.entities.Session),
    Session: (_ctx, session) =>
      session.accountId === undefined ? lifetimes.interaction : remainingSession(lifetimes, session.loginTs, session),
  }
}

/** Answers the configuration of the embedded provider (decision 0015; session.md 4.2, 4.3, 6). */
export function providerConfiguration(deps: ProviderDeps): Configuration {
  const { addresses, pool, keys, pages } = deps
  const allowedOrigins = new Set([...addresses.clientOrigins, ...addresses.embedOrigins])
  return {
    adapter: (kind) => new PayloadAdapter(pool, kind, deps.states),
    clients: [appClient(deps.clientId, addresses)],
    jwks: keys.signing,
    cookies: cookies(deps),
    features: features(deps),
    ttl: ttl(deps),
    claims: claimsByScope,
    acrValues: Object.values(signInLevels),
    conformIdTokenClaims: false,
    clockTolerance: 5,
    scopes: ['openid', 'offline_access'],
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    enabledJWA: { idTokenSigningAlgValues: ['RS256'] },
    pkce: { required: () => true },
    rotateRefreshToken: true,
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: () => true,
    clientBasedCORS: (_ctx, origin) => allowedOrigins.has(origin),
    findAccount: findAccount(deps),
    extraTokenClaims: extraTokenClaims(deps),
    loadExistingGrant: (ctx) => grantForApp(ctx, deps.api),
    interactions: {
      policy: signInPolicy(),
      url: (_ctx, interaction) => `${addresses.mountPath}/interaction/${interaction.uid}`,
    },
    renderError: pages.renderError,
    discovery: {
      check_session_iframe: `${addresses.issuer}/session/check`,
      ui_locales_supported: pageLocales,
      claims_locales_supported: undefined,
    },
  }
}
