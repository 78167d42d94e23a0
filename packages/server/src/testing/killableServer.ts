import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { findFreePort } from '../database/embedded/freePort.ts'
import { createTestDatabase } from './testDatabase.ts'
import { startTestIssuer } from './testIssuer.ts'
import { openFolderStore } from '../files/folderStore.ts'
import { createCalls, type TestServer } from './testServer.ts'

/** The product in a process of its own, as people start it, over a database that stays when the process is killed. */
export interface KillableServer extends TestServer {
  /** Starts the process anew and waits until it answers; the address stays the same. */
  start(): Promise<void>
  /** Ends the process as a machine that fails does: with SIGKILL, whatever it is doing. */
  kill(): Promise<void>
  /** Asks the process to end, and waits until it has. */
  terminate(): Promise<void>
  /** The id of the process, which changes with every start. */
  readonly pid: number
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
    PATH: process.env['PATH'],
    DATABASE_URL: database.url,
    DATA_DIR: database.dataDir,
    OIDC_ISSUER: issuer.url,
    PORT: String(port),
    LOG_LEVEL: 'silent',
  }
  let child = await startProcess(env)
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  const kill = (): Promise<void> => end('SIGKILL')
  const filesDir = join(database.dataDir, 'files')
  const files = await openFolderStore(filesDir)
  return {
    ...createCalls(`http://127.0.0.1:${port}`, issuer),
    contentUrl: `http://127.0.0.1:${port + 1}`,
    database,
    files,
    filesDir,
    kill,
    terminate: () => end('SIGTERM'),
    get pid() {
      return child.pid ?? 0
    },
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
