import type { IncomingMessage, ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import type Provider from 'oidc-provider'
import type { ServerConfig } from './config/config.ts'
import { createDeps, type OpenedServer } from './createDeps.ts'
import { openDatabase, type Database } from './database/connect.ts'
import { migrate } from './database/migrate.ts'
import { createOutage } from './database/outage.ts'
import { seedDemoData } from './database/seed/demo.ts'
import type { FileStore } from './files/fileStore.ts'
import { openFileStore } from './files/openFileStore.ts'
import { createCallLimit } from './http/graphql/callLimit.ts'
import { renderConfigJson } from './http/configJson.ts'
import { createCrossSiteGuard } from './http/security/crossSite.ts'
import { createGraphqlEndpoint } from './http/graphql/graphqlEndpoint.ts'
import { createGuardedSchema } from './http/graphql/graphqlSchema.ts'
import { createHostLead } from './http/security/hostRedirect.ts'
import { createContentRouter } from './http/content/contentRouter.ts'
import { createHttpServer, type Router } from './http/httpServer.ts'
import { createMetrics } from './http/metrics.ts'
import { createFileEndpoint, toRead, toSave } from './http/files/fileEndpoint.ts'
import { openPublicPages } from './http/openPublicPages.ts'
import { createProductRouter, type RouterDeps } from './http/productRouter.ts'
import { createPublicFiles } from './http/files/publicFiles.ts'
import { createReadinessCheck } from './http/readiness.ts'
import { createSecurityHeaders } from './http/security/securityHeaders.ts'
import { openStaticApp } from './http/files/staticApp.ts'
import { createUnavailable } from './http/unavailablePage.ts'
import { createResumableUpload } from './http/files/resumableUpload.ts'
import { createUploadEndpoint, type UploadEndpointDeps } from './http/files/uploadEndpoint.ts'
import { createIdentity, type Identity } from './identity/createIdentity.ts'
import type { EmbeddedIdentity } from './identity/identity.ts'
import { createIsolation, type Isolation } from './isolation/isolation.ts'
import { createLog, type LogTarget } from './log.ts'
import { createModules } from './modules/all.ts'
import { learnZones } from './modules/dates/days.ts'
import { createJobs, type JobEngine } from './modules/jobs/createJobs.ts'
import { createOutbox } from './modules/mail/createOutbox.ts'
import { legalFilePlace } from './modules/legal/documents/legalFiles.ts'
import { createUploadLocker, type UploadLocker } from './modules/media/upload/uploadLocker.ts'
import type { ServerDeps, ServerModule } from './modules/module.ts'
import { privateFilePlace } from './modules/private-files/privateFiles.ts'
import { createSettingReader } from './modules/system/settings.ts'
import { startWork } from './startWork.ts'

/** What routes beside the product's own may use. */
export interface ExtraContext {
  /** The embedded provider; null where people come from outside. */
  readonly provider: Provider | null
  /** Accounts and lifetimes of the embedded provider; null where people come from outside. */
  readonly embedded: EmbeddedIdentity | null
  readonly database: Database
  readonly config: ServerConfig
  /** What makes finished uploads files of media. */
  readonly mediumUploads: ServerDeps['mediumUploads']
}

/**
 * Routes that come before the product's own; true means answered. This is how the end-to-end tests put in their
 * controls: the product itself is built without any (decision 0015).
 */
export type ExtraRoutes = (
  context: ExtraContext,
) => (request: IncomingMessage, response: ServerResponse) => Promise<boolean>

/** Somo's server, ready to listen. */
export interface SomoServer {
  /** The address people use, without a trailing slash. */
  readonly url: string
  readonly database: Database
  readonly files: FileStore
  /** @throws StartError where the port is taken. */
  listen(): Promise<void>
  /** Lets running answers end, then closes provider and database; everything committed is on disk afterwards. */
  close(): Promise<void>
}

/** Parts of a server that a caller may bring along. */
export interface ServerOptions {
  readonly config: ServerConfig
  readonly extra?: ExtraRoutes
  /** Folder of the built app; the app package's own by default. */
  readonly appDir?: string
  /** How long running answers may take when the server closes, in milliseconds. */
  readonly patience?: number
  /** Whether schedules are looked at between the times of their cron; tests do without. @default true */
  readonly polls?: boolean
  /** The embedded PostgreSQL ended and cannot be brought back; it is only logged by default. */
  readonly onLost?: (error: unknown) => void
  /** Reads untrusted files; child processes by default. */
  readonly isolation?: Isolation
  /** Where the log's lines go; standard output by default. */
  readonly logTarget?: LogTarget
}

const builtApp = resolve(import.meta.dirname, '../../app/dist')

/**
 * Opens the database, brings it up to date, adds the demo data where the configuration allows, and puts the HTTP
 * server together. What was opened is closed again where a later part fails.
 * @throws StartError with a sentence for whatever the person can mend.
 */
export async function createServer(options: ServerOptions): Promise<SomoServer> {
  const outage = createOutage()
  const log = createLog(options.config.logLevel, options.logTarget, outage.covers)
  const { onLost } = options
  const database = await openDatabase(options.config, log, { outage, ...(onLost === undefined ? {} : { onLost }) })
  let identity: Identity | null = null
  let jobs: JobEngine | null = null
  const isolation = options.isolation ?? createIsolation()
  try {
    await migrate(database.pool)
    await learnZones(database.pool)
    const files = await openFileStore(options.config, database.place)
    jobs = await createJobs(database, log, options.polls ?? true)
    const settings = createSettingReader(database.pool)
    const outbox = createOutbox({ hasServer: options.config.smtpUrl !== null, jobs, settings })
    identity = await createIdentity({ config: options.config, database, log, outbox })
    if (options.config.demo) {
      await seedDemoData(database)
      await identity.seedDemoAccounts()
    }
    return await assemble(options, { database, identity, files, jobs, settings, outbox, isolation, log })
  } catch (error) {
    isolation.close()
    await jobs?.stop()
    await identity?.close()
    await database.close()
    throw error
  }
}

async function assemble(options: ServerOptions, opened: OpenedServer): Promise<SomoServer> {
  const { database, identity, files, log } = opened
  const { config, patience = 10_000 } = options
  const appConfig = renderConfigJson(config)
  const headers = createSecurityHeaders(appConfig, config.publicUrl, config.contentUrl)
  const guard = createCrossSiteGuard(config.publicUrl.protocol === 'https:')
  const metrics = createMetrics(database.pool)
  const deps = await createDeps(opened, config)
  const { privateFiles, legal } = deps
  const locker = createUploadLocker(database.pool, log)
  const modules = createModules(deps)
  const product = createProductRouter({
    graphql: openGraphql(opened, config, { deps, modules, guard }),
    ...receiveUploads(deps, locker, { verifier: identity.verifier, guard, log }),
    files: createPublicFiles(files),
    privateFiles: createFileEndpoint(privateFilePlace, privateFiles, toSave),
    legalFiles: createFileEndpoint(legalFilePlace, legal.files, toRead(appConfig.embed.allowedOrigins)),
    appConfig,
    app: await openStaticApp(options.appDir ?? builtApp, headers),
    guard,
    leadHome: createHostLead(config),
    metrics,
    checkReadiness: createReadinessCheck(config, database.pool, log),
    isDraining: () => http.isDraining,
    ...openPublicPages(deps),
    provider: ({ request, response }) => identity.handle(request, response),
  })
  const unavailable = createUnavailable(config, database.pool, log)
  const http = createHttpServer(
    addExtra(product, options, { database, identity, mediumUploads: deps.mediumUploads }),
    headers.everywhere,
    metrics,
    log,
    unavailable,
  )
  const content = createHttpServer(openContent(deps, config), headers.everywhere, metrics, log, unavailable)
  const stopWork = await startWork(deps, modules)
  return {
    url: config.publicUrl.origin,
    database,
    files,
    async listen() {
      await http.listen(config.host, config.port)
      await content.listen(config.host, config.contentPort, 'CONTENT_URL')
    },
    async close() {
      // An answer that waits for a picture to be drawn would hold up the close.
      opened.isolation.close()
      await Promise.all([http.close(patience), content.close(patience)])
      await locker.close()
      await stopWork()
      await identity.close()
      await database.close()
    },
  }
}

interface GraphqlParts {
  readonly deps: ServerDeps
  readonly modules: readonly ServerModule[]
  readonly guard: UploadEndpointDeps['guard']
}

const openGraphql = (
  { database, identity, log }: OpenedServer,
  config: ServerConfig,
  { deps, modules, guard }: GraphqlParts,
) =>
  createGraphqlEndpoint({
    schema: createGuardedSchema(
      modules.flatMap((one) => one.resolvers ?? []),
      deps.legal.gate,
    ),
    verifier: identity.verifier,
    findViewed: deps.viewAs.find,
    limit: createCallLimit(database.pool, config.callsPerMinute),
    guard,
    log,
    isIntrospectable: config.isDevelopment,
  })

/** What the content origin answers. */
const openContent = ({ content }: ServerDeps, { publicUrl, embedOrigins }: ServerConfig) =>
  createContentRouter(content, { app: publicUrl.origin, parents: embedOrigins })

/** What takes files in. */
const receiveUploads = (
  { uploads, mediumUploads }: ServerDeps,
  locker: UploadLocker,
  given: Pick<UploadEndpointDeps, 'verifier' | 'guard' | 'log'>,
): Pick<RouterDeps, 'upload' | 'resumableUpload'> => ({
  upload: createUploadEndpoint({ uploads, ...given }),
  resumableUpload: createResumableUpload({ uploads: mediumUploads, locker, ...given }),
})

function addExtra(
  product: Router,
  { config, extra }: ServerOptions,
  {
    identity: { provider, embedded },
    ...given
  }: Pick<ExtraContext, 'database' | 'mediumUploads'> & { readonly identity: Identity },
): Router {
  const answer = extra?.({ provider, embedded, config, ...given })
  if (answer === undefined) return product
  return (exchange) => {
    const { route, handle } = product(exchange)
    return {
      route,
      async handle() {
        if (!(await answer(exchange.request, exchange.response))) await handle(exchange)
      },
    }
  }
}
