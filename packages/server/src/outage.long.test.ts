import { spawn, type ChildProcess } from 'node:child_process'
import { chmod, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { findFreePort } from './database/embedded/freePort.ts'
import { openEmbedded } from './database/embedded/openEmbedded.ts'
import { openBrowser } from './identity/testing/browser.ts'
import { authorizationRequest, refresh, signInForTokens, tokensOf } from './identity/testing/codeFlow.ts'
import { callHeaders } from './testing/testServer.ts'

// The real process, whose database is killed as the machine would kill it.
const main = join(import.meta.dirname, 'main.ts')
let folder: string
let child: ChildProcess | null = null

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'somo-outage-'))
  await chmod(folder, 0o755)
})
afterEach(async () => {
  const ending = child
  child = null
  if (ending === null || ending.exitCode !== null || ending.signalCode !== null) return
  const ended = new Promise((resolve) => ending.once('exit', resolve))
  ending.kill('SIGTERM')
  await ended
})
afterAll(() => rm(folder, { recursive: true, force: true }))

interface Run {
  readonly origin: string
  readonly issuer: string
  /** The lines of the log so far. */
  readonly lines: () => readonly string[]
  readonly stderr: () => string
  readonly ended: Promise<number | null>
}

async function start(env: Readonly<Record<string, string>>): Promise<Run> {
  const port = await findFreePort()
  const process_ = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], PORT: String(port), LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child = process_
  let [stdout, stderr] = ['', '']
  process_.stdout.on('data', (part: Buffer) => (stdout += part.toString()))
  process_.stderr.on('data', (part: Buffer) => (stderr += part.toString()))
  const ended = new Promise<number | null>((resolve) => process_.once('close', resolve))
  const origin = `http://localhost:${port}`
  await vi.waitFor(() => expect(stdout, stderr).toContain('Data:'), { timeout: 60_000, interval: 100 })
  const lines = (): readonly string[] => stdout.split('\n').filter((line) => line.startsWith('{'))
  return { origin, issuer: `${origin}/oidc`, lines, stderr: () => stderr, ended }
}

const dataDir = () => join(folder, 'data')
const cluster = () => join(dataDir(), 'postgres/cluster')

async function postmaster(): Promise<{ readonly pid: number; readonly port: number }> {
  const lines = (await readFile(join(cluster(), 'postmaster.pid'), 'utf8')).split('\n')
  return { pid: Number(lines[0]), port: Number(lines[3]) }
}

