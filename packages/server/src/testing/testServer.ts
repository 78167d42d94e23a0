import { join } from 'node:path'
import { readConfig } from '../config/config.ts'
import { createServer, type ExtraRoutes } from '../createServer.ts'
import type { Database } from '../database/connect.ts'
import { findFreePort } from '../database/embedded/freePort.ts'
import type { FileStore } from '../files/fileStore.ts'
import type { Isolation } from '../isolation/isolation.ts'
import { createTestDatabase } from './testDatabase.ts'
import { startTestIssuer, type TestCaller, type TestIssuer } from './testIssuer.ts'

/** A GraphQL answer as it travels. */
export interface GraphqlAnswer {
  readonly data?: Record<string, unknown> | null
  readonly errors?: readonly {
    readonly message: string
    readonly path?: readonly (string | number)[]
    readonly locations?: readonly unknown[]
    readonly extensions: { readonly code: string; readonly requestId: string; readonly argument?: string }
  }[]
}

/** The whole server over a database of its own, with people from a small outside issuer. */
export interface TestServer {
  readonly url: string
  /** The content origin. */
  readonly contentUrl: string
  readonly database: Database
  readonly files: FileStore
  /** Where its files lie. */
  readonly filesDir: string
  /** Where the people come from. */
  readonly issuer: TestIssuer
  /** A call as the app makes it; null for one without a token. */
  call(query: string, variables?: object, caller?: TestCaller | null): Promise<GraphqlAnswer>
  /** A call of which the test says every detail beside the token. */
  post(init: RequestInit): Promise<Response>
  authorize(caller: TestCaller): Promise<string>
  close(): Promise<void>
}

/** What calls and sends files as a person does, whatever provider the people come from. */
export type CallingServer = Pick<TestServer, 'url' | 'call' | 'authorize'>

interface Options {
  readonly env?: Record<string, string>
  readonly appDir?: string
  readonly extra?: ExtraRoutes
  /** Whether jobs with `pollSeconds` start by themselves. @default false */
  readonly polls?: boolean
  /** Reads untrusted files. @default in child processes, as in the product */
  readonly isolation?: Isolation
}

/** The headers every call of the app carries (session.md S7.2). */
export const callHeaders = {
  accept: 'application/json',
  'content-type': 'application/json',
  'apollo-require-preflight': 'true',
} as const

/** As an app does: one token for many calls. A test that wants another names another session. */
function keepTokens(issuer: TestIssuer): (caller: TestCaller) => Promise<string> {
  const tokens = new Map<string, Promise<string>>()
  return (caller) => {
    const key = JSON.stringify(caller)
    const token = tokens.get(key) ?? issuer.authorize(caller)
    tokens.set(key, token)
    return token
  }
}

/** Calls of a server at an address, with people from an issuer. */
export function createCalls(
  url: string,
  issuer: TestIssuer,
): Pick<TestServer, 'url' | 'issuer' | 'post' | 'authorize' | 'call'> {
  const authorize = keepTokens(issuer)
  const post = (init: RequestInit): Promise<Response> => fetch(`${url}/graphql`, { method: 'POST', ...init })
  return {
    url,
    issuer,
    post,
    authorize: (caller) => issuer.authorize(caller),
    async call(query, variables = {}, caller = {}) {
      const authorization = caller === null ? {} : { authorization: await authorize(caller) }
      const response = await post({
        headers: { ...callHeaders, ...authorization },
        body: JSON.stringify({ query, variables }),
      })
      // The server's own tests read what the server says.
      return (await response.json()) as GraphqlAnswer
    },
  }
}

/** Starts one on a free port. */
export async function startTestServer({ env = {}, ...parts }: Options = {}): Promise<TestServer> {
  const [database, issuer, port] = await Promise.all([createTestDatabase(), startTestIssuer(), findFreePort()])
  const config = readConfig({
    DATABASE_URL: database.url,
    OIDC_ISSUER: issuer.url,
    PORT: String(port),
    LOG_LEVEL: 'silent',
    DATA_DIR: database.dataDir,
    // Tests call far more often than a person does; a test of the limit sets its own.
    CALLS_PER_MINUTE: '1000000',
    ...env,
  })
  const server = await createServer({ config, patience: 1000, polls: false, ...parts })
  await server.listen()
  return {
    ...createCalls(`http://127.0.0.1:${port}`, issuer),
    contentUrl: config.contentUrl.origin,
    database: server.database,
    files: server.files,
    filesDir: join(config.dataDir, 'files'),
    async close() {
      await server.close()
      await issuer.close()
      await database.close()
    },
  }
}
