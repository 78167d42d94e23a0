import type { IncomingMessage, ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import type Provider from 'oidc-provider'
import type { ServerConfig } from './config/config.ts'
import { openDatabase, type Database } from './database/connect.ts'
import { startCleaning } from './database/cleaning.ts'
import { migrate } from './database/migrate.ts'
import { seedDemoData } from './database/seed/demo.ts'
import type { FileStore } from './files/fileStore.ts'
import { openFileStore } from './files/openFileStore.ts'
import { renderConfigJson } from './http/configJson.ts'
import { createCrossSiteGuard } from './http/crossSite.ts'
import { createGraphqlEndpoint } from './http/graphqlEndpoint.ts'
import { createGuardedSchema } from './http/graphqlSchema.ts'
import { createHttpServer, type Router } from './http/httpServer.ts'
import { createLegalRoute } from './http/legal/legalRoute.ts'
import { noLegalTexts } from './http/legal/legalTexts.ts'
import { createMetrics } from './http/metrics.ts'
import { createProductRouter } from './http/productRouter.ts'
import { createPublicFiles } from './http/publicFiles.ts'
import { createReadinessCheck } from './http/readiness.ts'
import { createSecurityHeaders } from './http/securityHeaders.ts'
import { openStaticApp } from './http/staticApp.ts'
import { createUploadEndpoint } from './http/uploadEndpoint.ts'
import { createIdentity, type Identity } from './identity/createIdentity.ts'
import type { EmbeddedIdentity } from './identity/identity.ts'
import { createPersonNames } from './identity/personNames.ts'
import { createLog, type Logger } from './log.ts'
import { createResolvers, createUploads } from './modules/all.ts'
import { cleanModules } from './modules/cleaning.ts'

/** What routes beside the product's own may use. */
export interface ExtraContext {
  /** The embedded provider; null where people come from outside. */
  readonly provider: Provider | null
  /** Accounts and lifetimes of the embedded provider; null where people come from outside. */
  readonly embedded: EmbeddedIdentity | null
  readonly database: Database
  readonly config: ServerConfig
}

/**
 * Routes that come before the product's own; true means answered. This is how the end-to-end tests put in their
 * controls: the product itself is built without any (decision 8a).
 */
export type ExtraRoutes = (
  context: ExtraContext,
) => (request: IncomingMessage, response: ServerResponse) => Promise<boolean>

/** Somo's server, ready to listen. */
export interface SomoServer {
  /** The address people use, without a trailing slash. */
  readonly url: string
  readonly database: Database
  /** @throws StartError where the port is taken. */
  listen(): Promise<void>
  /** Lets running answers end, then closes provider and database; everything committed is on disk afterwards. */
  close(): Promise<void>
}

/** Parts of a server that a caller may bring along. */
export interface ServerParts {
  readonly config: ServerConfig
  readonly extra?: ExtraRoutes
  /** Folder of the built app; the app package's own by default. */
  readonly appDir?: string
  /** How long running answers may take when the server closes, in milliseconds. */
  readonly patience?: number
}

const builtApp = resolve(import.meta.dirname, '../../app/dist')

/**
 * Opens the database, brings it up to date, adds the demo data where the configuration allows, and puts the HTTP
 * server together. What was opened is closed again where a later part fails.
 * @throws StartError with a sentence for whatever the person can mend.
 */
export async function createServer(parts: ServerParts): Promise<SomoServer> {
  const log = createLog(parts.config.logLevel)
  const database = await openDatabase(parts.config, log)
  let identity: Identity | null = null
  try {
    await migrate(database.pool)
    const files = await openFileStore(parts.config, database.place)
    identity = await createIdentity({ config: parts.config, database, log })
    if (parts.config.demo) {
      await seedDemoData(database)
      await identity.seedDemoAccounts()
    }
    return await assemble(parts, { database, identity, files, log })
  } catch (error) {
    await identity?.close()
    await database.close()
    throw error
  }
}

/** What a server stands on, opened and ready. */
interface Ground {
  readonly database: Database
  readonly identity: Identity
  readonly files: FileStore
  readonly log: Logger
}

async function assemble(parts: ServerParts, { database, identity, files, log }: Ground): Promise<SomoServer> {
  const { config, patience = 10_000 } = parts
  const appConfig = renderConfigJson(config)
  const headers = createSecurityHeaders(appConfig, config.publicUrl, config.contentUrl)
  const guard = createCrossSiteGuard(config.publicUrl.protocol === 'https:')
  const metrics = createMetrics(database.pool)
  const uploads = createUploads(database, files)
  const schema = createGuardedSchema(createResolvers({ database, config, identity, files, uploads, nameOf: createPersonNames(identity) }))
  const { verifier } = identity
  const product = createProductRouter({
    graphql: createGraphqlEndpoint({ schema, verifier, guard, log, isIntrospectable: config.isDevelopment }),
    upload: createUploadEndpoint({ uploads, verifier, guard, log }),
    files: createPublicFiles(files),
    appConfig,
    app: await openStaticApp(parts.appDir ?? builtApp, headers),
    guard,
    metrics,
    checkReadiness: createReadinessCheck(config, database.pool, log),
    isDraining: () => http.isDraining,
    legal: createLegalRoute({ pool: database.pool, texts: noLegalTexts, log, isSecure: config.publicUrl.protocol === 'https:' }),
    provider: ({ request, response }) => identity.handle(request, response),
  })
  const http = createHttpServer(addExtra(product, parts, database, identity), headers.everywhere, metrics, log)
  const report = (err: unknown): void => log.error({ err }, 'The cleaning failed')
  const stopCleaning = startCleaning(() => cleanModules(database, uploads, Date.now()), report)
  return {
    url: config.publicUrl.origin,
    database,
    listen: () => http.listen(config.host, config.port),
    async close() {
      await http.close(patience)
      await stopCleaning()
      await identity.close()
      await database.close()
    },
  }
}

function addExtra(product: Router, { config, extra }: ServerParts, database: Database, identity: Identity): Router {
  const { provider, embedded } = identity
  const answer = extra?.({ provider, embedded, database, config })
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
