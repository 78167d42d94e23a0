import { pino, type LogFn, type Logger } from 'pino'
import type { LogLevel } from './config/config.ts'

export type { Logger }

// Whatever object is logged by mistake, these never reach the log (conventions: no secrets or tokens in logs).
const secrets = [
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'token',
  'access_token',
  'refresh_token',
  'id_token',
  'code_verifier',
  'client_secret',
  'x-xsrf-token',
]

/** Where the lines go; standard output by default. */
export interface LogTarget {
  write(line: string): void
}

/**
 * The server's log: one JSON object a line, times in UTC (RFC 3339), secrets censored, errors as `describeError`.
 * Lines about an error for which `isLogged` is true are left out: something else has logged it.
 */
export function createLog(
  level: LogLevel,
  target?: LogTarget,
  isLogged: (error: unknown) => boolean = () => false,
): Logger {
  const paths = secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`])
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: describeError },
    hooks: {
      logMethod(this: Logger, args: Parameters<LogFn>, method: LogFn): void {
        const facts: unknown = args[0]
        if (facts instanceof Object && 'err' in facts && isLogged(facts.err)) return
        method.apply(this, args)
      },
    },
    redact: { paths, censor: '[secret]' },
  }
  return target === undefined ? pino(options) : pino(options, target)
}

/** What the log says of an error. */
interface ErrorFacts {
  readonly type: string
  readonly message: string
  /** Such as ECONNREFUSED or an SQLSTATE. */
  readonly code?: string
  readonly stack: readonly string[]
  readonly cause?: ErrorFacts
}

/**
 * Type, message, code, stack and causes, and nothing else an error carries: database errors hold the whole
 * connection, and in `detail` the values of a row, which belong to people.
 */
export function describeError(error: unknown): ErrorFacts {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: [] }
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) }
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return { type: error.name, message: error.message, ...code, stack: frames.map((frame) => frame.trim()), ...cause }
}
