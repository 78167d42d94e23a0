import { issuer } from '../config/config.ts'
import { createProvisioning } from '../modules/users/sign-in/provisionOnSignIn.ts'
import { createEmbedded } from './embedded.ts'
import { createOutsideGateway } from './gateway/outsideGateway.ts'
import type { Identity, IdentityOptions } from './identity.ts'
import { createOutsideRouter } from './outsideRouter.ts'
import { createOutsideRules } from './verifier/outsideRules.ts'
import { createStatusCheck } from './verifier/sessionCheck.ts'
import { createTokenVerifier } from './verifier/tokenVerifier.ts'

export type { Identity, IdentityOptions }

function createOutside(options: IdentityOptions): Identity {
  const { config, database } = options
  const findRules = createOutsideRules(issuer(config), config.oidcApiResource)
  const admit = createProvisioning(database.pool)
  const readCurrent = createStatusCheck(database.pool)
  const linkClaim = config.identity.kind === 'outside' ? config.identity.linkClaim : null
  return {
    handle: createOutsideRouter(options),
    verifier: createTokenVerifier(async () => ({ ...(await findRules()), admit, readCurrent, linkClaim })),
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
