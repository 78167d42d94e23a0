import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const main = join(import.meta.dirname, '../../packages/server/src/main.ts')

/** The product as people start it: a separate process. */
export interface Product {
  readonly process: ChildProcess
  readonly url: string
  /** Everything written to stdout and stderr so far. */
  readonly log: () => string
}

/** Starts the product with its start command and waits for the line with its address. */
export async function startProduct(env: NodeJS.ProcessEnv): Promise<Product> {
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const chunks: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => void chunks.push(chunk))
  child.stderr.pipe(process.stderr)
  for await (const line of createInterface(child.stdout)) {
    const url = /ready: (\S+)/.exec(line)?.[1]
    if (url !== undefined) return { process: child, url, log: () => chunks.join('') }
  }
  throw new Error('The server ended before it was ready.')
}

/** Terminates a process and returns its exit code; null if a signal ended it. */
export async function endProduct(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
  return child.exitCode
}

/** Stops the database of a killed server, which survives it by design. */
export async function endDatabase(dataDir: string): Promise<void> {
  const file = join(dataDir, 'postgres/cluster/postmaster.pid')
  const pid = Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0])
  if (pid > 0) process.kill(pid, 'SIGINT')
}
