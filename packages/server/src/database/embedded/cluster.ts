import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../../config/startError.ts'
import type { Binaries } from './binaries.ts'
import { findFreePort } from './freePort.ts'
import type { RunAs } from './systemUser.ts'

/** One database cluster on disk, with what it takes to run it. */
export interface Cluster {
  readonly binaries: Binaries
  readonly user: RunAs
  /** Holds the folder `cluster` (the data), the file `password` and PostgreSQL's own log. */
  readonly home: string
}

/** What PostgreSQL writes about itself while it runs. */
export interface Postmaster {
  readonly pid: number
  readonly port: number
  readonly isReady: boolean
}

/** The name of the owner of everything in an embedded cluster. */
export const clusterOwner = 'somo'

/** The folder with the data themselves. */
export function dataFolder(cluster: Cluster): string {
  return join(cluster.home, 'cluster')
}

/**
 * The password of the cluster's owner, made with the cluster and readable by its system user alone.
 * @throws StartError where there is none: then the folder is somebody else's.
 */
export async function readPassword(cluster: Cluster): Promise<string> {
  const text = await readFile(join(cluster.home, 'password'), 'utf8').catch((cause: unknown) => {
    throw new StartError(`${cluster.home} holds no data of Somo: set DATA_DIR to another folder.`, { cause })
  })
  return text.trim()
}

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '60',
  log_min_messages: 'warning',
  log_checkpoints: 'off',
}

/**
 * Makes a cluster where there is none yet. It appears whole or not at all: a start that was killed in the middle
 * leaves a folder that nobody looks at, and of two starts at once the second finds the first one's.
 */
export async function createCluster(cluster: Cluster, extra: Record<string, string> = {}): Promise<void> {
  if (await exists(cluster.home)) return
  const staging = `${cluster.home}.new-${process.pid}-${randomBytes(4).toString('hex')}`
  await mkdir(staging, { recursive: true, mode: 0o700 })
  const passwordFile = join(staging, 'password')
  await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 })
  if (cluster.user !== null) {
    await chown(passwordFile, cluster.user.uid, cluster.user.gid)
    await chown(staging, cluster.user.uid, cluster.user.gid)
  }
  const options = Object.entries({ ...settings, ...extra }).map(([name, value]) => `--set=${name}=${value}`)
  await run(cluster, cluster.binaries.initdb, [
    `--pgdata=${join(staging, 'cluster')}`,
    `--username=${clusterOwner}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...options,
  ])
  await rename(staging, cluster.home).catch(async (error: unknown) => {
    await rm(staging, { recursive: true, force: true })
    if (!(await exists(cluster.home))) throw error
  })
}

/** Starts PostgreSQL on a port, a free one where none is given, in a session of its own, and waits until it takes connections. */
export async function startCluster(cluster: Cluster, port?: number): Promise<void> {
  const logFile = join(cluster.home, 'postgres.log')
  const size = await stat(logFile).then(
    (facts) => facts.size,
    () => 0,
  )
  if (size > 5_000_000) await rename(logFile, `${logFile}.old`)
  await run(cluster, cluster.binaries.pgCtl, [
    'start',
    '--wait',
    '--timeout=60',
    `--pgdata=${dataFolder(cluster)}`,
    `--log=${logFile}`,
    `--options=-p ${port ?? (await findFreePort())}`,
  ])
}

/** Ends PostgreSQL: open transactions are rolled back, everything committed is on disk when this returns. */
export async function stopCluster(cluster: Cluster): Promise<void> {
  await run(cluster, cluster.binaries.pgCtl, [
    'stop',
    '--mode=fast',
    '--wait',
    '--timeout=60',
    `--pgdata=${dataFolder(cluster)}`,
  ])
}

/** Who runs this cluster at the moment; null where nobody does. */
export async function findPostmaster(cluster: Cluster): Promise<Postmaster | null> {
  const file = join(dataFolder(cluster), 'postmaster.pid')
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null) return null
  const lines = text.split('\n')
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0) return null
  if (isRunningHere(pid, dataFolder(cluster))) {
    return { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' }
  }
  // The number belongs to another program by now, and PostgreSQL would refuse to start because of it. Of a process that is
  // gone the file stays: by it PostgreSQL finds out whether others of its processes still write into the folder.
  if (isAlive(pid)) await rm(file, { force: true })
  return null
}

/** True where there is a process of this number, whoever's it is. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** True where the process is alive and is a PostgreSQL on this very folder. */
function isRunningHere(pid: number, folder: string): boolean {
  if (!isAlive(pid)) return false
  if (process.platform !== 'linux') return true
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(folder)
  } catch {
    // It ended between the two questions.
    return false
  }
}

/** Runs one of the programs to its end; rejects with what it said when it fails. */
function run(cluster: Cluster, program: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    // PG* variables of the person's shell would change what the programs do.
    const env = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC', SystemRoot: process.env['SystemRoot'] }
    const child = spawn(program, args, {
      env,
      cwd: cluster.binaries.dir,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...cluster.user,
    })
    let output = ''
    const listen = (part: Buffer): void => {
      output = (output + part.toString('utf8')).slice(-4000)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.once('error', reject)
    // Not "close": the database that pg_ctl started may hold the pipes open for ever.
    child.once('exit', (code, signal) => {
      child.stdout.destroy()
      child.stderr.destroy()
      if (code === 0) resolve()
      else reject(new Error(`${program} ended with ${code ?? signal ?? 'nothing'}: ${output.trim()}`))
    })
  })
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
