/**
 * What one deployment sets (/config.json; session.md 1.8). Complete: what the file leaves out has its default.
 * Two values have none, and are null where they are missing (specification section 8).
 */
export interface AppConfig {
  /** Present where the file itself could not be fetched (network, 5xx): nothing is known, and asking again may help. */
  readonly isUnreachable?: true
  /** Base of `graphql` and `api/upload`, relative or absolute. Null: every call fails locally. */
  readonly apiUrl: string | null
  readonly oidc: OidcConfig
  readonly embed: {
    /** Origins whose pages may frame the application and send it messages; exact strings. */
    readonly allowedOrigins: readonly string[]
  }
  /** auto: a first visit goes to the sign-in page by itself; button: the person asks for it. */
  readonly signIn: { readonly mode: 'auto' | 'button' }
  readonly locale: { readonly default: string; readonly allowed: readonly string[] }
  readonly dateFormat: string
  readonly timeFormat: string
  readonly recommender: { readonly scenario: string; readonly recommendationCount: number }
}

/** How to reach the identity provider, and as whom. */
export interface OidcConfig {
  /** Null: nobody can sign in (`config_missing`). */
  readonly issuer: string | null
  readonly clientId: string
  /** The entry of `resource_access` that holds the roles. */
  readonly apiResource: string
  readonly extraScopes: readonly string[]
  /** always: the specification; never: leaves the scope offline_access out (Keycloak 26.1 and later). */
  readonly offlineAccess: 'always' | 'never'
  /** remoteOnly: http is accepted on loopback hosts (decision 0016). */
  readonly requireHttps: true | 'remoteOnly'
  readonly sessionChecks: boolean
}
