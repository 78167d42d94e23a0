import { pino, type Logger } from 'pino'
import type { LogLevel } from './config/config.ts'

export type { Logger }

// Whatever object is logged by mistake, these never reach the log (conventions: no secrets or tokens in logs).
const secrets = ['authorization', 'cookie', 'set-cookie', 'password', 'token', 'access_token', 'refresh_token',
  'id_token', 'code', 'code_verifier', 'client_secret', 'x-xsrf-token']

/** The server's log: one JSON object a line on standard output, times in UTC (RFC 3339), secrets censored. */
export function createLog(level: LogLevel): Logger {
  const paths = secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`])
  return pino({
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths, censor: '[secret]' },
  })
}
