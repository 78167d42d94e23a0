import { connect } from 'node:net'
import type { HealthPart, HealthPartId } from '@somo/graphql/schema'

/** How long a part may take to answer before it counts as down, in milliseconds. */
export const patience = 2000
/** From here on an answer counts as slow, in milliseconds. */
const slowFrom: Readonly<Record<HealthPartId, number>> = { DATABASE: 100, IDENTITY: 500, FILES: 100, MAIL: 1000 }

/**
 * Asks one part and measures its answer; never rejects. Without a question the part is not set up (OFF); without an
 * answer in time, or with a failure, it is DOWN.
 */
export async function probe(id: HealthPartId, ask: (() => Promise<unknown>) | null): Promise<HealthPart> {
  if (ask === null) return { id, state: 'OFF', latencyMs: null }
  const start = performance.now()
  try {
    await withinPatience(ask())
  } catch {
    return { id, state: 'DOWN', latencyMs: null }
  }
  const latencyMs = Math.round((performance.now() - start) * 10) / 10
  return { id, state: latencyMs >= slowFrom[id] ? 'SLOW' : 'UP', latencyMs }
}

function withinPatience<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('No answer in time.')), patience)
  return Promise.race([answer, promise]).finally(() => clearTimeout(timer))
}

/** Settles when the outside provider has shown its discovery document. @throws where it does not. */
export async function askDiscovery(issuer: string): Promise<void> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(patience) })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`The provider answers with status ${response.status}.`)
}

/** Settles when the mail server takes a connection. @throws where it does not. */
export function askMailServer(url: URL): Promise<void> {
  const port = url.port === '' ? defaultMailPort(url) : Number(url.port)
  return new Promise((resolve, reject) => {
    const socket = connect({ host: url.hostname, port, timeout: patience })
    const end = (settle: () => void) => () => {
      socket.destroy()
      settle()
    }
    socket.once('connect', end(resolve))
    socket.once(
      'timeout',
      end(() => reject(new Error('No answer in time.'))),
    )
    socket.once(
      'error',
      end(() => reject(new Error('No connection.'))),
    )
  })
}

const defaultMailPort = ({ protocol }: URL): number => (protocol === 'smtps:' ? 465 : 587)
