import { createLocalJWKSet, type JWK } from 'jose'
import { Provider } from 'oidc-provider'
import type { TokenVerifier } from '../access/caller.ts'
import { issuer } from '../config/config.ts'
import { startCleaning } from '../database/cleaning.ts'
import { createSettingReader } from '../modules/system/settings.ts'
import { createAccountStore, type AccountStore } from './accounts/accountStore.ts'
import { seedDemoAccounts } from './accounts/demoAccounts.ts'
import { readAddresses } from './addresses.ts'
import { createEmailConfirmations } from '../modules/profile/confirmEmail.ts'
import { createEmailChangeRoute } from './email-change/emailChangeRoute.ts'
import { createForgotPassword } from './forgot-password/createForgotPassword.ts'
import { createEmbeddedGateway } from './gateway/embeddedGateway.ts'
import { faultAnswerOf } from './faults.ts'
import { createFactorGateway } from './gateway/factorGateway.ts'
import { securityHeaders } from './http.ts'
import type { Identity, IdentityOptions } from './identity.ts'
import { createInvitationRoute } from './invitation/invitationRoute.ts'
import { createInvitations } from './invitation/invitations.ts'
import { createPageContexts } from './pages/pageContext.ts'
import { createAssets } from './pages/assets.ts'
import { removeExpired } from './provider/cleaning.ts'
import { providerConfiguration, type ProviderParts } from './provider/configuration.ts'
import { forgetEndedSession } from './provider/endedSession.ts'
import { endReplayedSessions } from './provider/replayedCodes.ts'
import { loadKeys, type ProviderKeys } from './provider/keys.ts'
import { defaultLifetimes } from './provider/lifetimes.ts'
import { admitOrigins } from './provider/origins.ts'
import { type PageParts, providerPages, wearPages } from './provider/providerPages.ts'
import { createSessionStates, manageSessions } from './provider/sessionState.ts'
import { recordSignIns } from './provider/signInSessions.ts'
import { createRouter } from './router.ts'
import { createFactorDeps, createSignInRoutes } from './sign-in/createSignInRoutes.ts'
import { createSignInLimiter, defaultSignInLimits } from './sign-in/limiter.ts'
import { createSignIn } from './sign-in/signIn.ts'
import { createSignInNotes } from './sign-in/signInNotes.ts'
import { createSessionCheck } from './verifier/sessionCheck.ts'
import { createTokenVerifier, type TokenRules } from './verifier/tokenVerifier.ts'

function createProvider(parts: ProviderParts, pageParts: PageParts, report: (error: unknown) => void): Provider {
  const { addresses, states, pool, lifetimes } = parts
  const provider = new Provider(addresses.issuer, providerConfiguration(parts))
  // By https people reach a proxy in front; it speaks http with us, and cookies must be Secure all the same.
  provider.proxy = addresses.isSecure
  provider.use(wearPages(pageParts))
  provider.use(admitOrigins(addresses))
  provider.use(forgetEndedSession(provider))
  provider.use(recordSignIns(pool, report))
  endReplayedSessions(provider, pool, report)
  manageSessions(provider, states, addresses, lifetimes)
  provider.on('server_error', (ctx, error) => {
    report(error)
    ctx.status = faultAnswerOf(error).status
  })
  return provider
}

/** The public halves: a verifier inside this process needs no request to itself. */
function publicKeys({ signing }: ProviderKeys): JWK[] {
  return signing.keys.map(({ kty, kid, alg, use, n, e }) => ({ kty, kid, alg, use, n, e }))
}

function createVerifier({ config, database }: IdentityOptions, keys: ProviderKeys): TokenVerifier {
  const rules: TokenRules = {
    issuer: issuer(config),
    api: config.oidcApiResource,
    types: ['at+jwt'],
    keys: createLocalJWKSet({ keys: publicKeys(keys) }),
    clockTolerance: 5,
    readCurrent: createSessionCheck(database.pool),
  }
  return createTokenVerifier(() => Promise.resolve(rules))
}

function openSignIn({ database: { pool }, log, signInLimits }: IdentityOptions, accounts: AccountStore) {
  const limits = { ...defaultSignInLimits, ...signInLimits }
  const limiter = createSignInLimiter(pool, limits)
  const notes = createSignInNotes(pool, log, limits.windowSeconds)
  return { limiter, notes, signIn: createSignIn(accounts, limiter, notes.note) }
}

/** Makes the embedded provider; see `createIdentity`. */
export async function createEmbedded(options: IdentityOptions): Promise<Identity> {
  const { config, database, log, outbox } = options
  const { pool } = database
  const { origin } = config.publicUrl
  const report = (error: unknown) => log.error({ err: error }, 'The identity provider met a fault')
  const addresses = readAddresses(config)
  const keys = await loadKeys(pool)
  const accounts = createAccountStore(pool)
  const settings = createSettingReader(pool)
  const lifetimes = { ...defaultLifetimes, ...options.lifetimes }
  const assets = createAssets(`${addresses.mountPath}/assets`)
  const contexts = createPageContexts(pool, assets, report)
  const states = createSessionStates(keys.mac)
  const pageParts = { contexts, addresses, headers: securityHeaders(addresses), report }
  const pages = providerPages(pageParts)
  const { oidcClientId: clientId, oidcApiResource: api } = config
  const parts = {
    addresses,
    clientId,
    api,
    pool,
    keys,
    accounts,
    states,
    lifetimes,
    pages,
    readRealm: () => settings.read(),
  }
  const provider = createProvider(parts, pageParts, report)

  const { limiter, notes, signIn } = openSignIn(options, accounts)
  const factors = await createFactorDeps(options, keys.mac)
  const signInRoutes = createSignInRoutes({
    provider,
    ...pageParts,
    accounts,
    signIn,
    note: notes.note,
    noteSignIn: notes.noteSignIn,
    factors,
    settings,
    lifetimes,
    key: keys.mac,
    hasDemoAccounts: config.demo,
  })
  const invitations = {
    ...pageParts,
    invitations: createInvitations({ pool, outbox, origin }),
    key: keys.mac,
    setsPasswords: true,
  }
  const forgotPassword = createForgotPassword(options, { ...pageParts, accounts, settings, key: keys.mac })
  const emailChangeRoute = createEmailChangeRoute({
    ...pageParts,
    confirmations: createEmailConfirmations(pool, outbox),
    key: keys.mac,
  })
  const routes = {
    ...signInRoutes,
    emailChangeRoute,
    invitationRoute: createInvitationRoute(invitations),
    forgotPasswordRoute: forgotPassword.route,
  }
  const stopCleaning = startCleaning(() => removeExpired(pool, Date.now()), report)
  return {
    handle: createRouter({ provider, ...pageParts, ...routes, assets, clientId }),
    verifier: createVerifier(options, keys),
    gateway: createEmbeddedGateway({
      pool,
      accounts,
      limiter,
      outbox,
      origin,
      factors: createFactorGateway({ pool, accounts, limiter, factors, settings }),
    }),
    provider,
    embedded: { provider, accounts, lifetimes },
    seedDemoAccounts: () => (config.demo ? seedDemoAccounts(accounts) : Promise.resolve()),
    async close() {
      await stopCleaning()
      await forgotPassword.requests.settle()
      await notes.settle()
    },
  }
}
