import { createServer, type Server } from 'node:http'
import { StartError } from '../config/startError.ts'
import type { Logger } from '../log.ts'
import { findDatabaseProblem } from '../database/problems.ts'
import { openExchange, sendJson, sendText, type Exchange } from './exchange.ts'
import type { Metrics } from './metrics.ts'
import type { Unavailable } from './unavailablePage.ts'
import type { Headers } from './security/securityHeaders.ts'
import { mindUnreadBody } from './unreadBody.ts'

/** A part of the server: answers the exchanges it is given. */
export type Handler = (exchange: Exchange) => Promise<void> | void

/** Which handler an exchange belongs to, with the name it has in the metrics. */
export type Router = (exchange: Exchange) => { readonly route: string; readonly handle: Handler }

/** A listening server that can be emptied. */
export interface HttpServer {
  /** @throws StartError where the port is taken or the host is not ours; `setting` is what the port comes from. */
  listen(host: string, port: number, setting?: 'PORT' | 'CONTENT_URL'): Promise<void>
  /** True from the moment it is being closed: new callers should go elsewhere. */
  readonly isDraining: boolean
  /** Takes no new connections, lets running answers end for up to `patience` milliseconds, then cuts them off. */
  close(patience: number): Promise<void>
}

/** How long callers may take, in milliseconds; the server looks every `check`. */
export interface CallerTimes {
  readonly headers: number
  /** From the first byte of a request to the last of its body. */
  readonly request: number
  readonly check: number
}

// A photograph of 5 MiB comes over a line of half a megabit a second in these 90 seconds.
const callerTimes: CallerTimes = { headers: 15_000, request: 90_000, check: 5000 }

/** The HTTP server around a router: ids, headers for every answer, logging, metrics, and a last net for errors. */
export function createHttpServer(
  route: Router,
  everywhere: Headers,
  metrics: Metrics,
  log: Logger,
  unavailable: Unavailable,
  times: CallerTimes = callerTimes,
): HttpServer {
  const state = { isDraining: false }
  const server = createServer({ connectionsCheckingInterval: times.check }, (request, response) => {
    // A request behind the body of one whose connection we have ended: nobody would see its answer.
    if (request.socket.writableEnded) return
    mindUnreadBody(request, response)
    const exchange = openExchange(request, response)
    response.setHeader('X-Request-Id', exchange.requestId)
    for (const [name, value] of Object.entries(everywhere)) response.setHeader(name, value)
    if (state.isDraining) response.setHeader('Connection', 'close')
    // An answer begun before the draining leaves its connection open for a next call that will not be taken.
    response.once('close', () => state.isDraining && setImmediate(() => server.closeIdleConnections()))
    const target = route(exchange)
    watch(exchange, target.route, metrics, log)
    // An async function so that a handler that throws at once ends up in the same net.
    const run = async (): Promise<void> => target.handle(exchange)
    run()
      .catch((err: unknown) => answerError(exchange, target.route, err, log, unavailable))
      .catch(() => response.destroy())
  })
  server.requestTimeout = times.request
  server.headersTimeout = times.headers
  // Longer than the 60 s of common load balancers, so that it is they who close an idle connection.
  server.keepAliveTimeout = 65_000
  return {
    listen: (host, port, setting = 'PORT') => listen(server, host, port, setting),
    get isDraining() {
      return state.isDraining
    },
    close(patience) {
      state.isDraining = true
      return drain(server, patience)
    },
  }
}

// Their paths are secrets: links of invitations and resets, addresses of files.
const secretRoutes: ReadonlySet<string> = new Set(['oidc', 'private-files', 'legal-files', 'content'])

/** What the log says of a path. Queries hold codes of the sign-in, paths below some routes secrets of links: neither is logged. */
const placeOf = (route: string, path: string) => (secretRoutes.has(route) ? { route } : { route, path })

function watch({ response, method, path, requestId }: Exchange, route: string, metrics: Metrics, log: Logger): void {
  const began = performance.now()
  response.once('close', () => {
    const ms = performance.now() - began
    metrics.observe(route, response.statusCode, ms / 1000)
    log.debug(
      { requestId, method, ...placeOf(route, path), status: response.statusCode, ms: Math.round(ms * 10) / 10 },
      'answered',
    )
  })
}

async function answerError(
  exchange: Exchange,
  route: string,
  err: unknown,
  log: Logger,
  unavailable: Unavailable,
): Promise<void> {
  const { request, response, requestId, path } = exchange
  if (request.destroyed && !response.writableFinished && response.destroyed) return
  log.error({ requestId, ...placeOf(route, path), err }, 'An answer failed')
  if (response.headersSent) response.destroy()
  else if (findDatabaseProblem(err) === 'UNAVAILABLE') await unavailable(exchange)
  else if (path === '/graphql') {
    const errors = [{ message: 'Something unforeseen happened.', extensions: { code: 'INTERNAL', requestId } }]
    sendJson(exchange, 500, { errors })
  } else sendText(exchange, 500, 'Something unforeseen happened.')
}

function listen(server: Server, host: string, port: number, setting: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const refuse = (error: Error): void => {
      const code = 'code' in error ? error.code : ''
      if (code === 'EADDRINUSE') {
        reject(
          new StartError(
            `Port ${port} on ${host} is taken: end the program that uses it, or set ${setting} to another.`,
          ),
        )
      } else if (code === 'EACCES') {
        reject(new StartError(`Port ${port} may not be used by this user: set ${setting} to one above 1023.`))
      } else if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
        reject(new StartError(`HOST is ${host}, which is no address of this machine.`))
      } else reject(error)
    }
    server.once('error', refuse)
    server.listen(port, host, () => {
      server.off('error', refuse)
      resolve()
    })
  })
}

function drain(server: Server, patience: number): Promise<void> {
  return new Promise((resolve) => {
    if (!server.listening) return resolve()
    const cut = setTimeout(() => server.closeAllConnections(), patience)
    server.close(() => {
      clearTimeout(cut)
      resolve()
    })
    server.closeIdleConnections()
  })
}
