import { ErrorResponse, ErrorTimeout, OidcClient } from 'oidc-client-ts'
import type { SigninRequest, SigninResponse, StateStore } from 'oidc-client-ts'
import { baseScopes, responseType } from '../../build/constants.ts'
import type { OidcConfig } from '../../config/appConfig.ts'
import { fieldOf } from '../../config/record.ts'
import type { BrowserStorage } from '../../storage/storage.ts'
import { askInFrame, askInPopUp } from './childWindow.ts'
import type { ProviderMetadata } from './discovery.ts'
import { oidcErrorOfCode, OidcError } from './oidcError.ts'
import type { IdentityProvider, RequestMemo, TokenAnswer } from './provider.ts'
import { carriedBehind, stateKey } from './provider.ts'
import { revokeRefreshToken } from './revocation.ts'

const requestTimeout = 10
const revokeTimeout = 2_000

/** What the adapter needs to speak with one provider. */
export interface ProviderSetup {
  readonly oidc: OidcConfig
  readonly metadata: ProviderMetadata
  /** The application's root: where the sign-in and the log-out return to. */
  readonly redirectUri: string
  readonly silentRedirectUri: string
  readonly storage: BrowserStorage
  /** Languages for the sign-in page, best first, separated by spaces (OpenID Connect Core 3.1.2.1); asked each time. */
  readonly uiLocales: () => string
}

/**
 * Speaks with the provider through oidc-client-ts: code flow with PKCE (S256), state and nonce for every request. Only
 * the library's client is used, which stores no tokens: they are judged by us first (session.md S4.5).
 */
export function connectProvider(setup: ProviderSetup): IdentityProvider {
  const client = createClient(setup)
  const begin = (extra: SignInExtra) => beginSignIn(client, setup, extra)
  const finish = (url: string) => finishSignIn(client, setup.metadata, url)
  return {
    exchange: (callbackUrl) => finish(callbackUrl),
    refreshInFrame: (timeout) =>
      guarded(async () => {
        const request = await begin({ returnTo: null, redirectUri: setup.silentRedirectUri, prompt: 'none' })
        return await finish(await askInFrame(request.url, request.id, timeout))
      }),
    refreshByToken: (refreshToken) => exchangeRefreshToken(client, refreshToken),
    signInInPopUp: (wish) =>
      guarded(async () => {
        const prompt = wish.isAnew ? 'login' : undefined
        const request = begin({ returnTo: null, redirectUri: setup.silentRedirectUri, prompt })
        return await finish(
          await askInPopUp(
            request.then(({ url, id }) => ({ url, state: id })),
            wish,
          ),
        )
      }),
    signInUrl: (returnTo) =>
      guarded(async () => (await begin({ returnTo, redirectUri: setup.redirectUri, prompt: undefined })).url),
    signOutUrl: (idToken) => signOutUrl(client, setup, idToken),
    revoke: (refreshToken) =>
      revokeRefreshToken({
        endpoint: setup.metadata.revocation_endpoint,
        clientId: setup.oidc.clientId,
        refreshToken,
        timeout: revokeTimeout,
      }),
  }
}

/** The four scopes of the specification first (section 9), then the deployment's own, none twice. */
export function buildScopes(oidc: Pick<OidcConfig, 'extraScopes' | 'offlineAccess'>): string {
  const base = baseScopes.filter((scope) => scope !== 'offline_access' || oidc.offlineAccess === 'always')
  return [...new Set([...base, ...oidc.extraScopes])].join(' ')
}

function createClient(setup: ProviderSetup): OidcClient {
  return new OidcClient({
    authority: setup.metadata.issuer,
    metadata: setup.metadata,
    client_id: setup.oidc.clientId,
    redirect_uri: setup.redirectUri,
    post_logout_redirect_uri: setup.redirectUri,
    response_type: responseType,
    response_mode: 'query',
    scope: buildScopes(setup.oidc),
    stateStore: createStateStore(setup.storage),
    filterProtocolClaims: false,
    requestTimeoutInSeconds: requestTimeout,
  })
}

/** Requests under way are remembered for this tab only, so that their secrets end with it. */
function createStateStore({ session }: BrowserStorage): StateStore {
  const prefix = stateKey('')
  return {
    set: async (key, value) => session.set(stateKey(key), value),
    get: async (key) => session.get(stateKey(key)),
    remove: async (key) => {
      const value = session.get(stateKey(key))
      session.remove(stateKey(key))
      return value
    },
    getAllKeys: async () => session.keys(prefix).map((key) => key.slice(prefix.length)),
  }
}

interface SignInExtra {
  readonly returnTo: string | null
  readonly redirectUri: string
  readonly prompt: 'none' | 'login' | undefined
}

