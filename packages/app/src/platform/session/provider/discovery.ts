/** What the provider's discovery document must say, as far as it is used here (OpenID Connect Discovery 1.0). */
export interface ProviderMetadata {
  readonly issuer: string
  readonly authorization_endpoint: string
  readonly token_endpoint: string
  readonly end_session_endpoint?: string
  readonly revocation_endpoint?: string
  readonly check_session_iframe?: string
  readonly jwks_uri?: string
  readonly authorization_response_iss_parameter_supported?: boolean
}

/** What the deployment demands of the provider. */
export interface DiscoveryRules {
  readonly issuer: string
  readonly requireHttps: true | 'remoteOnly'
}

/** unreachable: try again later. misconfigured: somebody must change a setting; the detail is for the console. */
export type DiscoveryOutcome =
  | { readonly kind: 'ok'; readonly metadata: ProviderMetadata }
  | { readonly kind: 'unreachable' | 'misconfigured'; readonly detail: string }

const discoveryTimeout = 10_000
const optionalAddresses = ['end_session_endpoint', 'revocation_endpoint', 'check_session_iframe', 'jwks_uri'] as const

/** Fetches and checks the discovery document of the issuer. Never rejects; answers within 10 s. */
export async function discover(rules: DiscoveryRules, fetch: typeof globalThis.fetch): Promise<DiscoveryOutcome> {
  const error = addressError('issuer', rules.issuer, rules.requireHttps)
  if (error !== null) return misconfigured(error)
  const address = `${rules.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  try {
    const signal = AbortSignal.timeout(discoveryTimeout)
    const response = await fetch(address, { headers: { Accept: 'application/json' }, signal })
    if (response.status >= 500 || response.status === 429)
      return { kind: 'unreachable', detail: `status ${response.status}` }
    if (!response.ok) return misconfigured(`${address} answers with status ${response.status}`)
    return checkDiscovery(readJson(await response.text()), rules)
  } catch (problem) {
    return { kind: 'unreachable', detail: problem instanceof Error ? problem.name : 'no answer' }
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A page fallback answers with HTML; the check below says what was expected.
    return null
  }
}

/**
 * Checks a discovery document: it must be the issuer's own (ASVS 5.0 10.5.3), name the addresses a sign-in needs, and
 * all addresses must be https as the deployment demands (specification section 9).
 */
export function checkDiscovery(document: unknown, rules: DiscoveryRules): DiscoveryOutcome {
  if (typeof document !== 'object' || document === null) return misconfigured('the discovery document is not JSON')
  const found = new Map<string, unknown>(Object.entries(document))
  if (found.get('issuer') !== rules.issuer) {
    return misconfigured(
      `the provider calls itself "${String(found.get('issuer'))}", the configuration "${rules.issuer}"`,
    )
  }
  const errors = [
    'authorization_endpoint',
    'token_endpoint',
    ...optionalAddresses.filter((name) => found.has(name)),
  ].map((name) => addressError(name, found.get(name), rules.requireHttps))
  const error = errors.find((one) => one !== null)
  if (error !== undefined && error !== null) return misconfigured(error)
  // Checked above: the named addresses are texts; the rest is not read.
  return { kind: 'ok', metadata: document as ProviderMetadata }
}

function misconfigured(detail: string): DiscoveryOutcome {
  return { kind: 'misconfigured', detail }
}

function addressError(name: string, value: unknown, requireHttps: true | 'remoteOnly'): string | null {
  if (typeof value !== 'string' || !URL.canParse(value)) return `${name} is not an address`
  const url = new URL(value)
  if (url.protocol === 'https:') return null
  if (url.protocol !== 'http:') return `${name} is neither https nor http`
  if (requireHttps === 'remoteOnly' && isLoopback(url.hostname)) return null
  return `${name} must be https (${url.origin})`
}

/** Whether a host name always means this very machine (RFC 6761, RFC 1122 3.2.1.3). */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/i.test(hostname)
}
