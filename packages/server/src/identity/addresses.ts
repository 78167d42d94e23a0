import { issuer, type ServerConfig } from '../config/config.ts'

/** Where the embedded provider lives and who may use it; everything else in this folder is derived from here. */
export interface Addresses {
  /** Issuer of the tokens, without a trailing slash. */
  readonly issuer: string
  /** Path below which the provider answers, such as `/oidc`. */
  readonly mountPath: string
  /** The app's start address, with a trailing slash: where people are sent back to. */
  readonly app: string
  /** Where codes may be sent (decision 0016). */
  readonly redirectUris: readonly string[]
  /** Origins of the app itself: they may ask the session page and use the token endpoint. */
  readonly clientOrigins: readonly string[]
  /** Origins whose pages may embed the app. */
  readonly embedOrigins: readonly string[]
  /** True where people come by https; cookies are then marked Secure. */
  readonly isSecure: boolean
}

/** Answers the addresses of the embedded provider for a configuration. */
export function readAddresses(config: Pick<ServerConfig, 'publicUrl' | 'identity' | 'embedOrigins'>): Addresses {
  const own = issuer(config)
  const app = `${config.publicUrl.origin}/`
  return {
    issuer: own,
    mountPath: new URL(own).pathname,
    app,
    redirectUris: [app, `${app}silent-refresh.html`],
    clientOrigins: [config.publicUrl.origin],
    embedOrigins: config.embedOrigins,
    isSecure: config.publicUrl.protocol === 'https:',
  }
}
