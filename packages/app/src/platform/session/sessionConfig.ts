import type { OidcConfig } from '../config/appConfig.ts'

/** The part of the configuration the session reads. */
export interface SessionConfig {
  readonly oidc: OidcConfig
  readonly signIn: { readonly mode: 'auto' | 'button' }
  /** The configuration itself could not be fetched. */
  readonly isUnreachable?: boolean
}
