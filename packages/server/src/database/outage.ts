import type { Logger } from '../log.ts'
import { describeError } from '../log.ts'
import { findDatabaseProblem, isCutShort } from './problems.ts'

/** What an outage is watched with. */
export interface OutageWatch {
  readonly log: Logger
  /** The port of the database: tells its refused connections from those of other services. */
  readonly port: number
  /** Asks the database for anything; rejects while it is away. */
  readonly probe: () => Promise<unknown>
}

/** Knows whether the database is away, and logs each outage once and its end once, however many calls fail meanwhile. */
export interface Outage {
  /** True where an error is part of an outage, which is logged already then; the first such error begins one. */
  covers(error: unknown): boolean
  /** Begins to watch; answers what ends it. */
  watch(watch: OutageWatch): () => void
}

const probeEveryMs = 250

/** True for errors that only a lost database has, and for a refused connection to its port. */
function isDatabaseLost(error: unknown, port: number): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (/^(08\w{3}|57P0\d)$/.test(code)) return true
  if (/^(ECONNREFUSED|ETIMEDOUT)$/.test(code) && 'port' in error && error.port === port) return true
  if (error instanceof AggregateError) return error.errors.some((one) => isDatabaseLost(one, port))
  if (/timeout exceeded when trying to connect|Connection terminated/.test(error.message)) return true
  return isDatabaseLost(error.cause, port)
}

/** Makes one; it covers nothing until it watches. */
export function createOutage(): Outage {
  let watched: OutageWatch | null = null
  let since: number | null = null
  let timer: NodeJS.Timeout | undefined

  const look = async (): Promise<void> => {
    const probed = watched
    const isBack =
      (await probed?.probe().then(
        () => true,
        () => false,
      )) ?? false
    if (watched === null || since === null) return
    if (isBack) {
      watched.log.warn({ seconds: Math.round((performance.now() - since) / 100) / 10 }, 'The database answers again')
      since = null
    } else timer = setTimeout(() => void look(), probeEveryMs).unref()
  }
  return {
    covers(error) {
      if (watched === null) return false
      if (since !== null) return findDatabaseProblem(error) === 'UNAVAILABLE' && !isCutShort(error)
      if (!isDatabaseLost(error, watched.port)) return false
      since = performance.now()
      watched.log.error({ error: describeError(error) }, 'The database does not answer')
      timer = setTimeout(() => void look(), probeEveryMs).unref()
      return true
    },
    watch(watch) {
      watched = watch
      return () => {
        watched = null
        clearTimeout(timer)
      }
    },
  }
}