async function connect(): Promise<pg.Client> {
  const password = await readFile(join(dataDir(), 'postgres/password'), 'utf8')
  const client = new pg.Client({
    host: '127.0.0.1',
    port: (await postmaster()).port,
    user: 'somo',
    password,
    database: 'somo',
  })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

const isReady = async ({ origin }: Run): Promise<boolean> => (await fetch(`${origin}/ready`)).ok

function ask({ origin }: Run, token: string): Promise<Response> {
  const body = JSON.stringify({ query: '{ me { profile { username } } }' })
  return fetch(`${origin}/graphql`, {
    method: 'POST',
    body,
    headers: { ...callHeaders, authorization: `Bearer ${token}` },
  })
}

/** What people and the app are answered while the database is away. */
async function expectWords(run: Run, token: string): Promise<void> {
  const words = /The service is briefly unavailable/
  const pages = [
    authorizationRequest(run).url,
    `${run.issuer}/forgot-password`,
    `${run.issuer}/interaction/x`,
    `${run.issuer}/invitation/${'x'.repeat(43)}`,
    `${run.origin}/legal/imprint`,
  ]
  for (const url of pages) {
    const answer = await fetch(url, { headers: { accept: 'text/html' }, redirect: 'manual' })
    const page = await answer.text()
    if (answer.status < 500) continue
    expect([url, answer.status]).toEqual([url, 503])
    expect(page).toMatch(words)
    expect(page).not.toMatch(/ECONN|postgres|at file|Error:/)
  }
  const german = await fetch(`${run.issuer}/forgot-password?lang=de`, { headers: { accept: 'text/html' } })
  if (german.status === 503) expect(await german.text()).toContain('Der Dienst ist kurz nicht verfügbar')
  const called = await ask(run, token)
  if (called.status === 200) return
  expect(called.status).toBe(503)
  expect(await called.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAVAILABLE' } }] })
}

const tellsOf = (lines: readonly string[], message: string): number =>
  lines.filter((line) => line.includes(message)).length

describe('the embedded PostgreSQL', { timeout: 120_000 }, () => {
  it('S7: is back within 10 s after a kill of itself or of one of its processes; sessions and jobs go on', async () => {
    const run = await start({ DATA_DIR: dataDir() })
    const { tokens } = await signInForTokens(run, openBrowser(), 'admin')
    const before = await postmaster()
    const busy = await connect()
    const busyPid = (await busy.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0
    const slow = busy.query('select pg_sleep(600)').catch(() => null)

    process.kill(before.pid, 'SIGKILL')
    let began = performance.now()
    await expectWords(run, tokens.access_token)
    await vi.waitFor(async () => expect(await isReady(run)).toBe(true), { timeout: 10_000, interval: 50 })
    expect(performance.now() - began).toBeLessThan(10_000)
    const after = await postmaster()
    expect(after.pid).not.toBe(before.pid)
    expect(after.port).toBe(before.port)
    // What was running in the old one has ended: it would have written beside the new one.
    expect(() => process.kill(busyPid, 0)).toThrow()
    await slow
    await busy.end().catch(() => undefined)

    const renewed = await tokensOf(await refresh(run, tokens.refresh_token))
    expect((await ask(run, renewed.access_token)).status).toBe(200)
    await vi.waitFor(() => expect(tellsOf(run.lines(), 'The database answers again')).toBe(1), { timeout: 10_000 })
    expect(tellsOf(run.lines(), 'The database does not answer')).toBe(1)
    expect(run.lines().length, run.lines().join('\n')).toBeLessThanOrEqual(4)

    const client = await connect()
    const pid = (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0
    process.kill(pid, 'SIGKILL')
    began = performance.now()
    await vi.waitFor(() => expect(tellsOf(run.lines(), 'The database answers again')).toBe(2), { timeout: 10_000 })
    await vi.waitFor(async () => expect(await isReady(run)).toBe(true), { timeout: 10_000, interval: 50 })
    expect(performance.now() - began).toBeLessThan(10_000)
    expect((await ask(run, renewed.access_token)).status).toBe(200)

    // The queue goes on: a message is taken, even one of a job that is not there.
    const jobs = await connect()
    await jobs.query(
      `insert into pgboss.job (name, data) values ('somo.job', '{"uuid": "00000000-0000-7000-8000-000000000000"}')`,
    )
    const waiting = `select state::text from pgboss.job where data ->> 'uuid' = '00000000-0000-7000-8000-000000000000'`
    await vi.waitFor(async () => expect((await jobs.query(waiting)).rows).toEqual([{ state: 'completed' }]), {
      timeout: 10_000,
    })
    await jobs.end()
  })

  it('S7: that cannot be started again ends the process with code 1 and a sentence', async () => {
    const run = await start({ DATA_DIR: dataDir() })
    const settings = join(cluster(), 'postgresql.conf')
    const settingsText = await readFile(settings, 'utf8')
    await rename(settings, `${settings}.kept`)
    await writeFile(settings, 'no_such_setting = 1\n')
    process.kill((await postmaster()).pid, 'SIGKILL')
    expect(await run.ended).toBe(1)
    expect(run.stderr()).toMatch(/^Somo stops: its database ended and did not come back\. .*\.$/m)
    await writeFile(settings, settingsText)
  })
})

describe('a database of one’s own', { timeout: 120_000 }, () => {
  it('S7: that goes away ends nothing: people read why, the log tells it once, and it is used again when it is back', async () => {
    const outside = { dataDir: join(folder, 'outside'), isDataDirChosen: true }
    const log = pino({ level: 'silent' })
    const database = await openEmbedded(outside, log)
    const { host, port, user, password } = database.connection
    const run = await start({
      DATABASE_URL: `postgres://${user}:${String(password)}@${host}:${port}/somo`,
      DATA_DIR: dataDir(),
    })
    const { tokens } = await signInForTokens(run, openBrowser(), 'admin')
    await database.stop()
    await vi.waitFor(async () => expect(await isReady(run)).toBe(false), { timeout: 10_000 })
    await expectWords(run, tokens.access_token)
    for (let calls = 0; calls < 20; calls += 1) await ask(run, tokens.access_token)
    expect((await ask(run, tokens.access_token)).status).toBe(503)
    expect(
      (await fetch(authorizationRequest(run).url, { headers: { accept: 'text/html' }, redirect: 'manual' })).status,
    ).toBe(503)
    expect(run.lines().length, run.lines().join('\n')).toBe(1)
    const again = await openEmbedded(outside, log, undefined, port)
    await vi.waitFor(async () => expect(await isReady(run)).toBe(true), { timeout: 10_000 })
    expect((await ask(run, tokens.access_token)).status).toBe(200)
    await vi.waitFor(() => expect(tellsOf(run.lines(), 'The database answers again')).toBe(1), { timeout: 5000 })
    const ending = child
    ending?.kill('SIGTERM')
    await run.ended
    await again.stop()
  })
})
