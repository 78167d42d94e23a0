import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Provider } from 'oidc-provider'
import type { TokenVerifier } from '../access/caller.ts'
import type { IdentityGateway } from '../access/identityGateway.ts'
import type { ServerConfig } from '../config/config.ts'
import type { Database } from '../database/connect.ts'
import type { Logger } from '../log.ts'
import type { Outbox } from '../modules/mail/outbox.ts'
import type { AccountStore } from './accounts/accountStore.ts'
import type { Lifetimes } from './provider/lifetimes.ts'
import type { ResetLimits } from './forgot-password/resetLimiter.ts'
import type { SignInLimits } from './sign-in/limiter.ts'

/** What identity needs to know of the configuration. */
export type IdentitySettings = Pick<
  ServerConfig,
  'publicUrl' | 'identity' | 'oidcClientId' | 'oidcApiResource' | 'embedOrigins' | 'demo'
>

/** What identity is made from. `lifetimes` and the limits are for tests; nobody else changes them. */
export interface IdentityOptions {
  readonly config: IdentitySettings
  readonly database: Pick<Database, 'pool'>
  readonly log: Logger
  readonly outbox: Outbox
  readonly lifetimes?: Partial<Lifetimes>
  readonly signInLimits?: Partial<SignInLimits>
  readonly resetLimits?: Partial<ResetLimits>
}

/** The embedded provider as its owner (the end-to-end runner) sees it. */
export interface EmbeddedIdentity {
  readonly provider: Provider
  readonly accounts: AccountStore
  /** Read at each use: a change counts from the next token or session on. */
  readonly lifetimes: Lifetimes
}

/** Who people are: the embedded OpenID provider, or an outside one whose tokens are trusted. */
export interface Identity {
  /** Answers requests below `/oidc`; false where the path is not the provider's, or there is no embedded one. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>
  readonly verifier: TokenVerifier
  /** What is known of callers, and what they may change of it. */
  readonly gateway: IdentityGateway
  /** Null with an outside issuer. */
  readonly provider: Provider | null
  /** Null with an outside issuer. */
  readonly embedded: EmbeddedIdentity | null
  /** Adds the demo accounts that are missing; does nothing where the configuration allows none. */
  seedDemoAccounts(): Promise<void>
  /** Stops the cleaning; the database stays open, since it belongs to somebody else. */
  close(): Promise<void>
}
