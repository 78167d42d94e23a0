import { issuer } from '../config/config.ts'
import { createEmbedded } from './embedded.ts'
import { createOutsideGateway } from './gateway/outsideGateway.ts'
import type { Identity, IdentityOptions } from './identity.ts'
import { createOutsideRules } from './verifier/outsideRules.ts'
import { createTokenVerifier } from './verifier/tokenVerifier.ts'

export type { Identity, IdentityOptions }

function createOutside({ config }: IdentityOptions): Identity {
  return {
    handle: () => Promise.resolve(false),
    verifier: createTokenVerifier(createOutsideRules(issuer(config), config.oidcApiResource)),
    gateway: createOutsideGateway(issuer(config)),
    provider: null,
    embedded: null,
    seedDemoAccounts: () => Promise.resolve(),
    close: () => Promise.resolve(),
  }
}

/**
 * Makes identity as the configuration says. The database must be migrated. With the embedded provider it makes the
 * installation's keys at the first start; rejects where the database cannot be used.
 */
export async function createIdentity(options: IdentityOptions): Promise<Identity> {
  return options.config.identity.kind === 'outside' ? createOutside(options) : createEmbedded(options)
}
