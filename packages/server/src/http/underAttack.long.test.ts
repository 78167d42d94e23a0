import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findFreePort } from '../database/embedded/freePort.ts'
import { ask } from '../testing/ask.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { startTestIssuer, type TestIssuer } from '../testing/testIssuer.ts'
import { callHeaders } from '../testing/testServer.ts'

// The real process, so that its memory is its own.
const main = join(import.meta.dirname, '../main.ts')
let child: ChildProcess
let database: TestDatabase
let issuer: TestIssuer
let url: string
let output = ''

beforeAll(async () => {
  ;[database, issuer] = await Promise.all([createTestDatabase(), startTestIssuer()])
  const port = await findFreePort()
  url = `http://127.0.0.1:${port}`
  const { url: DATABASE_URL, dataDir: DATA_DIR } = database
  const places = { DATABASE_URL, DATA_DIR, OIDC_ISSUER: issuer.url, PORT: String(port) }
  // Far above the limit of a person's calls, so that every attack reaches the part it is made for.
  const env = { PATH: process.env['PATH'], LOG_LEVEL: 'info', CALLS_PER_MINUTE: '1000000', ...places }
  child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  await new Promise<void>((resolve, reject) => {
    const listen = (part: Buffer): void => {
      output += part.toString()
      if (output.includes('Somo is ready')) resolve()
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('exit', () => reject(new Error(output)))
  })
})
afterAll(async () => {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  if (child.kill('SIGTERM')) await ended
  await issuer.close()
  await database.close()
})

/** Resident memory of the server's process in MB, as it says itself. */
async function readMemory(): Promise<number> {
  const text = await (await ask(`${url}/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]) / 1024 ** 2
}

interface Attack {
  readonly headers?: Record<string, string>
  readonly body: string | Buffer
  readonly path?: string
}

const random = (bytes: number): string => randomBytes(bytes).toString('hex')
const json = (query: string, rest: object = {}): Attack => ({ body: JSON.stringify({ query, ...rest }) })

/** Each call differs from all before, so that whatever is kept for the next time is kept for nothing. */
const attacks: Readonly<Record<string, () => Attack>> = {
  'good documents that differ': () =>
    json(`query Q${random(8)} { units { a${random(200)}: defaultUnit { uuid name } } }`),
  'bad documents that differ': () => json(`{ x${random(4000)} }`),
  'documents at the limit': () => json(`{ version } # ${random(8000)}`),
  'operations that differ': () => json('query A { version } query B { version }', { operationName: random(5000) }),
  'variables that differ': () =>
    json('query($cap: Int!) { units { count(cap: $cap) } }', { variables: { cap: random(60_000) } }),
  'deep variables': () => ({
    body: `{"query":"{ version }","variables":{"a":${'['.repeat(60_000)}${']'.repeat(60_000)}}}`,
  }),
  'large bodies': () => ({ body: Buffer.alloc(250_000, 'x') }),
  'larger bodies that hide it': () => ({
    body: Buffer.alloc(400_000, 'x'),
    headers: { 'transfer-encoding': 'chunked' },
  }),
  'tokens that differ': () => ({
    ...json('{ version }'),
    headers: { authorization: `Bearer ${random(40)}.${random(4000)}.${random(128)}` },
  }),
  'no tokens': () => ({ ...json('{ version }'), headers: { authorization: '' } }),
  'paths that differ': () => ({ body: '', path: `/${random(1000)}` }),
  'names of requests': () => ({ ...json('{ version }'), headers: { 'x-request-id': random(30) } }),
}

/** Sends every attack so many times, sixteen at once; answers how many of each status came. */
async function strike(times: number): Promise<Map<number, number>> {
  const authorization = await issuer.authorize({ roles: ['ADMIN'] })
  const queue = Array.from({ length: times }, () => Object.values(attacks)).flat()
  const statuses = new Map<number, number>()
  const work = async (): Promise<void> => {
    for (let make = queue.pop(); make !== undefined; make = queue.pop()) {
      const { body, headers = {}, path = '/graphql' } = make()
      const isHidden = 'transfer-encoding' in headers
      const length = isHidden ? {} : { 'content-length': String(Buffer.byteLength(body)) }
      const all = { ...callHeaders, authorization, ...length, ...headers }
      const status = await ask(url + path, { method: 'POST', headers: all, body }).then((response) => response.status)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: 16 }, work))
  return statuses
}

describe('ASVS 29 many calls of every bad kind', () => {
  it('leave the server up, quick, quiet and no larger', { timeout: 120_000 }, async () => {
    await strike(80)
    const before = await readMemory()
    const statuses = await strike(250)
    const after = await readMemory()
    expect([...statuses.keys()].sort()).toEqual([200, 400, 401, 405, 413])
    // Some 200 MB of bodies came between the two; what is kept must not follow them.
    expect(after - before).toBeLessThan(120)
    expect(after).toBeLessThan(450)
    const began = performance.now()
    const headers = { ...callHeaders, authorization: await issuer.authorize({}) }
    const response = await ask(`${url}/graphql`, { method: 'POST', headers, ...json('{ version }') })
    expect(await response.json()).toEqual({ data: { version: '2.0.4' } })
    expect(performance.now() - began).toBeLessThan(2000)
    expect(child.exitCode).toBeNull()
    expect(output).not.toMatch(/"level":"(?:error|fatal)"|Unhandled|eyJ/)
  })
})
