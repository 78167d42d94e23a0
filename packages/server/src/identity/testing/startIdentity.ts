import { createServer } from 'node:http'
import { pino } from 'pino'
import { createTestOutbox } from '../../testing/testOutbox.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts'
import { createIdentity } from '../createIdentity.ts'
import type { EmbeddedIdentity, Identity, IdentityOptions } from '../identity.ts'

/** An embedded provider behind a real port, with the demo accounts. */
export interface RunningIdentity {
  readonly identity: Identity
  readonly embedded: EmbeddedIdentity
  readonly database: TestDatabase
  /** Origin of app and provider, such as http://127.0.0.1:41233. */
  readonly origin: string
  readonly issuer: string
  /** What the log was told at level error. */
  readonly errors: readonly string[]
  /** Stops server and provider; the database goes too unless it is to be used again. */
  stop(keepDatabase?: 'keep'): Promise<void>
}

type Choices = Partial<Pick<IdentityOptions, 'lifetimes' | 'signInLimits' | 'resetLimits'>> & {
  readonly database?: TestDatabase
  /** A port that was used before, to come back under the same address. */
  readonly port?: number
  readonly demo?: boolean
  /** A name of this machine: passkeys belong to names alone. */
  readonly hostname?: 'localhost'
  /** The address people would use, where a proxy stands in front; else the server's own. */
  readonly publicUrl?: string
}

const embedOrigin = 'https://portal.example.org'

/** Starts an embedded provider on a free port (or the one given) over a new database (or the one given). */
export async function startIdentity(choices: Choices = {}): Promise<RunningIdentity> {
  const {
    port = 0,
    demo = true,
    hostname = '127.0.0.1',
    publicUrl,
    database = await createTestDatabase(),
    ...tuning
  } = choices
  const errors: string[] = []
  const log = pino({ level: 'error' }, { write: (line) => errors.push(line) })
  let handle: Identity['handle'] | null = null
  const server = createServer((request, response) => {
    void handle?.(request, response).then((isHandled) => {
      if (!isHandled) response.writeHead(404).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  const origin = `http://${hostname}:${typeof address === 'object' && address ? address.port : port}`
  const config = {
    publicUrl: new URL(publicUrl ?? origin),
    identity: { kind: 'embedded' },
    oidcClientId: 'somo-app',
    oidcApiResource: 'somo-api',
    embedOrigins: [embedOrigin],
    demo,
  } as const
  const identity = await createIdentity({ config, database, log, outbox: createTestOutbox(database.pool), ...tuning })
  if (!identity.embedded) throw new Error('The configuration asks for the embedded provider.')
  await identity.seedDemoAccounts()
  handle = identity.handle
  return {
    identity,
    embedded: identity.embedded,
    database,
    origin,
    issuer: `${origin}/oidc`,
    errors,
    stop: async (keepDatabase) => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await identity.close()
      if (keepDatabase === undefined) await database.close()
    },
  }
}
