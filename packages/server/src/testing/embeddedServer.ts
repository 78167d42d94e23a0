import { readConfig } from '../config/config.ts'
import { createServer } from '../createServer.ts'
import type { Database } from '../database/connect.ts'
import { findFreePort } from '../database/embedded/freePort.ts'
import type { EmbeddedIdentity } from '../identity/identity.ts'
import { type Browser, openBrowser } from '../identity/testing/browser.ts'
import { signInForTokens, type Tokens } from '../identity/testing/codeFlow.ts'
import { createTestDatabase } from './testDatabase.ts'
import { callHeaders, type GraphqlAnswer } from './testServer.ts'

/** The whole server with the provider inside it and its demo accounts, over a database of its own. */
export interface EmbeddedServer {
  readonly origin: string
  readonly issuer: string
  readonly database: Database
  readonly embedded: EmbeddedIdentity
  /** Signs in as the app does; the user agent is the browser's own description. */
  signIn(username: string, userAgent?: string): Promise<{ readonly browser: Browser; readonly tokens: Tokens }>
  /** A call as the app makes it; `more` are headers beside its own. */
  call(
    accessToken: string,
    query: string,
    variables?: object,
    more?: Readonly<Record<string, string>>,
  ): Promise<GraphqlAnswer>
  close(): Promise<void>
}

/** Starts one on a free port; `env` are settings of the test's own, `lines` get what is logged. */
export async function startEmbeddedServer({
  env = {},
  lines,
}: { readonly env?: Record<string, string>; readonly lines?: string[] } = {}): Promise<EmbeddedServer> {
  const [database, port] = await Promise.all([createTestDatabase(), findFreePort()])
  const config = readConfig({
    DATABASE_URL: database.url,
    PORT: String(port),
    LOG_LEVEL: 'silent',
    DEMO: 'true',
    CALLS_PER_MINUTE: '1000000',
    DATA_DIR: database.dataDir,
    ...env,
  })
  let embedded: EmbeddedIdentity | null = null
  const extra = (context: { readonly embedded: EmbeddedIdentity | null }) => {
    embedded = context.embedded
    return () => Promise.resolve(false)
  }
  const log = lines === undefined ? {} : { logTarget: { write: (line: string) => void lines.push(line) } }
  const server = await createServer({ config, patience: 1000, extra, ...log })
  if (embedded === null) throw new Error('The configuration asks for the embedded provider.')
  await server.listen()
  const { origin } = config.publicUrl
  const place = { origin, issuer: `${origin}/oidc` }
  return {
    ...place,
    embedded,
    database: server.database,
    async signIn(username, userAgent) {
      const browser = openBrowser(userAgent)
      return { browser, tokens: (await signInForTokens(place, browser, username)).tokens }
    },
    async call(accessToken, query, variables = {}, more = {}) {
      const headers = { ...callHeaders, ...more, authorization: `Bearer ${accessToken}` }
      const body = JSON.stringify({ query, variables })
      const response = await fetch(`${origin}/graphql`, { method: 'POST', headers, body })
      // The server's own tests read what the server says.
      return (await response.json()) as GraphqlAnswer
    },
    async close() {
      await server.close()
      await database.close()
    },
  }
}
