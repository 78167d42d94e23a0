import type { CrossSiteGuard } from './security/crossSite.ts'
import type { AppConfigJson } from './configJson.ts'
import { isRead, sendJson, type Exchange } from './exchange.ts'
import type { HostLead } from './security/hostRedirect.ts'
import type { Handler, Router } from './httpServer.ts'
import { isResumable, uploadPlace } from './files/resumableUpload.ts'
import { isLegalPath } from './legal/legalRoute.ts'
import type { Metrics } from './metrics.ts'
import type { Readiness } from './readiness.ts'
import { certificateFilePlace } from '../modules/certificates/certificateFiles.ts'
import { taskFilePlace } from '../modules/tasks/taskFiles.ts'
import { checkPath } from '../modules/certificates/checkCode.ts'
import { legalFilePlace } from '../modules/legal/documents/legalFiles.ts'
import { badgesPath } from '../modules/badges/openbadges/addresses.ts'
import { calendarPath, unsubscribePath } from '../modules/notifications/personLinks.ts'
import { privateFilePlace } from '../modules/private-files/privateFiles.ts'
import type { StaticApp } from './files/staticApp.ts'

/** The deps that answer, behind one port. */
export interface RouterDeps {
  readonly graphql: Handler
  /** Takes files in, each in one request. */
  readonly upload: Handler
  /** Takes files in by the tus protocol. */
  readonly resumableUpload: Handler
  /** Answers below /files with the files that are for everybody. */
  readonly files: Handler
  /** Answers below /api/files with the files of one person. */
  readonly privateFiles: Handler
  /** Answers below /api/certificates with the files of certificates. */
  readonly certificateFiles: Handler
  /** Answers below /api/task-files with the files of tasks. */
  readonly taskFiles: Handler
  /** Answers below /legal/files with the PDFs of texts. */
  readonly legalFiles: Handler
  readonly appConfig: AppConfigJson
  readonly app: StaticApp
  readonly guard: CrossSiteGuard
  /** Leads pages from other names of this machine to the one people use. */
  readonly leadHome: HostLead
  readonly metrics: Metrics
  readonly checkReadiness: () => Promise<Readiness>
  readonly isDraining: () => boolean
  /** Answers below /legal. */
  readonly legal: Handler
  /** Answers below /verify. */
  readonly verify: Handler
  /** Answers below /unsubscribe. */
  readonly unsubscribe: Handler
  /** Answers below /calendar. */
  readonly calendar: Handler
  /** Answers below /badges. */
  readonly badges: Handler
  /** Answers below /oidc; false where there is nothing to answer. */
  readonly provider: (exchange: Exchange) => Promise<boolean>
}

/** Who answers which address of the one origin (decision 0015); every address that is no other's is the app's. */
export function createProductRouter(deps: RouterDeps): Router {
  const { graphql, metrics } = deps
  const routes: Readonly<Record<string, { readonly route: string; readonly handle: Handler }>> = {
    '/graphql': { route: 'graphql', handle: graphql },
    [uploadPlace]: {
      route: 'upload',
      handle: (exchange) => (isResumable(exchange.request) ? deps.resumableUpload(exchange) : deps.upload(exchange)),
    },
    '/config.json': { route: 'config', handle: toRead((exchange) => serveConfig(exchange, deps)) },
    '/health': { route: 'health', handle: toRead((exchange) => sendJson(exchange, 200, { status: 'up' })) },
    '/ready': { route: 'ready', handle: toRead((exchange) => serveReadiness(exchange, deps)) },
    '/metrics': { route: 'metrics', handle: toRead((exchange) => metrics.serve(exchange)) },
  }
  const provider = { route: 'oidc', handle: (exchange: Exchange) => serveProvider(exchange, deps) }
  const resumableUpload = { route: 'upload', handle: deps.resumableUpload }
  const files = { route: 'files', handle: toRead(deps.files) }
  const privateFiles = { route: 'private-files', handle: toRead(deps.privateFiles) }
  const certificateFiles = { route: 'certificate-files', handle: toRead(deps.certificateFiles) }
  const taskFiles = { route: 'task-files', handle: toRead(deps.taskFiles) }
  const legalFiles = { route: 'legal-files', handle: toRead(deps.legalFiles) }
  const legal = {
    route: 'legal',
    handle: (exchange: Exchange) => (deps.leadHome(exchange) ? undefined : deps.legal(exchange)),
  }
  const verify = {
    route: 'verify',
    handle: (exchange: Exchange) => (deps.leadHome(exchange) ? undefined : toRead(deps.verify)(exchange)),
  }
  const unsubscribe = { route: 'unsubscribe', handle: deps.unsubscribe }
  const calendar = { route: 'calendar', handle: toRead(deps.calendar) }
  const badges = { route: 'badges', handle: toRead(deps.badges) }
  const app = { route: 'app', handle: (exchange: Exchange) => serveApp(exchange, deps) }
  return ({ path }) => {
    if (path === '/oidc' || path.startsWith('/oidc/')) return provider
    if (path.startsWith('/files/')) return files
    if (path.startsWith(`${uploadPlace}/`)) return resumableUpload
    if (path.startsWith(privateFilePlace)) return privateFiles
    if (path.startsWith(certificateFilePlace)) return certificateFiles
    if (path.startsWith(taskFilePlace)) return taskFiles
    if (path.startsWith(legalFilePlace)) return legalFiles
    if (isLegalPath(path)) return legal
    if (path === checkPath || path.startsWith(`${checkPath}/`)) return verify
    if (path.startsWith(unsubscribePath)) return unsubscribe
    if (path.startsWith(calendarPath)) return calendar
    if (path.startsWith(badgesPath)) return badges
    return (Object.hasOwn(routes, path) ? routes[path] : undefined) ?? app
  }
}

/** A handler that is only asked, never sent anything. */
function toRead(handle: Handler): Handler {
  return (exchange) => (isRead(exchange) ? handle(exchange) : undefined)
}

function serveConfig(exchange: Exchange, { guard, appConfig }: RouterDeps): void {
  // A page that another server delivers, as in development, meets us here first.
  guard.offer(exchange.request, exchange.response)
  sendJson(exchange, 200, appConfig)
}

async function serveReadiness(exchange: Exchange, { isDraining, checkReadiness }: RouterDeps): Promise<void> {
  if (isDraining()) return sendJson(exchange, 503, { status: 'draining' })
  const { isReady, ...parts } = await checkReadiness()
  sendJson(exchange, isReady ? 200 : 503, { status: isReady ? 'ready' : 'not ready', ...parts })
}

async function serveProvider(exchange: Exchange, deps: RouterDeps): Promise<void> {
  if (!(await deps.provider(exchange))) await serveApp(exchange, deps)
}

async function serveApp(exchange: Exchange, { app, guard, leadHome }: RouterDeps): Promise<void> {
  if (leadHome(exchange)) return
  // What others may keep must not carry one browser's token.
  const isCacheable = exchange.path.startsWith('/assets/')
  if (exchange.method === 'GET' && !isCacheable) guard.offer(exchange.request, exchange.response)
  return app.serve(exchange)
}
