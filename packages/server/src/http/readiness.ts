import type pg from 'pg'
import { issuer, type ServerConfig } from '../config/config.ts'
import type { Logger } from '../log.ts'

/** Whether the parts behind the server answer. */
export interface Readiness {
  readonly isReady: boolean
  readonly database: 'up' | 'down'
  readonly provider: 'up' | 'down'
}

/** Asks both parts; the provider's answer is kept for a few seconds, so that asking costs it nothing. */
export function createReadinessCheck(config: ServerConfig, pool: pg.Pool, log: Logger): () => Promise<Readiness> {
  const discovery = `${ownAddress(config) ?? issuer(config)}/.well-known/openid-configuration`
  let provider: { readonly until: number; readonly answer: Promise<boolean> } = {
    until: 0,
    answer: Promise.resolve(false),
  }
  return async () => {
    if (Date.now() >= provider.until) provider = { until: Date.now() + 5000, answer: answers(discovery, log) }
    const [database, isProviderUp] = await Promise.all([answersQuery(pool, log), provider.answer])
    // A bad answer is asked for again at once: recovery should not wait for the clock.
    if (!isProviderUp) provider = { ...provider, until: 0 }
    return { isReady: database && isProviderUp, database: word(database), provider: word(isProviderUp) }
  }
}

function word(isUp: boolean): 'up' | 'down' {
  return isUp ? 'up' : 'down'
}

/** The embedded provider is asked where this process listens: its public address may lead over a proxy. */
function ownAddress({ identity, host, port }: ServerConfig): string | null {
  if (identity.kind === 'outside') return null
  if (host === '0.0.0.0') return `http://127.0.0.1:${port}/oidc`
  if (host === '::') return `http://[::1]:${port}/oidc`
  return `http://${host.includes(':') && !host.startsWith('[') ? `[${host}]` : host}:${port}/oidc`
}

async function answers(url: string, log: Logger): Promise<boolean> {
  try {
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(2000) })
    await response.body?.cancel()
    return response.ok
  } catch (err) {
    log.warn({ err }, 'The identity provider does not answer')
    return false
  }
}

async function answersQuery(pool: pg.Pool, log: Logger): Promise<boolean> {
  try {
    await pool.query('select 1')
    return true
  } catch (err) {
    log.warn({ err }, 'The database does not answer')
    return false
  }
}
