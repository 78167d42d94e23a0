import { issuer, productLocales, type ServerConfig } from '../config/config.ts'
import { isLoopbackHost } from '../config/readers.ts'

/** What the app is told at its start as /config.json; the security headers are made from the same object. */
export interface AppConfigJson {
  readonly apiUrl: string
  readonly oidc: {
    readonly issuer: string
    readonly clientId: string
    readonly apiResource: string
    readonly extraScopes: readonly string[]
    readonly offlineAccess: 'always' | 'never'
    readonly requireHttps: true | 'remoteOnly'
    readonly sessionChecks: boolean
  }
  readonly embed: { readonly allowedOrigins: readonly string[] }
  readonly signIn: { readonly mode: 'auto' | 'button' }
  readonly locale: { readonly default: string; readonly allowed: readonly string[] }
  readonly dateFormat: string
  readonly timeFormat: string
  readonly recommender: { readonly scenario: string; readonly recommendationCount: number }
}

/** Renders the app's configuration from the server's; the constants are the specification's, section 9. */
export function renderConfigJson(config: ServerConfig): AppConfigJson {
  return {
    apiUrl: '/',
    oidc: {
      issuer: issuer(config),
      clientId: config.oidcClientId,
      apiResource: config.oidcApiResource,
      extraScopes: [],
      offlineAccess: config.oidcOfflineAccess,
      requireHttps: isLoopbackHost(config.publicUrl.hostname) ? 'remoteOnly' : true,
      sessionChecks: true,
    },
    embed: { allowedOrigins: config.embedOrigins },
    signIn: { mode: config.signInMode },
    locale: { default: 'en', allowed: productLocales },
    dateFormat: 'dd.MM.yyyy',
    timeFormat: 'HH:mm',
    recommender: { scenario: 'course-recommendation', recommendationCount: 4 },
  }
}
