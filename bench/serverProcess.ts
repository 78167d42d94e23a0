import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A server in its own process. */
export interface ServerProcess {
  readonly origin: string
  /** Milliseconds from the start of the process to its first successful response. */
  readonly readyAfter: number
  /** Processor time of this process so far in milliseconds; null if the system does not report it. */
  readCpu(): number | null
  /** Current resident memory in MB; null if the system does not report it. */
  readMemory(): number | null
  stop(): Promise<void>
}

/** Two free neighbouring ports: one for the server, the next for course packages. */
export async function findPorts(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const place = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return place instanceof Object ? place.port : 0
}

/**
 * Starts a Node script and waits until its address answers successfully.
 * @param ready the path that is asked until it answers with 200
 * @throws with what the process said where it ends, or does not answer within a minute
 */
export async function startServer(script: string, env: Record<string, string>, ready: string): Promise<ServerProcess> {
  const port = await findPorts()
  const origin = `http://127.0.0.1:${port}`
  const dataDir = await mkdtemp(join(tmpdir(), 'somo-bench-data-'))
  const began = performance.now()
  const child = spawn(process.execPath, [join(import.meta.dirname, script)], {
    env: {
      ...ownEnvironment(),
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      PORT: String(port),
      DATA_DIR: dataDir,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => (output = (output + part.toString()).slice(-4000)))
  }
  const ended = once(child, 'exit')
  while (!(await isGood(`${origin}${ready}`))) {
    if (child.exitCode !== null || performance.now() - began > 60_000) {
      child.kill('SIGKILL')
      throw new Error(`${script} did not come up: ${output}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    await ended
    await rm(dataDir, { recursive: true, force: true })
  }
  const pid = child.pid ?? 0
  return {
    origin,
    readyAfter: performance.now() - began,
    readCpu: () => readCpu(pid),
    readMemory: () => readMemory(pid),
    stop,
  }
}

/** Removes the user's own server settings, which must not affect the measured server. */
function ownEnvironment(): Record<string, string> {
  const inherited = ['PATH', 'HOME', 'TMPDIR', 'SystemRoot', 'LANG']
  return Object.fromEntries(
    inherited.flatMap((key) => (process.env[key] === undefined ? [] : [[key, process.env[key]]])),
  )
}

async function isGood(address: string): Promise<boolean> {
  try {
    return (await fetch(address)).ok
  } catch {
    // Connection refused: keep waiting.
    return false
  }
}

function readCpu(pid: number): number | null {
  if (process.platform !== 'linux') return null
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  // User and system time in hundredths of a second.
  return (Number(fields[11]) + Number(fields[12])) * 10
}

function readMemory(pid: number): number | null {
  if (process.platform !== 'linux') return null
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return kilobytes === undefined ? null : Number(kilobytes) / 1024
}
