import { createHash, randomBytes } from 'node:crypto'
import { decodeJwt, type JWTPayload } from 'jose'
import { z } from 'zod'
import type { Browser } from './browser.ts'
import type { RunningIdentity } from './startIdentity.ts'

/** Where app and provider are. */
type Place = Pick<RunningIdentity, 'origin' | 'issuer'>

/** One authorization request of the app. */
export interface AuthorizationRequest {
  readonly url: string
  readonly verifier: string
  readonly redirectUri: string
}

const answers = z.object({
  access_token: z.string(),
  id_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.number(),
  refresh_expires_in: z.number(),
  token_type: z.literal('Bearer'),
})

export type Tokens = z.infer<typeof answers>

type Fields = Readonly<Record<string, string>>

const random = () => randomBytes(32).toString('base64url')

/** Builds what the app sends; a change with undefined leaves a parameter out. */
export function authorizationRequest(
  at: Place,
  changes: Readonly<Record<string, string | undefined>> = {},
): AuthorizationRequest {
  const verifier = random()
  const parameters = {
    client_id: 'somo-app',
    response_type: 'code',
    scope: 'openid offline_access profile email',
    redirect_uri: `${at.origin}/`,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    state: random(),
    nonce: random(),
    ...changes,
  }
  const given = Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const redirectUri = parameters.redirect_uri ?? ''
  return { url: `${at.issuer}/auth?${new URLSearchParams(given)}`, verifier, redirectUri }
}

/** Where an answer sends the browser, as an absolute address; fails where it sends it nowhere. */
export function locationOf(response: Response): URL {
  const location = response.headers.get('location')
  if (location === null) throw new Error(`No redirect but ${response.status} from ${response.url}`)
  return new URL(location, response.url)
}

/** Follows redirects inside the provider until one leads to the app. */
export async function followToApp(browser: Browser, response: Response): Promise<URL> {
  const target = locationOf(response)
  if (!target.pathname.startsWith('/oidc/')) return target
  return followToApp(browser, await browser.get(target.href))
}

/** The value of an input on a page. */
export function valueOf(page: string, name: string): string {
  return new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(page)?.[1] ?? ''
}

/** Opens the sign-in page; answers its address and text. */
export async function openSignIn(browser: Browser, request: AuthorizationRequest) {
  const address = locationOf(await browser.get(request.url)).href
  const page = await (await browser.get(address)).text()
  return { address, page, token: valueOf(page, 'token') }
}

/** Types a name and a password into the sign-in page and sends it; `more` are further fields. */
export async function trySignIn(
  browser: Browser,
  request: AuthorizationRequest,
  login: string,
  password: string,
  more: Fields = {},
) {
  const { address, token } = await openSignIn(browser, request)
  return browser.post(address, { token, login, password, ...more })
}

/** Signs in and answers the address of the app that the browser arrives at. */
export async function signIn(
  browser: Browser,
  request: AuthorizationRequest,
  login: string,
  more: Fields = {},
): Promise<URL> {
  return followToApp(browser, await trySignIn(browser, request, login, 'somo', more))
}

/** Asks the token endpoint; the parameters of the client are added. */
export function askToken(at: Place, parameters: Readonly<Record<string, string>>): Promise<Response> {
  const body = new URLSearchParams({ client_id: 'somo-app', ...parameters })
  return fetch(`${at.issuer}/token`, { method: 'POST', body, headers: { origin: at.origin } })
}

/** Exchanges the code of a callback. */
export function exchange(at: Place, request: AuthorizationRequest, callback: URL): Promise<Response> {
  return askToken(at, {
    grant_type: 'authorization_code',
    code: callback.searchParams.get('code') ?? '',
    redirect_uri: request.redirectUri,
    code_verifier: request.verifier,
  })
}

/** Uses a refresh token. */
export function refresh(at: Place, refreshToken: string): Promise<Response> {
  return askToken(at, { grant_type: 'refresh_token', refresh_token: refreshToken })
}

/** The tokens of a good answer; fails with the body of another. */
export async function tokensOf(response: Response): Promise<Tokens> {
  const body: unknown = await response.json()
  const result = answers.safeParse(body)
  if (!result.success) throw new Error(`No tokens but ${response.status}: ${JSON.stringify(body)}`)
  return result.data
}

/** Signs in from nothing; answers the callback and the tokens. */
export async function signInForTokens(at: Place, browser: Browser, login: string, more: Fields = {}) {
  const request = authorizationRequest(at)
  const callback = await signIn(browser, request, login, more)
  return { request, callback, tokens: await tokensOf(await exchange(at, request, callback)) }
}

/** A silent sign-in as the app's iframe does it. */
export async function signInSilently(at: Place, browser: Browser) {
  const request = authorizationRequest(at, { prompt: 'none', redirect_uri: `${at.origin}/silent-refresh.html` })
  return { request, callback: locationOf(await browser.get(request.url)) }
}

/** The claims of a token, unchecked. */
export const claimsOf = (token: string): JWTPayload => decodeJwt(token)

/** The error code of a refused request. */
export async function errorOf(response: Response): Promise<unknown> {
  return z.object({ error: z.string() }).parse(await response.json()).error
}
