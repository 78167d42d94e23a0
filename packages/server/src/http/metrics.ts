import type pg from 'pg'
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import { sendText, type Exchange } from './exchange.ts'

/** Figures about this process for Prometheus. */
export interface Metrics {
  /** Counts an answer and its time; `route` is one of a closed list, never a path somebody made up. */
  observe(route: string, status: number, seconds: number): void
  /** Answers /metrics to programs on this very machine, and 404 to everybody else. */
  serve(exchange: Exchange): Promise<void>
}

/** Metrics of one server with its pool of database connections. */
export function createMetrics(pool: pg.Pool): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'somo_http_requests_total',
    help: 'Answers by route and status',
    labelNames: ['route', 'status'],
    registers: [registry],
  })
  const durations = new Histogram({
    name: 'somo_http_request_seconds',
    help: 'Time to the end of the answer',
    labelNames: ['route'],
    registers: [registry],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  })
  watchPool(registry, pool)
  return {
    observe(route, status, seconds) {
      requests.inc({ route, status })
      durations.observe({ route }, seconds)
    },
    async serve(exchange) {
      if (!isFromThisMachine(exchange)) return sendText(exchange, 404, 'Not found')
      const text = await registry.metrics()
      exchange.response.setHeader('Content-Type', registry.contentType)
      exchange.response.setHeader('Cache-Control', 'no-store')
      exchange.response.end(text)
    },
  }
}

function watchPool(registry: Registry, pool: pg.Pool): void {
  new Gauge({
    name: 'somo_database_connections',
    help: 'Connections by use',
    labelNames: ['use'],
    registers: [registry],
    collect() {
      this.set({ use: 'open' }, pool.totalCount)
      this.set({ use: 'idle' }, pool.idleCount)
      this.set({ use: 'waited_for' }, pool.waitingCount)
    },
  })
}

const forwarding = /^(?:forwarded|via|x-real-ip|x-forwarded-.+)$/

/** A proxy on this machine connects from here too, but it says for whom, or names the host that people asked for. */
function isFromThisMachine({ request }: Exchange): boolean {
  const { headers, socket } = request
  if (Object.keys(headers).some((name) => forwarding.test(name))) return false
  const isLoopbackHost = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i.test(headers.host ?? '')
  return isLoopbackHost && /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '')
}
