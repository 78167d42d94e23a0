import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { findFreePort } from '../database/embedded/freePort.ts'
import { createTestDatabase } from './testDatabase.ts'
import { startTestIssuer } from './testIssuer.ts'
import { createCalls, type TestServer } from './testServer.ts'

/** The product in a process of its own, as people start it, over a database that stays when the process is killed. */
export interface KillableServer extends TestServer {
  /** Starts the process anew and waits until it answers; the address stays the same. */
  start(): Promise<void>
  /** Ends the process as a machine that fails does: with SIGKILL, whatever it is doing. */
  kill(): Promise<void>
}

const main = join(import.meta.dirname, '../main.ts')

async function startProcess(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  for await (const line of createInterface(child.stdout)) {
    if (!line.includes('ready:')) continue
    child.stdout.resume()
    return child
  }
  throw new Error('The server ended before it was ready.')
}

/** Starts one on a free port. */
export async function startKillableServer(): Promise<KillableServer> {
  const [database, issuer, port] = await Promise.all([createTestDatabase(), startTestIssuer(), findFreePort()])
  const env = {
    ...{ PATH: process.env['PATH'], DATABASE_URL: database.url, DATA_DIR: database.dataDir },
    ...{ OIDC_ISSUER: issuer.url, PORT: String(port), LOG_LEVEL: 'silent' },
  }
  let child = await startProcess(env)
  const kill = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  return {
    ...createCalls(`http://127.0.0.1:${port}`, issuer),
    database,
    filesDir: join(database.dataDir, 'files'),
    kill,
    async start() {
      child = await startProcess(env)
    },
    async close() {
      await kill()
      await issuer.close()
      await database.close()
    },
  }
}