async function beginSignIn(
  client: OidcClient,
  setup: ProviderSetup,
  extra: SignInExtra,
): Promise<{ readonly url: string; readonly id: string }> {
  const nonce = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
  const memo: RequestMemo = { kind: 'signIn', returnTo: extra.returnTo, nonce }
  const request = await client.createSigninRequest({
    nonce,
    state: memo,
    redirect_uri: extra.redirectUri,
    ui_locales: setup.uiLocales(),
    ...(extra.prompt === undefined ? {} : { prompt: extra.prompt }),
  })
  return { url: withCarried(request, extra.returnTo, setup.storage), id: request.state.id }
}

/** Where the browser keeps nothing, the path travels with the state: there it comes back, if in the open. */
function withCarried({ url, state }: SigninRequest, returnTo: string | null, { session }: BrowserStorage): string {
  if (returnTo === null || session.isLasting(stateKey(state.id))) return url
  const carrying = new URL(url)
  carrying.searchParams.set('state', `${state.id}${carriedBehind}${returnTo}`)
  return carrying.href
}

async function finishSignIn(client: OidcClient, metadata: ProviderMetadata, url: string): Promise<TokenAnswer> {
  return await guarded(async () => {
    const sender = new URL(url).searchParams.get('iss')
    const mustNameSender = metadata.authorization_response_iss_parameter_supported === true
    // RFC 9207: an answer of another provider must not reach this one's token endpoint.
    if (sender !== metadata.issuer && (mustNameSender || sender !== null)) throw new OidcError('definitive', 'iss')
    const response = await client.processSigninResponse(url)
    const nonce = fieldOf(response.userState, 'nonce')
    // A code's answer without a remembered nonce has no request of ours behind it.
    if (typeof nonce !== 'string') throw new OidcError('definitive', 'nonce')
    return toAnswer(response, nonce, fieldOf(response.userState, 'returnTo'))
  })
}

async function exchangeRefreshToken(client: OidcClient, refreshToken: string): Promise<TokenAnswer> {
  return await guarded(async () => {
    // The library compares with an earlier ID token what validateTokens compares better: none is given.
    const state = {
      refresh_token: refreshToken,
      session_state: null,
      profile: { sub: '', iss: '', aud: '', exp: 0, iat: 0 },
    }
    return toAnswer(await client.useRefreshToken({ state, timeoutInSeconds: requestTimeout }), null, null)
  })
}

async function signOutUrl(client: OidcClient, setup: ProviderSetup, idToken: string | null): Promise<string | null> {
  if (setup.metadata.end_session_endpoint === undefined) return null
  const memo: RequestMemo = { kind: 'signOut', returnTo: null, nonce: null }
  return await guarded(async () => {
    const request = await client.createSignoutRequest({
      ...(idToken === null ? {} : { id_token_hint: idToken }),
      client_id: setup.oidc.clientId,
      state: memo,
      request_type: 'so:r',
    })
    return request.url
  })
}

function toAnswer(response: SigninResponse, nonce: string | null, returnTo: unknown): TokenAnswer {
  if (response.access_token === '') throw new OidcError('definitive', 'no_access_token')
  return {
    accessToken: response.access_token,
    idToken: response.id_token ?? null,
    refreshToken: response.refresh_token ?? null,
    expiresIn: response.expires_in ?? null,
    sessionExpiresIn: sessionLife(response),
    sessionState: response.session_state === '' ? null : (response.session_state ?? null),
    nonce,
    returnTo,
  }
}

/** Keycloak says how long its refresh token lives, and 0 where that has no end. */
function sessionLife(response: SigninResponse): number | null {
  const seconds = fieldOf(response, 'refresh_expires_in')
  return typeof seconds === 'number' && seconds > 0 ? seconds : null
}

async function guarded<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (problem) {
    throw toOidcError(problem)
  }
}

/** Sorts what the library and the browser throw; what nothing is known of is the last word, so that nothing loops. */
export function toOidcError(problem: unknown): OidcError {
  const options = { cause: problem }
  if (problem instanceof OidcError) return problem
  if (problem instanceof ErrorResponse) return oidcErrorOfCode(problem.error ?? 'unknown', options)
  if (problem instanceof ErrorTimeout) return new OidcError('transient', 'timeout', options)
  // fetch says TypeError when the network fails; a page instead of JSON comes from something in between.
  if (problem instanceof TypeError) return new OidcError('transient', 'network', options)
  const message = problem instanceof Error ? problem.message : ''
  if (problem instanceof SyntaxError || message.startsWith('Invalid response Content-Type')) {
    return new OidcError('transient', 'content', options)
  }
  const status = Number(/\((\d{3})\)/.exec(message)?.[1] ?? 0)
  if (status >= 500 || status === 429) return new OidcError('transient', `status_${status}`, options)
  return new OidcError('definitive', status === 0 ? 'refused' : `status_${status}`, options)
}
