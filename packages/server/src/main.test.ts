import { spawn, type ChildProcess } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { findFreePort } from './database/embedded/freePort.ts'

// The real process with its embedded database, as `npm start` runs it.
const main = join(import.meta.dirname, 'main.ts')
const running = new Set<ChildProcess>()
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'somo-main-'))
  await chmod(folder, 0o755)
})
afterEach(async () => {
  for (const child of running) {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    if (child.exitCode === null && child.signalCode === null && child.kill('SIGTERM')) await ended
  }
  running.clear()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

interface Run {
  readonly child: ChildProcess
  readonly port: number
  /** Resolves with what was printed once the address is there; rejects when the process ends before. */
  readonly ready: Promise<string>
  readonly ended: Promise<{ code: number | null; stdout: string; stderr: string; ms: number }>
}

async function start(env: Record<string, string> = {}): Promise<Run> {
  const port = Number(env['PORT'] ?? (await findFreePort()))
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], DATA_DIR: join(folder, 'data'), PORT: String(port), LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  const began = performance.now()
  let [stdout, stderr] = ['', '']
  child.stderr.on('data', (part: Buffer) => (stderr += part.toString()))
  const ended = new Promise<{ code: number | null; stdout: string; stderr: string; ms: number }>((resolve) => {
    child.once('close', (code) => resolve({ code, stdout, stderr, ms: performance.now() - began }))
  })
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (part: Buffer) => {
      stdout += part.toString()
      if (/Data: .*\n/.test(stdout)) resolve(stdout)
    })
    void ended.then((end) => reject(new Error(`It ended with ${end.code}: ${end.stderr}`)))
  })
  ready.catch(() => undefined)
  return { child, port, ready, ended }
}

async function postmaster(): Promise<{ pid: number; port: number }> {
  const lines = (await readFile(join(folder, 'data/postgres/cluster/postmaster.pid'), 'utf8')).split('\n')
  return { pid: Number(lines[0]), port: Number(lines[3]) }
}

async function ask(text: string): Promise<unknown[]> {
  const password = (await readFile(join(folder, 'data/postgres/password'), 'utf8')).trim()
  const client = new pg.Client({
    host: '127.0.0.1',
    port: (await postmaster()).port,
    user: 'somo',
    password,
    database: 'somo',
  })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

describe('the one command', { timeout: 90_000 }, () => {
  it('says address and accounts, serves, and ends cleanly at SIGTERM, its database too', async () => {
    const run = await start()
    const output = await run.ready
    expect(output).toContain(`Somo is ready: http://localhost:${run.port}`)
    expect(output).toContain('learner, manager, admin, all (password "somo")')
    expect(output).toContain(join(folder, 'data'))
    expect((await fetch(`http://127.0.0.1:${run.port}/ready`)).status).toBe(200)
    const startedAt = performance.now()
    // Whoever starts it passes the signal on as well, so it comes twice; that is one wish, not impatience.
    run.child.kill('SIGTERM')
    run.child.kill('SIGINT')
    expect(await run.ended).toMatchObject({ code: 0, stderr: '' })
    expect(performance.now() - startedAt).toBeLessThan(8000)
    // PostgreSQL removes this file as the last thing of an orderly end.
    await expect(postmaster()).rejects.toThrow(/ENOENT/)
  })

  it('is refused a second time on the same data, and the first goes on', async () => {
    const first = await start()
    await first.ready
    const second = await start()
    const { code, stderr } = await second.ended
    expect(code).toBe(1)
    expect(stderr).toMatch(/^Somo does not start\. Another Somo is running on the data in [^\n]*\.\n$/)
    expect((await fetch(`http://127.0.0.1:${first.port}/ready`)).status).toBe(200)
  })

  it('starts again after kill -9 and has lost nothing that was committed', async () => {
    const first = await start()
    await first.ready
    await ask(
      `insert into unit (uuid, key, name) select gen_random_uuid(), 'k' || n, 'u' || n from generate_series(1, 500) n`,
    )
    const { pid: orphan } = await postmaster()
    first.child.kill('SIGKILL')
    await first.ended
    const second = await start()
    await second.ready
    expect(await ask(`select count(*)::int as n from unit where key like 'k%'`)).toEqual([{ n: 500 }])
    expect((await postmaster()).pid).toBe(orphan)

    await ask(`insert into unit (uuid, key, name) values (gen_random_uuid(), 'k501', 'last')`)
    second.child.kill('SIGKILL')
    process.kill(orphan, 'SIGKILL')
    await second.ended
    const third = await start()
    await third.ready
    expect((await postmaster()).pid).not.toBe(orphan)
    expect(await ask(`select count(*)::int as n from unit where key like 'k%'`)).toEqual([{ n: 501 }])
    expect((await fetch(`http://127.0.0.1:${third.port}/ready`)).status).toBe(200)
  })

  it('says so when its port is taken, and leaves no database behind', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as AddressInfo
    const run = await start({ PORT: String(port) })
    const { code, stderr } = await run.ended
    other.close()
    expect(code).toBe(1)
    expect(stderr).toBe(
      `Somo does not start. Port ${port} on 127.0.0.1 is taken: end the program that uses it, or set PORT to another.\n`,
    )
    await expect(postmaster()).rejects.toThrow(/ENOENT/)
  })

  it('says so when a setting is wrong, before it touches anything', async () => {
    const run = await start({
      DEMO: 'true',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'http://localhost:4000',
      DATA_DIR: join(folder, 'untouched'),
    })
    const { code, stderr } = await run.ended
    expect(code).toBe(1)
    expect(stderr).toMatch(/^Somo does not start\. DEMO=true is refused [^\n]*\n$/)
  })
})
