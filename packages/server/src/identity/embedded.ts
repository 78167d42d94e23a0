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
import { errorAnswerOf } from './errors.ts'
import { createFactorGateway } from './gateway/factorGateway.ts'
import { securityHeaders } from './http.ts'
import type { Identity, IdentityOptions } from './identity.ts'
import { createInvitationRoute } from './invitation/invitationRoute.ts'
import { createInvitations } from './invitation/invitations.ts'
import { createPageContexts } from './pages/pageContext.ts'
import { createAssets } from './pages/assets.ts'
import { removeExpired } from './provider/cleaning.ts'
import { providerConfiguration, type ProviderDeps } from './provider/configuration.ts'
import { forgetEndedSession } from './provider/endedSession.ts'
import { endReplayedSessions } from './provider/replayedCodes.ts'
import { loadKeys, type ProviderKeys } from './provider/keys.ts'
import { defaultLifetimes } from './provider/lifetimes.ts'
import { admitOrigins } from './provider/origins.ts'
import { type PageDeps, providerPages, wearPages } from './provider/providerPages.ts'
import { createSessionStates, manageSessions } from './provider/sessionState.ts'
import { recordSignIns } from './provider/signInSessions.ts'
import { createRouter } from './router.ts'
import { createFactorDeps, createSignInRoutes } from './sign-in/createSignInRoutes.ts'
import { createSignInLimiter, defaultSignInLimits } from './sign-in/limiter.ts'
import { createSignIn } from './sign-in/signIn.ts'
import { createSignInNotes } from './sign-in/signInNotes.ts'
import { createSessionCheck } from './verifier/sessionCheck.ts'
import { createTokenVerifier, type TokenRules } from './verifier/tokenVerifier.ts'

function createProvider(deps: ProviderDeps, pageDeps: PageDeps, report: (error: unknown) => void): Provider {
  const { addresses, states, pool, lifetimes } = deps
  const provider = new Provider(addresses.issuer, providerConfiguration(deps))
  // By https people reach a proxy in front; it speaks http with us, and cookies must be Secure all the same.
  provider.proxy = addresses.isSecure
  provider.use(wearPages(pageDeps))
  provider.use(admitOrigins(addresses))
  provider.use(forgetEndedSession(provider))
  provider.use(recordSignIns(pool, report))
  endReplayedSessions(provider, pool, report)
  manageSessions(provider, states, addresses, lifetimes)
  provider.on('server_error', (ctx, error) => {
    report(error)
    ctx.status = errorAnswerOf(error).status
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

/** What provider and pages share. */
async function openShared(options: IdentityOptions) {
  const { config, database, log } = options
  const { pool } = database
  const report = (error: unknown) => log.error({ err: error }, 'The identity provider met an error')
  const addresses = readAddresses(config)
  const assets = createAssets(`${addresses.mountPath}/assets`)
  const contexts = createPageContexts(pool, assets, report)
  return {
    keys: await loadKeys(pool),
    accounts: createAccountStore(pool),
    settings: createSettingReader(pool),
    lifetimes: { ...defaultLifetimes, ...options.lifetimes },
    assets,
    pageDeps: { contexts, addresses, headers: securityHeaders(addresses), report },
  }
}

type Shared = Awaited<ReturnType<typeof openShared>>

function openProvider({ config, database: { pool } }: IdentityOptions, shared: Shared): Provider {
  const { keys, accounts, settings, lifetimes, pageDeps } = shared
  const deps = {
    pool,
    keys,
    accounts,
    lifetimes,
    addresses: pageDeps.addresses,
    states: createSessionStates(keys.mac),
    clientId: config.oidcClientId,
    api: config.oidcApiResource,
    pages: providerPages(pageDeps),
    readRealm: () => settings.read(),
  }
  return createProvider(deps, pageDeps, pageDeps.report)
}

/** The pages beside the provider's own: invitations, forgotten passwords, new email addresses. */
function createAccountRoutes(options: IdentityOptions, { keys, accounts, settings, pageDeps }: Shared) {
  const { config, database, outbox } = options
  const { pool } = database
  const base = { ...pageDeps, key: keys.mac }
  const invitations = createInvitations({ pool, outbox, origin: config.publicUrl.origin })
  const forgotPassword = createForgotPassword(options, { ...base, accounts, settings })
  return {
    settle: () => forgotPassword.requests.settle(),
    routes: {
      emailChangeRoute: createEmailChangeRoute({ ...base, confirmations: createEmailConfirmations(pool, outbox) }),
      invitationRoute: createInvitationRoute({ ...base, invitations, setsPasswords: true }),
      forgotPasswordRoute: forgotPassword.route,
    },
  }
}

/** Makes the embedded provider; see `createIdentity`. */
export async function createEmbedded(options: IdentityOptions): Promise<Identity> {
  const { config, database, outbox } = options
  const { pool } = database
  const shared = await openShared(options)
  const { keys, accounts, settings, lifetimes, assets, pageDeps } = shared
  const provider = openProvider(options, shared)
  const { limiter, notes, signIn } = openSignIn(options, accounts)
  const factors = await createFactorDeps(options, keys.mac)
  const signInRoutes = createSignInRoutes({
    provider,
    ...pageDeps,
    accounts,
    signIn,
    factors,
    settings,
    lifetimes,
    key: keys.mac,
    note: notes.note,
    noteSignIn: notes.noteSignIn,
    hasDemoAccounts: config.demo,
  })
  const { routes, settle } = createAccountRoutes(options, shared)
  const stopCleaning = startCleaning(() => removeExpired(pool, Date.now()), pageDeps.report)
  return {
    handle: createRouter({
      provider,
      ...pageDeps,
      ...signInRoutes,
      ...routes,
      assets,
      clientId: config.oidcClientId,
    }),
    verifier: createVerifier(options, keys),
    gateway: createEmbeddedGateway({
      pool,
      accounts,
      limiter,
      outbox,
      origin: config.publicUrl.origin,
      factors: createFactorGateway({ pool, accounts, limiter, factors, settings }),
    }),
    provider,
    embedded: { provider, accounts, lifetimes },
    seedDemoAccounts: () => (config.demo ? seedDemoAccounts(accounts) : Promise.resolve()),
    async close() {
      await stopCleaning()
      await settle()
      await notes.settle()
    },
  }
}
